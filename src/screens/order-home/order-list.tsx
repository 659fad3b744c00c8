import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../domain/money.ts';
import { formatShortDateTime } from '../../i18n/format-date.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { Row } from '../../ui/row.tsx';
import type { OrderHomeScreenProps } from './order-home-screen.tsx';

/** The orders by customer group. */
export function OrderList({ orders, now }: OrderHomeScreenProps) {
  const { t } = useTranslation();
  const items = useSelector(orders, ({ context }) => context.items);
  const hasMore = useSelector(orders, (snapshot) => snapshot.can({ type: 'list.more' }));
  return (
    <>
      <Card rows>
        {items.map((order) => (
          <Row
            key={order.id}
            title={`#${order.order_no}`}
            text={formatShortDateTime(order.ctime, now)}
            value={<Money amount={readWire(order.total_amount)} />}
            to={`/order/${order.id}`}
          />
        ))}
      </Card>
      {hasMore && (
        <Button look="quiet" onClick={() => orders.send({ type: 'list.more' })}>
          {t('common.loadMore')}
        </Button>
      )}
    </>
  );
}
