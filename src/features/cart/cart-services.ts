import type { FreshProduct } from '../../../domain/orders/cart.ts';
import { toBaht } from '../../../domain/money.ts';
import type { DataOf } from '../../../domain/operations.ts';
import type { ReadService, WriteService } from '../../../domain/service.ts';
import type { ProductsInput, SubmitOrderInput } from '../../../machines/cart/cart-types.ts';
import type { Api } from '../../api/api.ts';
import { readAddresses } from '../../api/read-addresses.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { writeRequest } from '../../api/write-request.ts';
import { isOnItsWay } from '../../workflow/is-on-its-way.ts';

/** The services of the cart chart over HTTP; `isKept` says of a key whether the outbox holds its write. */
export function cartServices(api: Api, isKept: (key: string) => Promise<boolean>) {
  const refreshProducts: ReadService<ProductsInput, readonly FreshProduct[]> = {
    kind: 'read',
    async run(input, signal) {
      // Not before a cart is opened.
      const { readProducts } = await import('../../api/read-products.ts');
      return await readProducts(api, input, signal);
    },
  };
  const submitOrder: WriteService<SubmitOrderInput, { readonly id: string }> = {
    kind: 'write',
    request: ({ key, groupId, items, total, addressId, remark }) =>
      writeRequest('submitOrder', key, {
        body: {
          items: items.map(({ skuId, quantity, price }) => ({
            product_id: skuId,
            quantity,
            price: toBaht(price),
          })),
          total_amount: toBaht(total),
          group_id: groupId,
          address_id: addressId,
          remark,
        },
      }),
    outcome: (answer) => {
      const outcome = outcomeOf<DataOf<'submitOrder'>>(answer);
      return outcome.ok ? { ok: true, value: { id: outcome.value.id } } : outcome;
    },
  };
  return {
    refreshProducts,
    merchantAddress: readAddresses(api),
    submitOrder,
    isOnItsWay: isOnItsWay({ isKept }),
  };
}
