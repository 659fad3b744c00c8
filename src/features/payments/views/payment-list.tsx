import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../domain/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ListFrame } from '../../record-lists/views/list-frame.tsx';
import { NothingListed } from '../../record-lists/views/nothing-listed.tsx';
import type { OrderHomeScreenProps } from '../../orders/views/order-home/order-home-props.ts';
import { PaymentCard } from './payment-card.tsx';
import styles from '../../record-lists/views/list-frame.module.css';

/** The payments, each with the orders that it pays. */
export function PaymentList(props: OrderHomeScreenProps) {
  const { payments, onTab } = props;
  const { t } = useTranslation();
  const items = useSelector(payments, ({ context }) => context.items);
  return (
    <ListFrame
      {...props}
      list={payments}
      total={items.reduce((sum, payment) => sum + readWire(payment.paid_amount), 0)}
      empty={
        <NothingListed
          list={payments}
          title={t('payments.empty.title')}
          text={t('payments.empty.text')}
          action={<Button onClick={() => onTab('orders')}>{t('common.toOrders')}</Button>}
        />
      }
    >
      <ul className={styles.cards}>
        {items.map((payment) => (
          <PaymentCard key={payment.id} {...props} payment={payment} />
        ))}
      </ul>
    </ListFrame>
  );
}
