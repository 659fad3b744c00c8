import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { largestPage as longFrom } from '../../../../domain/limits.ts';
import { groupRecords } from '../../../../domain/record-groups.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { NearRows } from '../../../ui/layout/near-rows.tsx';
import { GroupHead } from '../../record-lists/views/group-head.tsx';
import { ListFrame } from '../../record-lists/views/list-frame.tsx';
import { NothingListed } from '../../record-lists/views/nothing-listed.tsx';
import type { ListProps, PaymentListActor } from '../../record-lists/views/list-props.ts';
import { PaymentCard } from './payment-card.tsx';
import styles from '../../record-lists/views/list-frame.module.css';

/** Pixels of most cards on a phone. */
const cardHeight = 180;

interface PaymentListProps extends Pick<ListProps, 'groupPicker' | 'action'> {
  readonly payments: PaymentListActor;
  /** Leads to the orders. */
  readonly onOrders: () => void;
}

/** The payments by customer group, each with the orders that it pays. */
export function PaymentList({ payments, groupPicker, action, onOrders }: PaymentListProps) {
  const { t } = useTranslation();
  const items = useSelector(payments, ({ context }) => context.items);
  const whole = useSelector(payments, ({ context }) => context.groups);
  const groups = useMemo(() => groupRecords(items, whole), [items, whole]);
  return (
    <ListFrame
      kind="payments"
      list={payments}
      groupPicker={groupPicker}
      action={action}
      empty={
        <NothingListed
          list={payments}
          title={t('payments.empty.title')}
          text={t('payments.empty.text')}
          action={<Button onClick={onOrders}>{t('common.toOrders')}</Button>}
        />
      }
    >
      {groups.map((group) => (
        <div key={group.id} className={styles.group}>
          <GroupHead count={(count) => t('count.payments', { count })} group={group} />
          <NearRows
            items={group.records}
            keyOf={({ id }) => id}
            isLong={items.length > longFrom}
            rowHeight={cardHeight}
            list={payments}
            name={group.id}
            className={styles.cards}
          >
            {(payment) => <PaymentCard payment={payment} />}
          </NearRows>
        </div>
      ))}
    </ListFrame>
  );
}
