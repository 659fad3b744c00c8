import { IconCash, IconClipboardList, IconDeviceMobile, IconRoute, IconTerminal2 } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { FoundRecord } from '../../../../machines/record-search/record-search-machine.ts';
import { readWire } from '../../../../domain/money.ts';
import { formatShortDateTime } from '../../../i18n/format-date.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { useStatusLabel } from '../../../ui/values/status-chip.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import type { AuditScreenProps } from './audit-props.ts';
import { RecordSearch } from './record-search.tsx';
import styles from './audit.module.css';
import { usePurpose } from './audit-words.ts';

/** Where an audit begins: a record by its number, or a workflow and what it is for. */
export function AuditScreen({ search, workflows }: AuditScreenProps) {
  const { t } = useTranslation();
  const purposeOf = usePurpose();
  const state = useSelector(search, ({ value }) => statePath(value));
  const records = useSelector(search, ({ context }) => context.records);
  return (
    <main data-screen="audit" data-state={state}>
      <PageHeader back={<BackButton fallback="/my" />} title={t('audit.title')} />
      <div className={styles.page}>
        <RecordSearch search={search} />
        {records.length > 0 && (
          <Card rows>
            {records.map((record) => (
              <RecordRow key={record.id} record={record} />
            ))}
          </Card>
        )}
        <Card rows>
          <Row
            icon={<IconDeviceMobile size={22} aria-hidden="true" />}
            title={t('audit.device')}
            text={t('audit.deviceText')}
            to="/audit/device"
          />
          <Row
            icon={<IconTerminal2 size={22} aria-hidden="true" />}
            title={t('debug.title')}
            text={t('debug.text')}
            to="/audit/debug"
          />
        </Card>
        <SectionTitle>{t('audit.workflows')}</SectionTitle>
        <Card rows>
          {workflows.map((workflow) => (
            <Row
              key={workflow.name}
              icon={<IconRoute size={22} aria-hidden="true" />}
              title={purposeOf(workflow)}
              text={<span className="code">{workflow.name}</span>}
              to={`/audit/workflow/${workflow.name}`}
            />
          ))}
        </Card>
      </div>
    </main>
  );
}

function RecordRow({ record }: { readonly record: FoundRecord }) {
  const { kind, id, number, status, groupName, amount, since } = record;
  const label = useStatusLabel(kind, status);
  const Icon = kind === 'order' ? IconClipboardList : IconCash;
  const facts = [label, groupName].filter((fact) => fact !== '');
  return (
    <Row
      icon={<Icon size={22} aria-hidden="true" />}
      tone={kind === 'order' ? 'neutral' : 'paid'}
      title={kind === 'order' ? `#${number}` : `PAY-${number}`}
      text={
        <>
          {facts.join(' · ')} · <span className="code">{formatShortDateTime(since, useNow())}</span>
        </>
      }
      value={<Money amount={readWire(amount)} />}
      to={`/audit/${kind}/${id}`}
    />
  );
}
