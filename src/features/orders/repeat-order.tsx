import type { Order } from '../../../domain/contract.ts';
import { useCart } from '../cart/cart-context.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { orderRepeatClient } from './orders-workflows.ts';
import { RepeatButton } from './views/order/repeat-button.tsx';

/** Puts the products of an order into the cart of the group that the person works for. */
export function RepeatOrder({ value }: { readonly value: Order }) {
  const { actor } = useWorkflow(orderRepeatClient, usePerson().groupId);
  const cart = useCart().actor;
  return (
    <RepeatButton
      repeat={actor}
      value={value}
      piecesInCart={() =>
        Object.fromEntries(
          cart.getSnapshot().context.lines.map(({ product, quantity }) => [product.id, quantity] as const),
        )
      }
    />
  );
}
