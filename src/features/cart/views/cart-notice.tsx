import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import type { CartScreenProps } from './cart-props.ts';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { useProductRefusal } from '../../../ui/feedback/product-refusal.ts';

/** The state of the order under way, and why the last one was refused. */
export function CartNotice({ cart }: Pick<CartScreenProps, 'cart'>) {
  const { t } = useTranslation();
  const reasonOf = useProductRefusal();
  const snapshot = useSelector(cart, (current) => current);
  const { problem, lines } = snapshot.context;
  if (snapshot.matches('refused') && problem !== null) {
    return (
      <Banner
        kind="refused"
        title={t('cart.refused')}
        text={'address_id' in problem.details ? t('cart.addressGone') : reasonOf(problem, lines)}
        action={
          <Button look="tonal" height={44} onClick={() => cart.send({ type: 'order.acknowledge' })}>
            {t('cart.refusedAction')}
          </Button>
        }
      />
    );
  }
  const status = holdUpOf(snapshot);
  return status === null ? null : (
    <DeliveryBanner
      status={status}
      onRetry={() => cart.send({ type: 'order.retry' })}
      wayOut={
        <Button look="text" height={44} onClick={() => cart.send({ type: 'order.takeBack' })}>
          {t('cart.takeBack')}
        </Button>
      }
    />
  );
}
