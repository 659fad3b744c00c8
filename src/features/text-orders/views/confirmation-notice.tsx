import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { useProductRefusal } from '../../../ui/feedback/product-refusal.ts';
import type { OrderDraftActor } from './text-order-props.ts';

/** Where the order is that was sent, and why it was refused. */
export function ConfirmationNotice({ draft }: { readonly draft: OrderDraftActor }) {
  const { t } = useTranslation();
  const reasonOf = useProductRefusal();
  const snapshot = useSelector(draft, (current) => current);
  const { problem, draft: order } = snapshot.context;
  const status = holdUpOf(snapshot);
  if (status !== null)
    return <DeliveryBanner status={status} onRetry={() => draft.send({ type: 'order.retry' })} />;
  if (problem === null || !snapshot.matches({ reviewing: { order: 'refused' } })) return null;
  return (
    <div ref={intoView}>
      <Banner
        kind="refused"
        title={t('textOrder.refused')}
        text={'address_id' in problem.details ? t('textOrder.addressGone') : reasonOf(problem, order.lines)}
      />
    </div>
  );
}
