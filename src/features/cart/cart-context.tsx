import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { cartMachine } from '../../../machines/cart/cart-machine.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { isSameViewer } from '../../../domain/products/prices.ts';
import { useFreshUser } from '../account/use-fresh-user.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { cartClient } from './cart-workflows.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import type { OpenWorkflow } from '../../workflow/use-workflow.ts';

const CartContext = createContext<OpenWorkflow<typeof cartMachine> | null>(null);

/** Opens the cart of the person and group, which many screens show. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const { groupId, viewer } = usePerson();
  const cart = useWorkflow(cartClient, groupId);
  const known = useSelector(cart.actor, ({ context }) => context.viewer);
  // The stream began with whoever looked first; roles and VIP prices change.
  useWhen(!cart.isFollowing && !isSameViewer(known, viewer), () =>
    cart.actor.send({ type: 'viewer.change', viewer }),
  );
  useFreshUser(useSelector(cart.actor, ({ context }) => context.problem?.reason ?? null));
  const { lateEvent, acceptLateEvent } = cart;
  useEffect(() => {
    // A line that was touched here is touched there too: nothing to ask.
    if (lateEvent?.type.startsWith('line.') === true) acceptLateEvent();
  }, [lateEvent, acceptLateEvent]);
  return <CartContext value={cart}>{children}</CartContext>;
}

export function useCart(): OpenWorkflow<typeof cartMachine> {
  const cart = useContext(CartContext);
  if (cart === null) throw new Error('nobody is signed in');
  return cart;
}
