import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartName } from '../../platform/key-value-store.ts';
import { useDeviceScope, useUserScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useCart } from './cart-context.tsx';
import { cartServices } from './cart-services.ts';
import { hasBegun, projectionOf, readProjection, restoredLines } from './project-cart.ts';

/**
 * Keeps the cart's projection in local storage, and fills a cart from it that has no stream: where the browser has lost the journal, or
 * refuses one, the cart of the last visit comes back.
 */
export function CartProjection() {
  const { actor } = useCart();
  const { journal } = useUserScope();
  const { local, api } = useDeviceScope().platform;
  const { user, groupId } = usePerson();
  const owner = `${user.id}/${groupId}`;
  const lines = useSelector(actor, ({ context }) => context.lines);
  const [readOf, setReadOf] = useState<string | null>(null);
  const restore = useEffectEvent(async (signal: AbortSignal) => {
    const items = readProjection(local.get(cartName), user.id, groupId);
    if (items.length > 0 && lines.length === 0 && !(await hasBegun(journal.events, groupId))) {
      const { refreshProducts } = cartServices(api, () => Promise.resolve(false));
      const skuIds = items.map(({ sku_id: id }) => id);
      const products = await refreshProducts.run({ groupId, skuIds }, signal);
      if (signal.aborted) return;
      for (const line of restoredLines(items, products)) actor.send({ type: 'line.add', ...line });
      // A line with more pieces than there are is lowered, and says so.
      actor.send({ type: 'cart.open' });
    }
  });
  useEffect(() => {
    const left = new AbortController();
    // Unreachable, what was kept stays for the next time.
    restore(left.signal).then(
      () => left.signal.aborted || setReadOf(owner),
      () => undefined,
    );
    return () => left.abort();
  }, [owner]);
  const isRead = readOf === owner || lines.length > 0;
  useEffect(() => {
    if (!isRead) return;
    if (lines.length === 0) local.remove(cartName);
    else local.set(cartName, projectionOf(lines, user.id, groupId));
  }, [isRead, lines, local, user.id, groupId]);
  return null;
}
