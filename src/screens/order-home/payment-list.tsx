import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { Row } from '../../ui/row.tsx';
import type { OrderHomeScreenProps } from './order-home-screen.tsx';

/** The payments, the newest first. */
export function PaymentList({ payments }: OrderHomeScreenProps) {
  const { t } = useTranslation();
  const items = useSelector(payments, ({ context }) => context.items);
  const hasMore = useSelector(payments, (snapshot) => snapshot.can({ type: 'list.more' }));
  return (
    <>
      <Card rows>
        {items.map((payment) => (
          <Row
            key={payment.id}
            title={`PAY-${payment.payment_no}`}
            text={payment.group_name}
            value={<Money amount={readWire(payment.paid_amount)} />}
            to={`/payment/${payment.id}`}
          />
        ))}
      </Card>
      {hasMore && (
        <Button look="quiet" onClick={() => payments.send({ type: 'list.more' })}>
          {t('common.loadMore')}
        </Button>
      )}
    </>
  );
}
