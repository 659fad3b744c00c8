import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../../domain/names.ts';
import type { Problem } from '../../../../domain/outcome.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import type { CartScreenProps } from './cart-props.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';

/** The state of the order under way, and why the last one was refused. */
export function CartNotice({ cart }: Pick<CartScreenProps, 'cart'>) {
  const { t, i18n } = useTranslation();
  const shown = useShownColour();
  const snapshot = useSelector(cart, (current) => current);
  const { problem, lines } = snapshot.context;
  const { language } = i18n;
  const named = lines
    .filter(({ product }) => problem !== null && skuIdsOf(problem).includes(product.id))
    .map(({ product }) => fullName(nameIn(language, product), shown(product)));
  if (snapshot.matches('refused') && problem !== null) {
    return (
      <Banner
        kind="refused"
        title={t('cart.refused')}
        text={
          'address_id' in problem.details
            ? t('cart.addressGone')
            : translateReason(i18n, problem, named.length > 0 ? named.join(', ') : undefined)
        }
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

/** The products that a refusal is about: one, or those whose prices changed. */
function skuIdsOf({ details }: Problem): readonly unknown[] {
  const { sku_id: skuId, items } = details;
  return Array.isArray(items) ? items.map((item: { readonly sku_id?: unknown }) => item.sku_id) : [skuId];
}
