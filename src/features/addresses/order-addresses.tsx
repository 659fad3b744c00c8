import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Address } from '../../../domain/contract.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { ScreenSkeleton } from '../../ui/feedback/skeleton-list.tsx';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { orderClient } from '../orders/orders-workflows.ts';
import { GroupAddresses } from './group-addresses.tsx';
import { useLeaveTo } from './use-leave-to.ts';

/** The addresses of an order's group: one of them is chosen for the order, whose unsaved changes stay. */
export function OrderAddresses({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  const showToast = useToast();
  const { actor } = useWorkflow(orderClient, orderId);
  const order = useSelector(actor, ({ context }) => context.order);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const path = `/order/${orderId}`;
  const leave = useLeaveTo(path);
  if (order === null) return isLoading ? <ScreenSkeleton /> : <Navigate to={path} replace />;
  return (
    <GroupAddresses
      groupId={order.group_id}
      fallback={path}
      group={order.group_name}
      orderNumber={order.order_no}
      onChoose={choose}
    />
  );

  function choose(address: Address): void {
    const bringing = { type: 'address.bring', address } as const;
    if (actor.getSnapshot().can(bringing)) {
      actor.send(bringing);
      showToast(t('address.order.chosen', { name: address.alias }));
    } else showToast(t('address.order.closed'));
    leave();
  }
}
