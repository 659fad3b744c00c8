import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countPieces } from '../../../domain/cart.ts';
import { formatBaht } from '../../../domain/money.ts';
import { translateReason } from '../../i18n/translate-reason.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeliveryBanner } from '../../ui/delivery-banner.tsx';
import { Row } from '../../ui/row.tsx';
import type { CartScreenProps } from './cart-props.ts';

/** Where the order under way stands, and why the last one was refused. */
export function CartNotice({ cart }: Pick<CartScreenProps, 'cart'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(cart, (current) => current);
  const { submission, problem } = snapshot.context;
  if (snapshot.matches('refused') && problem !== null) {
    return (
      <Banner
        kind="refused"
        title={t('cart.refused')}
        text={translateReason(i18n, problem)}
        action={
          <Button look="tonal" height={44} onClick={() => cart.send({ type: 'order.acknowledge' })}>
            {t('cart.refusedAction')}
          </Button>
        }
      />
    );
  }
  if (submission === null) return null;
  const status = statusOf(snapshot);
  return (
    <>
      {status !== null && (
        <DeliveryBanner status={status} onRetry={() => cart.send({ type: 'order.retry' })} />
      )}
      <Card rows>
        <Row
          title={t('cart.submitting')}
          text={t('cart.confirmText', {
            kinds: submission.lines.length,
            pieces: countPieces(submission.lines),
          })}
          value={formatBaht(submission.total)}
        />
      </Card>
    </>
  );
}

function statusOf(snapshot: ReturnType<CartScreenProps['cart']['getSnapshot']>) {
  if (snapshot.matches('unreachable')) return 'unreachable';
  if (snapshot.matches({ submitting: 'waiting' })) return 'waiting';
  return snapshot.matches({ submitting: 'unknown' }) ? 'unknown' : null;
}
