import type { FreshProduct } from '../../domain/cart.ts';
import type { Product } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import type { ReadService, WriteService } from '../../domain/service.ts';
import type { SubmitOrderInput } from '../../machines/cart/cart-machine.ts';
import type { Api } from './api.ts';
import { outcomeOf, readOutcome } from './read-answer.ts';
import { postRequest } from './write-request.ts';

/** The services of the cart chart over HTTP; `isKept` says of a key whether the outbox holds its write. */
export function cartServices({ connection, sessionEnd }: Api, isKept: (key: string) => Promise<boolean>) {
  const refreshProducts: ReadService<{ readonly skuIds: readonly string[] }, readonly FreshProduct[]> = {
    kind: 'read',
    async run({ skuIds }, signal) {
      const outcomes = await Promise.all(
        skuIds.map((skuId) =>
          readOutcome<Product>(
            connection.GET('/sku_detail', { params: { query: { sku_id: skuId } }, signal }),
            sessionEnd(),
          ),
        ),
      );
      return outcomes.flatMap((outcome, at): readonly FreshProduct[] => {
        if (outcome.ok) return [outcome.value];
        const id = skuIds[at];
        return outcome.problem.status === 404 && id !== undefined ? [{ id, status: 'inactive' }] : [];
      });
    },
  };
  const submitOrder: WriteService<SubmitOrderInput, { readonly id: string }> = {
    kind: 'write',
    request: ({ key, groupId, items, total }) =>
      postRequest<'submitOrder'>(key, '/submit_order', {
        items: items.map(({ skuId, quantity, price }) => ({
          product_id: skuId,
          quantity,
          price: toBaht(price),
        })),
        total_amount: toBaht(total),
        group_id: groupId,
      }),
    outcome: (answer) => {
      const outcome = outcomeOf<{ readonly id: string }>(answer);
      return outcome.ok ? { ok: true, value: { id: outcome.value.id } } : outcome;
    },
  };
  const isOnItsWay: ReadService<{ readonly key: string }, boolean> = {
    kind: 'read',
    run: ({ key }) => isKept(key),
  };
  return { refreshProducts, submitOrder, isOnItsWay };
}
