import { IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translateReason } from '../../../../i18n/translate-reason.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { statePath } from '../../../../ui/layout/state-path.ts';
import { ActionCard, StickyBar, useIsDesktop } from '../../../../ui/layout/sticky-bar.tsx';
import type { LaneProps, RejectingProps } from '../confirm/confirm-props.ts';
import { LaneActions, LaneQuestion, LaneSkip } from './lane-actions.tsx';
import { LaneFacts } from './lane-facts.tsx';
import { LaneNotice } from './lane-notice.tsx';
import { LanePhoto } from './lane-photo.tsx';
import styles from './lane.module.css';
import { RejectionProblem } from '../rejection-notice.tsx';

interface QuickConfirmationScreenProps extends LaneProps, RejectingProps {
  readonly onLeave: () => void;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}

/** One paid payment after the other: its proof, what was due and what came in, and two buttons. */
export function QuickConfirmationScreen({
  lane,
  onLeave,
  notice,
  ...rejecting
}: QuickConfirmationScreenProps) {
  const { t } = useTranslation();
  const state = useSelector(lane, ({ value }) => statePath(value.lane));
  const context = useSelector(lane, (snapshot) => snapshot.context);
  const { queue, at } = context;
  // Counted when the round began, until all of it was read.
  const count = context.pages === null ? queue.length : Math.max(context.pages.total, queue.length + 1);
  const isDesktop = useIsDesktop();
  const payment = queue[at];
  const close = (
    <IconButton label={t('common.close')} icon={<IconX size={24} aria-hidden="true" />} onClick={onLeave} />
  );
  if (payment === undefined) {
    const isEnd = context.pages === null;
    return (
      <main data-screen="quick-confirmation" data-state={state}>
        <PageHeader
          back={close}
          title={
            isEnd ? t('confirmPayments.oneByOne') : t('confirmPayments.lane.place', { at: at + 1, count })
          }
        />
        {notice}
        {isEnd ? <LaneEnd lane={lane} onLeave={onLeave} /> : <NextPage lane={lane} />}
      </main>
    );
  }
  return (
    <main
      data-screen="quick-confirmation"
      data-state={state}
      data-payment={payment.id}
      className={styles.lane}
    >
      <PageHeader
        back={close}
        title={t('confirmPayments.lane.place', { at: at + 1, count })}
        actions={<LaneSkip lane={lane} />}
      >
        <progress className={styles.progress} value={at} max={count} aria-hidden="true" />
      </PageHeader>
      <div className={styles.beside}>
        <LanePhoto key={payment.id} payment={payment} next={queue[at + 1]} />
        <div className={styles.side}>
          {notice}
          <LaneNotice lane={lane} />
          {rejecting.withRejection(
            payment.id,
            (rejection) => (
              <RejectionProblem rejection={rejection} />
            ),
            () => null,
          )}
          <LaneFacts payment={payment} />
          {isDesktop && <LaneActions lane={lane} payment={payment} bar={ActionCard} {...rejecting} />}
        </div>
      </div>
      {!isDesktop && <LaneActions lane={lane} payment={payment} bar={StickyBar} {...rejecting} />}
      <LaneQuestion lane={lane} payment={payment} />
    </main>
  );
}

/** What was done in the round. */
function LaneEnd({ lane, onLeave }: LaneProps & Pick<QuickConfirmationScreenProps, 'onLeave'>) {
  const { t } = useTranslation();
  const { confirmed, rejected, skipped, taken } = useSelector(lane, ({ context }) => context);
  const summary = t('confirmPayments.lane.summary', { confirmed, rejected, skipped });
  return (
    <EmptyState
      title={t('confirmPayments.lane.finished')}
      text={taken === 0 ? summary : `${summary} ${t('confirmPayments.lane.taken', { count: taken })}`}
      action={<Button onClick={onLeave}>{t('confirmPayments.lane.toList')}</Button>}
    />
  );
}

/** Waits for the payments behind those that were looked at, or says that they could not be read. */
function NextPage({ lane }: LaneProps) {
  const { t, i18n } = useTranslation();
  const isStalled = useSelector(lane, (snapshot) => snapshot.hasTag('stalled'));
  const problem = useSelector(lane, ({ context }) => context.pagesProblem);
  if (!isStalled) return <SkeletonList of="rows" count={5} />;
  return (
    <ErrorState
      title={t('common.stalled')}
      text={problem === null ? t('state.unreachable.text') : translateReason(i18n, problem)}
      onRetry={() => lane.send({ type: 'pages.retry' })}
    />
  );
}
