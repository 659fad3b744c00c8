import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import type { OrderScreenProps } from '../order/order-props.ts';
import { CancelQuestion } from './cancel-question.tsx';
import type { AskedOrder } from './order-home-props.ts';
import styles from './asked-order-sheet.module.css';

interface AskedOrderSheetProps extends Pick<OrderScreenProps, 'order' | 'proof'> {
  readonly asked: AskedOrder;
  readonly opened: boolean;
  readonly onCancel: () => void;
  /** Leads to the order itself. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** What can be done with an order of the list, and the question before it is cancelled. */
export function AskedOrderSheet({ order, proof, asked, opened, ...on }: AskedOrderSheetProps) {
  const { t } = useTranslation();
  const isAsking = useSelector(order, (snapshot) => snapshot.matches({ shown: 'askingCancel' }));
  const number = asked.order.order_no;
  if (asked.wish === null) {
    return (
      <BottomSheet
        name="asked-order"
        opened={opened}
        title={t('orders.actions', { number })}
        onClose={on.onClose}
      >
        <div className={styles.actions}>
          <Button look="quiet" onClick={on.onOpen}>
            {t('orders.open')}
          </Button>
          <Button look="quietDanger" onClick={on.onCancel}>
            {t('order.cancel')}
          </Button>
        </div>
      </BottomSheet>
    );
  }
  return (
    <BottomSheet
      name="asked-order"
      opened={opened}
      title={t('order.cancelTitle', { number })}
      onClose={keep}
      footer={
        <ButtonRow>
          <Button look="quiet" grow onClick={isAsking ? keep : on.onOpen}>
            {t(isAsking ? 'orders.keep' : 'orders.open')}
          </Button>
          {isAsking && (
            <Button look="danger" grow onClick={() => order.send({ type: 'dialog.accept' })}>
              {t('order.cancel')}
            </Button>
          )}
        </ButtonRow>
      }
    >
      <div className={styles.body}>
        <CancelQuestion order={order} proof={proof} />
      </div>
    </BottomSheet>
  );

  function keep(): void {
    if (isAsking) order.send({ type: 'dialog.dismiss' });
    on.onClose();
  }
}
