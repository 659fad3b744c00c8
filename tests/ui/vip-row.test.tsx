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

/** What was typed, as the chart that was opened last has it. */
const texts: (string | null)[] = [];

/** Products in a list, whose streams open when the test says so; those that were begun with a price that was typed before. */
async function showRows(
  products: readonly Product[],
  begun: readonly string[] = [],
  /** Of those that were begun, whether the price is already on its way, without an answer. */
  isSent = false,
) {
  const opened: string[] = [];
  const asked: SetSkuVipInput[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const setSkuVip = fromPromise<Outcome<DataOf<'setSkuVip'>>, SetSkuVipInput>(async ({ input }) => {
    asked.push(input);
    if (isSent) await answered;
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
        if (isSent) actor.send({ type: 'vip.add' });
      }
      texts.length = 0;
      actor.subscribe(({ context }) => void texts.push(context.text));
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
  return { screen, opened, asked, letOpen: () => letOpen(), answer: () => answer() };
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

  test('typed into before it turns out that a price is on its way keeps what was typed until that has arrived', async () => {
    const { screen, asked, letOpen, answer } = await showRows([cup], [cup.id], true);
    const field = screen.getByRole('textbox');
    await field.fill('6');
    await field.fill('65');
    await screen.getByRole('button', { name: 'Add to VIP' }).click();
    letOpen();
    await expect.element(field).toHaveValue('79.5');
    await expect.element(field).toHaveAttribute('readonly');
    answer();
    await expect.element(field).toHaveValue('65');
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(asked).toMatchObject([{ skuId: cup.id, isVip: true, vipPrice: 79.5 }]);
  });

  test('typed into and left before it is open keeps what was typed, too', async () => {
    const { screen, letOpen, answer, opened } = await showRows([cup], [cup.id], true);
    await screen.getByRole('textbox').fill('65');
    await screen.unmount();
    expect(opened).toEqual([`g/${cup.id}`]);
    letOpen();
    answer();
    await expect.poll(() => texts.at(-1)).toBe('65');
  });
});
