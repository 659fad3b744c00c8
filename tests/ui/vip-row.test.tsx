import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { sampleCup } from '../../machines/samples/sample-records.ts';
import { vipAdminMachine } from '../../machines/vip-admin/vip-admin-machine.ts';
import type { SetSkuVipInput } from '../../machines/vip-admin/vip-admin-machine.ts';
import { VipRow } from '../../src/features/vip/vip-row.tsx';
import { UserScopeContext } from '../../src/workflow/scopes.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { show } from './show.tsx';

/** Products in a list, whose streams open when the test says so; those that were begun with a price that was typed before. */
async function showRows(products: readonly Product[], begun: readonly string[] = []) {
  const opened: string[] = [];
  const asked: SetSkuVipInput[] = [];
  const setSkuVip = fromPromise<Outcome<DataOf<'setSkuVip'>>, SetSkuVipInput>(async ({ input }) => {
    asked.push(input);
    return accepted({ sku_id: input.skuId, is_vip: 1, vip_price: input.vipPrice ?? null, version: 2 });
  });
  let letOpen = () => {};
  const mayOpen = new Promise<void>((resolve) => {
    letOpen = resolve;
  });
  const directory = {
    async open(_: unknown, id: string) {
      opened.push(id);
      await mayOpen;
      const [groupId = '', skuId = ''] = id.split('/');
      const actor = createActor(vipAdminMachine.provide({ actors: { setSkuVip } }), {
        input: { groupId, skuId },
      }).start();
      if (begun.includes(skuId)) {
        actor.send({ type: 'product.see', product: seen });
        actor.send({ type: 'price.change', text: '79.5' });
      }
      const status = { actor };
      return { getStatus: () => status, subscribe: () => () => undefined };
    },
  };
  const screen = await show(
    <UserScopeContext value={{ directory } as unknown as UserScope}>
      <div role="list">
        {products.map((product) => (
          <VipRow
            key={product.id}
            groupId="g"
            product={product}
            isBegun={begun.includes(product.id)}
            onBegin={() => undefined}
          />
        ))}
      </div>
    </UserScopeContext>,
  );
  return { screen, opened, asked, letOpen: () => letOpen() };
}

const cup: Product = { ...sampleCup, price: 95 };
const seen = { name: cup.name, price: 95, vipPrice: null, isVip: false, version: cup.version };
const bowl: Product = { ...cup, id: 'sku-bowl', name: 'Bowl' };

describe('products that are looked at', () => {
  test('have no stream; what is typed into one opens its own, and is sent whole', async () => {
    const { screen, opened, asked, letOpen } = await showRows([cup, bowl]);
    const field = screen.getByRole('textbox', { name: 'VIP price of Bowl' });
    await expect.element(field).toBeVisible();
    expect(opened).toEqual([]);
    await field.fill('79');
    await expect.element(field).toHaveValue('79');
    expect(opened).toEqual(['g/sku-bowl']);
    await screen.getByRole('button', { name: 'Add to VIP' }).nth(1).click();
    await expect.element(screen.getByText('VIP', { exact: true })).toBeVisible();
    expect(asked).toEqual([]);
    letOpen();
    await expect.poll(() => asked).toMatchObject([{ skuId: 'sku-bowl', isVip: true, vipPrice: 79 }]);
    await expect.element(field).toHaveValue('79.00');
    expect(opened).toEqual(['g/sku-bowl']);
  });

  test('one that was begun before opens at once, and goes on where it was', async () => {
    const { screen, opened, letOpen } = await showRows([cup, bowl], [cup.id]);
    const field = screen.getByRole('textbox').first();
    await expect.element(field).toBeVisible();
    letOpen();
    await expect.element(field).toHaveValue('79.5');
    expect(opened).toEqual([`g/${cup.id}`]);
  });
});
