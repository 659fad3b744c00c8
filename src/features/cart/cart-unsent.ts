import { readWire } from '../../../domain/money.ts';
import type { cartWorkflow } from '../../../machines/cart/cart-machine.ts';
import type { UnsentWordsOf } from '../../workflow/client-workflow.ts';

export const cartUnsent: UnsentWordsOf<typeof cartWorkflow> = {
  path: () => '/cart',
  writes: {
    submitOrder: ({ items = [], total_amount: amount }) => ({
      icon: 'order',
      title: 'unsent.kind.newOrder',
      figures: [{ of: 'kinds', count: items.length }],
      amount: amount === undefined ? undefined : readWire(amount),
    }),
  },
};
