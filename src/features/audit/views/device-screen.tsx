import { IconAlertTriangle, IconCloudUp, IconFileImport, IconHistory } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import type { DeviceScreenProps } from './audit-props.ts';
import styles from './audit.module.css';
import { useWorkflowName } from './audit-words.ts';

/** What this device has noted: streams that can be opened, what waits to be sent, and logs from elsewhere. */
export function DeviceScreen({ device, unsent, isLogRefused, onLog }: DeviceScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(device, (current) => current);
  const nameOf = useWorkflowName();
  const { streams } = snapshot.context;
  return (
    <main className={styles.screen} data-screen="audit-device" data-state={statePath(snapshot.value)}>
      <PageHeader back={<BackButton fallback="/audit" />} title={t('audit.device')} />
      <div className={styles.page}>
        <label className={styles.pick}>
          <IconFileImport size={20} aria-hidden="true" />
          {t('audit.openLog')}
          <input
            className="unseen"
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) onLog(file);
              target.value = '';
            }}
          />
        </label>
        <div role="alert">{isLogRefused && <p className={styles.wrong}>{t('audit.notLog')}</p>}</div>
        {unsent > 0 && (
          <Card rows>
            <Row
              icon={<IconCloudUp size={22} aria-hidden="true" />}
              tone="warn"
              title={t('unsent.title')}
              value={<span className="num">{unsent}</span>}
              to="/my/unsent"
            />
          </Card>
        )}
        <SectionTitle>{t('audit.streams')}</SectionTitle>
        {snapshot.matches('loading') && streams.length === 0 && <SkeletonList of="rows" count={4} />}
        {snapshot.matches('unreadable') && (
          <ErrorState
            title={t('audit.unreadable.title')}
            text={t('audit.unreadable.text')}
            onRetry={() => device.send({ type: 'list.refresh' })}
          />
        )}
        {snapshot.matches('listed') && streams.length === 0 && (
          <EmptyState title={t('audit.noSteps.title')} text={t('audit.noSteps.text')} />
        )}
        {streams.length > 0 && (
          <Card rows>
            {streams.map(({ stream, workflow, id, events, isFinished, isSetAside }) => (
              <Row
                key={stream}
                icon={
                  isSetAside ? (
                    <IconAlertTriangle size={22} aria-hidden="true" />
                  ) : (
                    <IconHistory size={22} aria-hidden="true" />
                  )
                }
                tone={isSetAside ? 'warn' : 'neutral'}
                title={nameOf(workflow)}
                text={
                  <span className={styles.stream}>
                    {[
                      ...(id === '' ? [] : [id]),
                      t('audit.events', { count: events }),
                      ...(isSetAside ? [t('audit.setAside')] : []),
                      ...(isFinished ? [t('audit.finished')] : []),
                    ].join(' · ')}
                  </span>
                }
                to={`/audit/stream/${stream.split('/').map(encodeURIComponent).join('/')}`}
              />
            ))}
          </Card>
        )}
      </div>
    </main>
  );
}
