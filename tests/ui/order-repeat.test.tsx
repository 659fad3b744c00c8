import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { FreshProduct } from '../../domain/orders/cart.ts';
import { orderRepeatMachine } from '../../machines/order-repeat/order-repeat-machine.ts';
import type {
  OrderRepeatEmitted,
  RepeatProductsInput,
} from '../../machines/order-repeat/order-repeat-machine.ts';
import { sampleCup, sampleLamp, sampleOrder } from '../../machines/samples/sample-records.ts';
import { RepeatButton } from '../../src/features/orders/views/order/repeat-button.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { show } from './show.tsx';

interface Scene {
  readonly products: readonly FreshProduct[] | null;
  readonly inCart?: Readonly<Record<string, number>>;
  readonly language?: Language;
}

/** The button beside the sample order; null products cannot be read at first. */
async function showRepeat({ products, inCart = {}, language = 'en' }: Scene) {
  const repeated: OrderRepeatEmitted[] = [];
  let tries = 0;
  const actor = createActor(
    orderRepeatMachine.provide({
      actors: {
        readProducts: fromPromise<readonly FreshProduct[], RepeatProductsInput>(async () => {
          tries += 1;
          if (products === null && tries === 1) throw new Error('no network');
          return products ?? [sampleCup, sampleLamp];
        }),
      },
    }),
    { input: { groupId: 'group-1' } },
  ).start();
  actor.on('order.repeated', (event) => repeated.push(event));
  const screen = await show(
    <RepeatButton repeat={actor} value={sampleOrder} piecesInCart={() => inCart} isItem={false} />,
    {
      language,
    },
  );
  return { screen, repeated };
}

const ordered = (emitted: readonly OrderRepeatEmitted[]) =>
  emitted.map(({ lines }) => lines.map(({ product, quantity }) => [product.id, quantity]));

describe('ordering the same again', () => {
  test('puts all into the cart once it was looked at', async () => {
    const { screen, repeated } = await showRepeat({ products: [sampleCup, sampleLamp] });
    await screen.getByRole('button', { name: 'Order again' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Order #1042 again' });
    await expect.element(sheet).toHaveTextContent('2 products go into the cart at today’s prices');
    await sheet.getByRole('button', { name: 'Add 11 pieces to cart' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(ordered(repeated)).toEqual([
      [
        ['sku-cup', 10],
        ['sku-lamp', 1],
      ],
    ]);
  });

  test.each([
    ['en', 'Order again', /1 product not as before.*Reading lamp.*no longer sold/, 'Add 10 pieces to cart'],
    ['zh', '再次下单', /1 款商品与原来不同.*Reading lamp.*已下架/, '加入购物车，共 10 件'],
    ['th', 'สั่งซื้ออีกครั้ง', /สินค้า 1 รายการไม่เหมือนเดิม.*Reading lamp.*เลิกขายแล้ว/, 'เพิ่ม 10 ชิ้นลงตะกร้า'],
  ] as const)('says in %s by name what is no longer sold', async (language, button, words, accept) => {
    const products = [sampleCup, { id: 'sku-lamp', status: 'inactive' as const }];
    const { screen, repeated } = await showRepeat({ products, language });
    await screen.getByRole('button', { name: button }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet).toHaveTextContent(words);
    await sheet.getByRole('button', { name: accept }).click();
    expect(ordered(repeated)).toEqual([[['sku-cup', 10]]]);
  });

  test('takes as many as there are beside those of the cart, and says how many', async () => {
    const { screen } = await showRepeat({
      products: [{ ...sampleCup, stock: 12 }, sampleLamp],
      inCart: { 'sku-cup': 5 },
    });
    await screen.getByRole('button', { name: 'Order again' }).click();
    await expect.element(screen.getByText('only 7 of 10')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add 8 pieces to cart' })).toBeVisible();
  });

  test('of nothing that can be had says so, and orders nothing', async () => {
    const { screen, repeated } = await showRepeat({ products: [{ ...sampleCup, stock: 0 }] });
    await screen.getByRole('button', { name: 'Order again' }).click();
    const button = screen.getByRole('button', { name: 'Add to cart' });
    await expect.element(button).toHaveAccessibleDescription('None of these products can be ordered now');
    await button.click({ force: true });
    expect(repeated).toEqual([]);
  });

  test('without a network says so and reads again when asked', async () => {
    const { screen } = await showRepeat({ products: null });
    await screen.getByRole('button', { name: 'Order again' }).click();
    await expect.element(screen.getByText('Could not load the products')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Add 11 pieces to cart' })).toBeVisible();
    // The button takes its colours in a while.
    await expect.poll(async () => (await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });
});
