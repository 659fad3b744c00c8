import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import type { FeedbackFormProps } from './feedback-props.ts';

/** Why a feedback was refused, or why it is not there yet. */
export function FeedbackNotice({ feedback }: Pick<FeedbackFormProps, 'feedback'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(feedback, (current) => current);
  const { problem } = snapshot.context;
  const delivery = holdUpOf(snapshot);
  if (delivery !== null)
    return <DeliveryBanner status={delivery} onRetry={() => feedback.send({ type: 'feedback.retry' })} />;
  if (!snapshot.matches({ writing: 'refused' }) || problem === null) return null;
  return <Banner kind="refused" title={t('feedback.failed')} text={translateReason(i18n, problem)} />;
}
