import { minLineQuantity } from '../../domain/limits.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { productMachine } from './product-machine.ts';

export const productInvariants: readonly Invariant<typeof productMachine>[] = [
  {
    says: 'a quantity is chosen only of a known product, of at least one and at most what is in stock',
    holds: (now) => {
      if (!now.matches('choosing')) return true;
      const { product, quantity } = now.context;
      return product !== null && quantity >= minLineQuantity && quantity <= product.stock;
    },
  },
  {
    says: 'what is shown is the chosen one of the products that were read together',
    holds: ({ context: { product, siblings, skuId } }) =>
      product === null || (product.id === skuId && siblings.includes(product)),
  },
  {
    says: 'what is missing explains itself',
    holds: (now) => !now.matches('missing') || now.context.problem !== null,
  },
];
