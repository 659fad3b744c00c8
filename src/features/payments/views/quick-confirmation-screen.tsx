import { IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { ActionCard, StickyBar, useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import type { LaneProps, RejectingProps } from './confirm-props.ts';
import { LaneActions, LaneQuestion, LaneSkip } from './lane-actions.tsx';
import { LaneFacts } from './lane-facts.tsx';
import { LaneNotice } from './lane-notice.tsx';
import { LanePhoto } from './lane-photo.tsx';
import styles from './lane.module.css';
import { RejectionProblem } from './rejection-notice.tsx';

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
  const state = useSelector(lane, ({ value }) => statePath(value));
  const { queue, at, confirmed, rejected, skipped } = useSelector(lane, ({ context }) => context);
  const isDesktop = useIsDesktop();
  const payment = queue[at];
  const close = (
    <IconButton label={t('common.close')} icon={<IconX size={24} aria-hidden="true" />} onClick={onLeave} />
  );
  if (payment === undefined) {
    return (
      <main data-screen="quick-confirmation" data-state={state}>
        <PageHeader back={close} title={t('confirmPayments.oneByOne')} />
        {notice}
        <EmptyState
          title={t('confirmPayments.lane.finished')}
          text={t('confirmPayments.lane.summary', { confirmed, rejected, skipped })}
          action={<Button onClick={onLeave}>{t('confirmPayments.lane.toList')}</Button>}
        />
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
        title={t('confirmPayments.lane.place', { at: at + 1, count: queue.length })}
        actions={<LaneSkip lane={lane} />}
      >
        <progress className={styles.progress} value={at} max={queue.length} aria-hidden="true" />
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
