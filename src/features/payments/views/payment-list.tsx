import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { largestPage as longFrom } from '../../../../domain/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { NearRows } from '../../../ui/layout/near-rows.tsx';
import { ListFrame } from '../../record-lists/views/list-frame.tsx';
import { NothingListed } from '../../record-lists/views/nothing-listed.tsx';
import type { PaymentListActor } from '../../record-lists/views/list-props.ts';
import { PaymentCard } from './payment-card.tsx';
import styles from '../../record-lists/views/list-frame.module.css';

/** Pixels of most cards on a phone. */
const cardHeight = 180;

interface PaymentListProps {
  readonly payments: PaymentListActor;
  /** Leads to the orders. */
  readonly onOrders: () => void;
}

/** The payments, each with the orders that it pays. */
export function PaymentList({ payments, onOrders }: PaymentListProps) {
  const { t } = useTranslation();
  const items = useSelector(payments, ({ context }) => context.items);
  return (
    <ListFrame
      kind="payments"
      list={payments}
      empty={
        <NothingListed
          list={payments}
          title={t('payments.empty.title')}
          text={t('payments.empty.text')}
          action={<Button onClick={onOrders}>{t('common.toOrders')}</Button>}
        />
      }
    >
      <NearRows
        items={items}
        keyOf={({ id }) => id}
        isLong={items.length > longFrom}
        rowHeight={cardHeight}
        list={payments}
        name="payments"
        className={styles.cards}
      >
        {(payment) => <PaymentCard payment={payment} />}
      </NearRows>
    </ListFrame>
  );
}
