import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { nameActor } from '../../../i18n/translate-reason.ts';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import type { EditPaymentProps } from './edit-payment-props.ts';

/** That somebody confirmed or rejected the payment meanwhile, who and when: nothing of it can be corrected any more. */
export function OvertakenBanner({ edit }: Pick<EditPaymentProps, 'edit'>) {
  const { t, i18n } = useTranslation();
  const decision = useSelector(edit, ({ context }) => context.decision);
  if (decision === null) return null;
  const { status, by, at, reason } = decision;
  return (
    <div ref={intoView}>
      <Banner
        kind="info"
        title={t(`paymentEdit.overtaken.${status}`)}
        text={
          <>
            {by !== null &&
              at !== null &&
              t('paymentEdit.overtaken.by', { name: nameActor(i18n, by), at: formatDateTime(at) })}{' '}
            {reason !== '' && t('history.reason', { text: reason })} {t('paymentEdit.overtaken.text')}
          </>
        }
      />
    </div>
  );
}
