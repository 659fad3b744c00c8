import { useEffect } from 'react';
import type { Product } from '../../../domain/contract.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { vipAdminClient } from './vip-workflows.ts';
import { VipCard } from './views/vip-card.tsx';

/** Products as the list read them, which were told to their charts: what was changed since is not taken back by them. */
const told = new WeakSet<Product>();

interface VipRowProps {
  readonly groupId: string;
  readonly product: Product;
}

/** A product with its change, which goes on when the screen is left. */
export function VipRow({ groupId, product }: VipRowProps) {
  const { actor } = useWorkflow(vipAdminClient, `${groupId}/${product.id}`);
  useEffect(() => {
    const seen = {
      name: product.name,
      price: product.price,
      vipPrice: product.vip_price ?? null,
      isVip: product.is_vip === 1,
      version: product.version,
    };
    const snapshot = actor.getSnapshot();
    const isKnown = told.has(product) && snapshot.context.product !== null;
    if (isKnown || !snapshot.can({ type: 'product.see', product: seen })) return;
    told.add(product);
    actor.send({ type: 'product.see', product: seen });
  }, [actor, product]);
  return <VipCard product={product} vip={actor} />;
}
