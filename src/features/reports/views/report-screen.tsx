import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ReportDays } from '../../../../domain/reports/report-days.ts';
import type { reportMachine } from '../../../../machines/report/report-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SaveSheetButton } from '../../sheets/views/save-sheet-button.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportHead } from './report-head.tsx';
import type { ReportedGroup } from './report-head.tsx';
import styles from './report.module.css';

interface ReportScreenProps {
  readonly reading: ActorRefFrom<typeof reportMachine>;
  readonly days: ReportDays;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onDays: (days: ReportDays) => void;
  /** Left out where somebody reads what the own group bought. */
  readonly group?: ReportedGroup;
  readonly onSave?: () => void;
  /** What becomes of the sheet that was asked for. */
  readonly notice?: ReactNode;
}

/** What was sold in some days, how it was paid, what is owed, and what sold best. */
export function ReportScreen({ reading, days, today, onDays, group, onSave, notice }: ReportScreenProps) {
  const { t, i18n } = useTranslation();
  const { value: state, context } = useSelector(reading, (snapshot) => snapshot);
  const { report, problem, isStale } = context;
  const open = () => reading.send({ type: 'report.open' });
  return (
    <main className={styles.screen} data-screen="report" data-state={state}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t(group === undefined ? 'report.myTitle' : 'report.title')}
        actions={report !== null && onSave !== undefined && <SaveSheetButton onSave={onSave} />}
      >
        <ReportHead days={days} today={today} onDays={onDays} {...(group === undefined ? {} : { group })} />
      </PageHeader>
      {notice}
      <PageColumn>
        {isStale && <OutdatedBanner title={t('report.unreachable')} onRetry={open} />}
        {report !== null && (
          <ReportBody report={report} today={today} groupId={group === undefined ? null : group.id} />
        )}
        {report === null && state === 'loading' && <SkeletonList of="rows" count={6} />}
        {state === 'unloaded' && (
          <ErrorState title={t('report.unreachable')} text={t('state.unreachable.text')} onRetry={open} />
        )}
        {state === 'missing' && (
          <EmptyState
            title={t('report.refused')}
            text={problem === null ? '' : translateReason(i18n, problem)}
          />
        )}
      </PageColumn>
    </main>
  );
}
