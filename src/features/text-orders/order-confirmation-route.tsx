import { useSelector } from '@xstate/react';
import { lazy, useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { mayOrder } from '../../../domain/roles.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { draftProduct } from './draft-product.ts';
import { orderDraftClient } from './text-orders-workflows.ts';
import { hasOrder } from './views/draft-standing.ts';
import type { DraftPicker } from './views/text-order-props.ts';
import { OrderConfirmationScreen } from './views/order-confirmation-screen.tsx';

const ProductPicker = lazy(() => import('../product-picker/product-picker.tsx'));

export default function OrderConfirmationRoute() {
  const { roles, groupId } = usePerson();
  if (!mayOrder(roles)) return <Navigate to="/order-home" replace />;
  return <OpenedDraft key={groupId} groupId={groupId} />;
}

/** The text order of a group; without one, order home says that there is none. */
function OpenedDraft({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation();
  const showToast = useToast();
  const { groupName } = usePerson();
  const draft = useWorkflow(orderDraftClient, groupId);
  const flush = useFlush(draft);
  const isThere = useSelector(draft.actor, hasOrder);
  const [wasThere] = useState(isThere);
  useWhen(!wasThere, () => showToast(t('order.orderDataNotExists')));
  useSendOnVisit(draft, 'draft.open');
  if (!isThere) return <Navigate to="/order-home" replace />;
  return (
    <FlushContext value={flush}>
      <OrderConfirmationScreen
        draft={draft.actor}
        groupName={groupName ?? ''}
        notice={<JournalBanner about="order" workflow={draft} />}
        picker={DraftProductPicker}
      />
    </FlushContext>
  );
}

/** Chooses a product at the buyer's price. */
function DraftProductPicker({ onPick, onClose }: ComponentProps<DraftPicker>) {
  const { viewer } = usePerson();
  return (
    <OnDemand>
      <ProductPicker
        buyer={viewer}
        onPick={(product) => onPick(draftProduct(product, viewer))}
        onClose={onClose}
      />
    </OnDemand>
  );
}
