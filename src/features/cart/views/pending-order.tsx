import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countPieces } from '../../../../domain/orders/cart.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import type { CartScreenProps } from './cart-props.ts';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';

/** The order that was taken out of the cart and is on its way. */
export function PendingOrder({ cart }: Pick<CartScreenProps, 'cart'>) {
  const { t } = useTranslation();
  const submission = useSelector(cart, ({ context }) => context.submission);
  const status = useSelector(cart, deliveryOf);
  if (submission === null || status === null) return null;
  const { lines, total } = submission;
  return (
    <Card rows>
      <Row
        title={t(`cart.pending.${status}`)}
        text={`${t('count.kinds', { count: lines.length })} · ${t('count.pieces', { count: countPieces(lines) })}`}
        value={<Money amount={total} />}
      />
    </Card>
  );
}
