import { IconDeviceMobile, IconHistory, IconRoute, IconTerminal2 } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { useIsWide } from '../../../ui/layout/split-view.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import type { AuditScreenProps } from './audit-props.ts';
import { RecentRecords } from './recent-records.tsx';
import { RecordRow } from './record-row.tsx';
import { RecordSearch } from './record-search.tsx';
import styles from './audit.module.css';
import { usePurpose, useWorkflowName } from './audit-words.ts';

/** Where an audit begins: a recent record or one by its number, then this device, and each workflow and what it is for. */
export function AuditScreen({ search, payments, orders, workflows }: AuditScreenProps) {
  const { t } = useTranslation();
  const purposeOf = usePurpose();
  const nameOf = useWorkflowName();
  const state = useSelector(search, ({ value }) => statePath(value));
  const half = Math.ceil(workflows.length / 2);
  const columns = useIsWide() ? [workflows.slice(0, half), workflows.slice(half)] : [workflows];
  const records = useSelector(search, ({ context }) => context.records);
  return (
    <main className={styles.screen} data-screen="audit" data-state={state}>
      <PageHeader back={<BackButton fallback="/my" />} title={t('audit.title')} />
      <div className={styles.page}>
        <RecordSearch search={search} />
        {records.length > 0 ? (
          <Card rows>
            {records.map((record) => (
              <RecordRow key={record.id} record={record} />
            ))}
          </Card>
        ) : (
          <RecentRecords payments={payments} orders={orders} />
        )}
        <Card rows>
          <Row
            icon={<IconHistory size={22} aria-hidden="true" />}
            title={t('audit.stock')}
            text={t('audit.stockText')}
            to="/stock"
          />
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
        <div className={styles.beside}>
          {columns.map((column) => (
            <Card key={column[0]?.name} rows>
              {column.map((workflow) => (
                <Row
                  key={workflow.name}
                  icon={<IconRoute size={22} aria-hidden="true" />}
                  title={nameOf(workflow.name)}
                  text={purposeOf(workflow)}
                  to={`/audit/workflow/${workflow.name}`}
                />
              ))}
            </Card>
          ))}
        </div>
      </div>
    </main>
  );
}
