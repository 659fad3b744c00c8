import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { largestPage as longFrom } from '../../../../domain/limits.ts';
import { groupPayments } from '../../../../domain/payments/payment-groups.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { NearRows } from '../../../ui/layout/near-rows.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
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

/** The payments by customer group, each with the orders that it pays. */
export function PaymentList({ payments, onOrders }: PaymentListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const items = useSelector(payments, ({ context }) => context.items);
  const groups = useMemo(() => groupPayments(language, items), [language, items]);
  // The total of a group is known only once all its payments are loaded.
  const isWhole = useSelector(
    payments,
    ({ context }) => context.items.length >= (context.pagination?.total ?? 0),
  );
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
      {groups.map(({ name, records, total }) => (
        <div key={name} className={styles.group}>
          <SectionTitle
            strong
            aside={
              isWhole ? (
                <>
                  {t('count.payments', { count: records.length })} · <Money amount={total} />
                </>
              ) : (
                t('payments.shownOf', { count: records.length })
              )
            }
          >
            {name === '' ? t('orders.ungrouped') : name}
          </SectionTitle>
          <NearRows
            items={records}
            keyOf={({ id }) => id}
            isLong={items.length > longFrom}
            rowHeight={cardHeight}
            list={payments}
            name={name}
            className={styles.cards}
          >
            {(payment) => <PaymentCard payment={payment} />}
          </NearRows>
        </div>
      ))}
    </ListFrame>
  );
}
