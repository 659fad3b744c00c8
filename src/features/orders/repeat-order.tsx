import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../domain/contract.ts';
import type { OrderRepeatEmitted } from '../../../machines/order-repeat/order-repeat-machine.ts';
import { useCart } from '../cart/cart-context.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { orderRepeatClient } from './orders-workflows.ts';
import { RepeatButton } from './views/order/repeat-button.tsx';

interface RepeatOrderProps {
  readonly value: Order;
  /** Whether it is an item of a menu, rather than a button. */
  readonly isItem: boolean;
}

/** Puts the products of an order into the cart of the group that the person works for, and shows it. */
export function RepeatOrder({ value, isItem }: RepeatOrderProps) {
  const { actor } = useWorkflow(orderRepeatClient, usePerson().groupId);
  const cart = useCart().actor;
  const navigate = useNavigate();
  const heard = useEffectEvent(({ lines }: OrderRepeatEmitted) => {
    for (const { product, quantity } of lines) cart.send({ type: 'line.add', product, quantity });
    void navigate('/cart');
  });
  useEffect(() => {
    const subscription = actor.on('order.repeated', heard);
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <RepeatButton
      repeat={actor}
      value={value}
      isItem={isItem}
      piecesInCart={() =>
        Object.fromEntries(
          cart.getSnapshot().context.lines.map(({ product, quantity }) => [product.id, quantity] as const),
        )
      }
    />
  );
}
