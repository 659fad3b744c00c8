import { quantityOf } from '../../../domain/orders/cart.ts';
import type { ReadService } from '../../../domain/service.ts';
import { productMatrixWorkflow } from '../../../machines/product-matrix/product-matrix-machine.ts';
import type { FillCartInput } from '../../../machines/product-matrix/product-matrix-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';
import { cartClient } from '../cart/cart-workflows.ts';

/** What a person types of colours and sizes for the cart of a group; its id is the group's. */
export const productMatrixClient = defineClientWorkflow(productMatrixWorkflow, {
  scope: 'person',
  services: ({ directory }) => ({ fillCart: fillCart(directory) }),
  input: (groupId) => ({ groupId }),
});

/** Gives the lines of the cart their quantities; it ends when the cart's journal has them. */
function fillCart(
  directory: Pick<UserScope['directory'], 'open'>,
): ReadService<FillCartInput, { readonly pieces: number }, 'once'> {
  return {
    kind: 'once',
    async run({ groupId, lines }) {
      const cart = await directory.open(cartClient, groupId);
      for (const { product, quantity } of lines) {
        const { actor } = cart.getStatus();
        const inCart = quantityOf(actor.getSnapshot().context.lines, product.id);
        if (inCart === 0) actor.send({ type: 'line.add', product, quantity });
        else actor.send({ type: 'line.setQuantity', skuId: product.id, quantity, product });
      }
      await cart.flushed();
      return { pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
    },
  };
}
