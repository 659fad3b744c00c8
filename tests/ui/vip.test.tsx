import { useSelector } from '@xstate/react';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { sampleCup, sampleProblem } from '../../machines/samples/sample-records.ts';
import { vipAdminMachine } from '../../machines/vip-admin/vip-admin-machine.ts';
import type { SetSkuVipInput } from '../../machines/vip-admin/vip-admin-machine.ts';
import { VipCard } from '../../src/features/vip/views/vip-card.tsx';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

function Live({
  product,
  vip,
}: {
  readonly product: Product;
  readonly vip: ActorRefFrom<typeof vipAdminMachine>;
}) {
  const snapshot = useSelector(vip, (current) => current);
  return <VipCard product={product} snapshot={snapshot} send={(event) => vip.send(event)} />;
}

type VipOutcome = Outcome<DataOf<'setSkuVip'>>;

const ordinary: Product = { ...sampleCup, price: 95 };
const vipMug: Product = { ...ordinary, vip_price: 82, is_vip: 1 };

/** A product's card; `answer` is the server's, which comes when the test says. */
async function showCard(product: Product, answer: VipOutcome | null, setting = {}) {
  const asked: SetSkuVipInput[] = [];
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const setSkuVip = fromPromise<VipOutcome, SetSkuVipInput>(async ({ input }) => {
    asked.push(input);
    await promise;
    if (answer === null) throw new Error('no network');
    return answer;
  });
  const isOnItsWay = fromPromise<boolean, { readonly key: string }>(() => Promise.resolve(false));
  const vip = createActor(vipAdminMachine.provide({ actors: { setSkuVip, isOnItsWay } }), {
    input: { skuId: product.id, groupId: 'g' },
  }).start();
  const { name, price, version } = product;
  vip.send({
    type: 'product.see',
    product: { name, price, vipPrice: product.vip_price ?? null, isVip: product.is_vip === 1, version },
  });
  const screen = await show(
    <div role="list">
      <Live product={product} vip={vip} />
    </div>,
    setting,
  );
  return { screen, asked, reply: () => resolve() };
}

const answered = (is_vip: 0 | 1, vip_price: number | null): VipOutcome =>
  accepted({ sku_id: sampleCup.id, is_vip, vip_price, version: 2 });

describe('an ordinary product', () => {
  test('is VIP at once when it is added, and stays so once the server says it', async () => {
    const { screen, asked, reply } = await showCard(ordinary, answered(1, 79));
    await screen.getByRole('textbox').fill('79');
    await screen.getByRole('button', { name: 'Add to VIP' }).click();
    await expect.element(screen.getByText('VIP', { exact: true })).toBeVisible();
    expect(asked).toMatchObject([{ groupId: 'g', isVip: true, vipPrice: 79, version: 1 }]);
    reply();
    await expect.element(screen.getByRole('button', { name: 'Remove from VIP' })).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveValue('79.00');
    await expectNoFaults();
  });

  test('whose server refuses goes back to what it was, says why, and keeps what was typed', async () => {
    const { screen, reply } = await showCard(ordinary, refused(sampleProblem(404, 'not_found')));
    await screen.getByRole('textbox').fill('79');
    await screen.getByRole('button', { name: 'Add to VIP' }).click();
    reply();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('VIP was not changed');
    await expect.element(screen.getByRole('button', { name: 'Add to VIP' })).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveValue('79');
  });

  test('refused by a message that the app does not know shows the message, and by none that it failed', async () => {
    const unknown = { status: 422, reason: 'new_rule', message: 'Not on Mondays', details: {} };
    const first = await showCard(ordinary, refused(unknown));
    await first.screen.getByRole('button', { name: 'Add to VIP' }).click();
    first.reply();
    await expect.element(first.screen.getByRole('alert')).toHaveTextContent('Not on Mondays');
    await first.screen.unmount();
    const second = await showCard(ordinary, refused({ ...unknown, message: '' }));
    await second.screen.getByRole('button', { name: 'Add to VIP' }).click();
    second.reply();
    await expect.element(second.screen.getByRole('alert')).toHaveTextContent('The VIP operation failed');
    await second.screen.getByRole('button', { name: 'Got it' }).click();
    await expect.element(second.screen.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a VIP product', () => {
  test.each(['light', 'dark'] as const)('shows price and VIP price without a fault in %s', async (scheme) => {
    const { screen } = await showCard(vipMug, answered(1, 82), { scheme });
    await expect.element(screen.getByRole('textbox', { name: /^VIP price of/ })).toHaveValue('82.00');
    await expect.element(screen.getByText('฿95.00')).toBeVisible();
    await expectNoFaults();
  });

  test('gets another price, which is said to be for all groups; one that is not lower is not sent', async () => {
    const { screen, asked, reply } = await showCard(vipMug, answered(1, 79));
    const field = screen.getByRole('textbox');
    await field.fill('95');
    await expect.element(screen.getByText('A VIP price is shown only below the price')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Save' }))
      .toHaveAccessibleDescription('Type a VIP price that is below the price');
    expect(asked).toEqual([]);
    await field.fill('79');
    await expect.element(screen.getByText('The VIP price applies to all customer groups')).toBeVisible();
    await screen.getByRole('button', { name: 'Save' }).click();
    reply();
    await expect.element(screen.getByRole('button', { name: 'Remove from VIP' })).toBeVisible();
    expect(asked).toMatchObject([{ isVip: true, vipPrice: 79 }]);
  });

  test('that could not be sent offers to try again, or to keep it as it was', async () => {
    const { screen, reply } = await showCard(vipMug, null);
    await screen.getByRole('button', { name: 'Remove from VIP' }).click();
    await expect.element(screen.getByRole('button', { name: 'Add to VIP' })).toBeVisible();
    reply();
    await screen.getByRole('button', { name: 'Keep' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove from VIP' })).toBeVisible();
  });
});
