import { IconPrinter } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { dayCloseMachine } from '../../../../machines/day-close/day-close-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SaveSheetButton } from '../../sheets/views/save-sheet-button.tsx';
import { DayCloseBody } from './day-close-body.tsx';
import styles from './day-close.module.css';
import { DayPicker } from './day-picker.tsx';

interface DayCloseScreenProps {
  readonly reading: ActorRefFrom<typeof dayCloseMachine>;
  /** Both as `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  /** What becomes of the sheet that was asked for. */
  readonly notice: ReactNode;
  readonly onDay: (day: string) => void;
  readonly onPrint: () => void;
  readonly onSave: () => void;
}

/** What came in on a day, from whom and by whom, and what is still to be seen to. */
export function DayCloseScreen({ reading, day, today, notice, onDay, onPrint, onSave }: DayCloseScreenProps) {
  const { t, i18n } = useTranslation();
  const { value: state, context } = useSelector(reading, (snapshot) => snapshot);
  const { close, problem, isStale } = context;
  const open = () => reading.send({ type: 'day.open' });
  return (
    <main className={styles.screen} data-screen="day-close" data-state={state}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('dayClose.title')}
        actions={
          close !== null && (
            <>
              <IconButton
                label={t('dayClose.print')}
                icon={<IconPrinter size={22} aria-hidden="true" />}
                onClick={onPrint}
              />
              <SaveSheetButton onSave={onSave} />
            </>
          )
        }
      />
      {notice}
      <PageColumn>
        {isStale && <OutdatedBanner title={t('dayClose.unreachable')} onRetry={open} />}
        <DayPicker day={day} today={today} onDay={onDay} />
        {close !== null && <DayCloseBody close={close} isToday={day === today} />}
        {close === null && state === 'loading' && <SkeletonList of="rows" count={6} />}
        {state === 'unloaded' && (
          <ErrorState title={t('dayClose.unreachable')} text={t('state.unreachable.text')} onRetry={open} />
        )}
        {state === 'missing' && (
          <EmptyState
            title={t('dayClose.refused')}
            text={problem === null ? '' : translateReason(i18n, problem)}
          />
        )}
      </PageColumn>
    </main>
  );
}
