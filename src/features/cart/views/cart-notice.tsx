import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import type { CartScreenProps } from './cart-props.ts';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';

/** The state of the order under way, and why the last one was refused. */
export function CartNotice({ cart }: Pick<CartScreenProps, 'cart'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(cart, (current) => current);
  const { problem, lines } = snapshot.context;
  const refused = lines.find(({ product }) => product.id === problem?.details['sku_id'])?.product;
  if (snapshot.matches('refused') && problem !== null) {
    return (
      <Banner
        kind="refused"
        title={t('cart.refused')}
        text={translateReason(i18n, problem, refused && fullName(nameIn(i18n.language, refused), refused))}
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
