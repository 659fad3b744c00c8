import { useEffect, useMemo } from 'react';
import { initialTransition, transition } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { vipAdminMachine } from '../../../machines/vip-admin/vip-admin-machine.ts';
import { useWorkflowOnDemand } from '../../workflow/use-workflow-on-demand.ts';
import { vipAdminClient } from './vip-workflows.ts';
import { VipCard } from './views/vip-card.tsx';
import type { VipProduct } from './views/vip-card.tsx';

/** Products as the list read them, which were told to their charts: what was changed since is not taken back by them. */
const told = new WeakSet<VipProduct>();

interface VipRowProps {
  readonly groupId: string;
  readonly product: VipProduct;
  /** Whether a change of it was begun before. */
  readonly isBegun: boolean;
  readonly onBegin: (id: string) => void;
}

/** A product with its change, which goes on when the screen is left; one that is only looked at has none. */
export function VipRow({ groupId, product, isBegun, onBegin }: VipRowProps) {
  const id = `${groupId}/${product.id}`;
  const resting = useMemo(() => restingOf(groupId, product), [groupId, product]);
  const { actor, snapshot, send } = useWorkflowOnDemand(vipAdminClient, id, {
    resting,
    isBegun,
    onOpen: (opened) => tell(opened, product),
  });
  useEffect(() => {
    if (actor !== null) tell(actor, product);
  }, [actor, product]);
  return (
    <VipCard
      product={product}
      snapshot={snapshot}
      send={(event) => {
        send(event);
        onBegin(id);
      }}
    />
  );
}

function tell(actor: ActorRefFrom<typeof vipAdminMachine>, product: VipProduct): void {
  const seen = seenOf(product);
  const snapshot = actor.getSnapshot();
  const isKnown = told.has(product) && snapshot.context.product !== null;
  if (isKnown || !snapshot.can(seen)) return;
  told.add(product);
  actor.send(seen);
}

function restingOf(groupId: string, product: VipProduct) {
  const [initial] = initialTransition(vipAdminMachine, { groupId, skuId: product.id });
  return transition(vipAdminMachine, initial, seenOf(product))[0];
}

function seenOf(product: VipProduct) {
  return {
    type: 'product.see',
    product: {
      name: product.name,
      price: product.price,
      vipPrice: product.vip_price ?? null,
      isVip: product.is_vip === 1,
      // Told to all who may change it.
      version: product.version ?? 0,
    },
  } as const;
}
