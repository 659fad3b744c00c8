import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxRejectReason } from '../../../../domain/limits.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { isPointerFine } from '../../../ui/layout/pointer.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import type { PaymentScreenProps } from './payment-props.ts';
import styles from './payment-screen.module.css';

/** Asks why a payment is rejected, and says what follows from it. */
export function RejectionSheet({ rejection }: Pick<PaymentScreenProps, 'rejection'>) {
  const { t } = useTranslation();
  const { reason, mistake } = useSelector(rejection, ({ context }) => context);
  return (
    <BottomSheet
      name="rejection"
      opened={useSelector(rejection, (snapshot) => snapshot.matches('asking'))}
      title={t('payment.rejection.title')}
      isForm
      focusesField={isPointerFine()}
      onClose={() => rejection.send({ type: 'rejection.close' })}
      footer={
        <ButtonRow>
          <Button look="quiet" grow onClick={() => rejection.send({ type: 'rejection.close' })}>
            {t('common.keep')}
          </Button>
          <Button look="danger" submit grow onClick={() => rejection.send({ type: 'rejection.confirm' })}>
            {t('payment.rejection.confirm')}
          </Button>
        </ButtonRow>
      }
    >
      <TextBox
        label={t('payment.rejection.reason')}
        value={reason}
        maxLength={maxRejectReason}
        onChange={(text) => rejection.send({ type: 'reason.change', text })}
      />
      {mistake !== null && (
        <p className={styles.mistake} role="alert">
          {t('payment.rejection.reasonNeeded')}
        </p>
      )}
      <p className={styles.effect}>{t('payment.rejection.effect')}</p>
    </BottomSheet>
  );
}
