import { useTranslation } from 'react-i18next';
import { readConfirmer } from '../../../../domain/outcome.ts';
import type { BatchAnswer } from '../../../../machines/batch-confirmation/batch-confirmation-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { nameActor, translateReason } from '../../../i18n/translate-reason.ts';

/** Why a payment of a batch was not confirmed, in the person's language: where somebody else was quicker, who and when. */
export function useAnswerWords(): (answer: Pick<BatchAnswer, 'reason' | 'message' | 'details'>) => string {
  const { t, i18n } = useTranslation();
  return (answer) => {
    const { by, at } = readConfirmer({ ...answer, status: 409 });
    if (by !== null && at !== null) {
      const decided = { name: nameActor(i18n, by), at: formatDateTime(at) };
      if (answer.reason === 'already_confirmed') return t('confirmPayments.confirmedBy', decided);
      if (answer.reason === 'already_rejected') return t('confirmPayments.rejectedBy', decided);
    }
    return translateReason(i18n, answer);
  };
}
