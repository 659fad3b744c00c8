import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../../domain/names.ts';
import type { Problem } from '../../../../domain/outcome.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import type { OrderDraftActor } from './text-order-props.ts';

/** Where the order is that was sent, and why it was refused. */
export function ConfirmationNotice({ draft }: { readonly draft: OrderDraftActor }) {
  const { t, i18n } = useTranslation();
  const shown = useShownColour();
  const snapshot = useSelector(draft, (current) => current);
  const { problem, draft: order } = snapshot.context;
  const status = holdUpOf(snapshot);
  if (status !== null)
    return <DeliveryBanner status={status} onRetry={() => draft.send({ type: 'order.retry' })} />;
  if (problem === null || !snapshot.matches({ reviewing: { order: 'refused' } })) return null;
  const named = order.lines
    .filter(({ product }) => skuIdsOf(problem).includes(product.id))
    .map(({ product }) => fullName(nameIn(i18n.language, product), shown(product)));
  return (
    <div ref={intoView}>
      <Banner
        kind="refused"
        title={t('textOrder.refused')}
        text={translateReason(i18n, problem, named.length > 0 ? named.join(', ') : undefined)}
      />
    </div>
  );
}

/** The products that a refusal is about: one, or those whose prices changed. */
function skuIdsOf({ details }: Problem): readonly unknown[] {
  const { sku_id: skuId, items } = details;
  return Array.isArray(items) ? items.map((item: { readonly sku_id?: unknown }) => item.sku_id) : [skuId];
}
