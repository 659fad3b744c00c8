import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBaht, parseBaht, readWire } from '../../../../../domain/money.ts';
import { isNothingReceived } from '../../../../../domain/payments/payment-form.ts';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { isPointerFine } from '../../../../ui/layout/pointer.ts';
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx';
import { usePhotoObstacle } from '../../../photos/views/use-photo-obstacle.ts';
import type { ShownPaymentProps } from '../payment-props.ts';

const ReceiptForm = lazy(() =>
  import('./receipt-form.tsx').then((module) => ({ default: module.ReceiptForm })),
);

/** The receipt sheet is the confirmation: the amount that came in, and more photos where there are any. */
export function ReceiptSheet(props: ShownPaymentProps) {
  const { payment: actor, value, isTakingPhotos } = props;
  const { t } = useTranslation();
  const mayConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'receipt.confirm' }));
  const obstacle = usePhotoObstacle(
    useSelector(actor, ({ context }) => context.photos),
    isTakingPhotos,
  );
  const amount = useSelector(actor, ({ context }) => parseBaht(context.amount));
  function whyNot() {
    if (!mayConfirm) return t('permission.confirmReceipt');
    const isNothing = isNothingReceived(readWire(value.should_paid_amount), amount);
    return isNothing ? t('proof.mistake.nothingPaid') : obstacle;
  }
  return (
    <BottomSheet
      name="receipt"
      opened={useSelector(actor, (snapshot) => snapshot.matches({ payment: 'editing' }))}
      title={t('payment.sheetTitle')}
      isForm
      focusesField={isPointerFine()}
      onClose={() => actor.send({ type: 'receipt.close' })}
      footer={
        <ButtonRow>
          <Button
            height={52}
            submit
            grow
            reason={whyNot()}
            onClick={() => actor.send({ type: 'receipt.confirm' })}
          >
            {amount === null
              ? t('payment.confirm')
              : t('payment.confirmAmount', { amount: formatBaht(amount) })}
          </Button>
        </ButtonRow>
      }
    >
      <Suspense>
        <ReceiptForm {...props} />
      </Suspense>
    </BottomSheet>
  );
}
