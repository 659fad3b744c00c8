import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import type { LaneProps } from '../confirm/confirm-props.ts';
import { useAnswerWords } from '../use-answer-words.ts';

/** Where the confirmation is that has no answer yet, or why it was refused and what can be done. */
export function LaneNotice({ lane }: LaneProps) {
  const { t } = useTranslation();
  const wordsOf = useAnswerWords();
  const snapshot = useSelector(lane, (current) => current);
  const { problem, isUnread } = snapshot.context;
  const status = holdUpOf(snapshot);
  if (status !== null)
    return <DeliveryBanner status={status} onRetry={() => lane.send({ type: 'receipt.retry' })} />;
  if (problem === null) return null;
  if (snapshot.matches({ lane: 'overtaken' }))
    return (
      <Banner
        kind="info"
        title={t(
          problem.reason === 'already_confirmed'
            ? 'payment.alreadyConfirmed.title'
            : 'confirmPayments.lane.settled',
        )}
        text={wordsOf(problem)}
      />
    );
  return (
    <Banner
      kind="refused"
      title={t(isUnread ? 'payment.unreachable' : 'payment.refused')}
      text={isUnread ? undefined : wordsOf(problem)}
      action={
        <Button
          look="tonal"
          height={44}
          reason={snapshot.can({ type: 'payment.open' }) ? undefined : t('common.loading')}
          onClick={() => lane.send({ type: 'payment.open' })}
        >
          {t('payment.reload')}
        </Button>
      }
    />
  );
}
