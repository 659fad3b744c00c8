import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Address } from '../../domain/contract.ts';
import type { FreshProduct } from '../../domain/orders/cart.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { ProductsInput } from '../../machines/cart/cart-types.ts';
import { sampleAddress, sampleCup, sampleLamp } from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { CartSheets } from '../../src/features/cart/views/cart-sheets.tsx';
import { show } from './show.tsx';

const nothing = () => undefined;
const asking = { question: null, ask: nothing, dismiss: nothing };

/** A cart of two cups and a lamp in its question, before a server that has these products now. */
async function showQuestion(products: readonly FreshProduct[], language: Language = 'en') {
  const actors = {
    refreshProducts: fromPromise<readonly FreshProduct[], ProductsInput>(() => Promise.resolve(products)),
    merchantAddress: fromPromise<readonly Address[], { readonly groupId: string }>(() =>
      Promise.resolve([sampleAddress]),
    ),
  };
  const cart = createActor(cartMachine.provide({ actors }), {
    input: { groupId: 'group-baan-suan', viewer: { roles: [], isVip: false } },
  }).start();
  cart.send({ type: 'line.add', product: sampleCup, quantity: 2 });
  cart.send({ type: 'line.add', product: sampleLamp, quantity: 1 });
  cart.send({ type: 'order.submit' });
  const screen = await show(<CartSheets cart={cart} groupName="Baan Suan" asking={asking} />, { language });
  return { cart, question: screen.getByRole('dialog') };
}

describe('the question before an order', () => {
  test.each([
    ['en', '2 products have a new price or quantity: check the total'],
    ['zh', '2 款商品的价格或数量有变化，请核对合计'],
    ['th', 'สินค้า 2 รายการมีราคาหรือจำนวนเปลี่ยนไป โปรดตรวจสอบยอดรวม'],
  ] as const)(
    'says that prices and stock have changed and counts them in its total, in %s',
    async (language, words) => {
      const { question } = await showQuestion(
        [
          { ...sampleCup, price: 30 },
          { ...sampleLamp, stock: 0 },
        ],
        language,
      );
      await expect.element(question).toHaveTextContent(words);
      await expect.element(question).toHaveTextContent('฿60.00');
    },
  );

  test('names what has changed, and from what to what', async () => {
    const { question } = await showQuestion([
      { ...sampleCup, price: 30 },
      { ...sampleLamp, stock: 0 },
    ]);
    const cup = question.getByText('Stoneware cup, Sand · 250 ml ฿19.99 → ฿30.00');
    await expect.element(cup).toBeVisible();
    await expect.element(question.getByText('Reading lamp, White × 1 → × 0')).toBeVisible();
  });

  test('whose total changes at the tap stays with the new one, and is sent with that', async () => {
    const { cart, question } = await showQuestion([sampleCup, sampleLamp]);
    await expect.element(question).toHaveTextContent('฿679.98');
    const submit = question.getByRole('button', { name: 'Submit order' });
    const button = submit.element() as HTMLElement;
    // At once: the question still shows what was before.
    cart.send({ type: 'line.setQuantity', skuId: sampleCup.id, quantity: 1 });
    button.click();
    expect(cart.getSnapshot().value).toBe('asking');
    await expect.element(question).toHaveTextContent('1 product has a new price or quantity');
    // Above the buttons, where it is in view however much has changed.
    await expect.element(question.getByText('฿659.99')).toBeInViewport();
    expect(document.querySelector('[data-sheet-footer]')?.textContent).toContain('฿659.99');
    await submit.click();
    expect(cart.getSnapshot().context.submission?.total).toBe(65_999);
  });

  test('counts nothing that was sold out before', async () => {
    const { cart, question } = await showQuestion([sampleCup, { ...sampleLamp, stock: 0 }]);
    await expect.element(question).toHaveTextContent('1 product has a new price or quantity');
    cart.send({ type: 'order.dismiss' });
    cart.send({ type: 'order.submit' });
    await expect.element(question).toHaveTextContent('1 product · 2 pcs');
    await expect.element(question).toHaveTextContent('฿39.98');
    await expect.element(question).not.toHaveTextContent('new price');
  });

  test('says nothing of them where they are as they were', async () => {
    const { question } = await showQuestion([sampleCup, sampleLamp]);
    await expect.element(question).toHaveTextContent('฿679.98');
    await expect.element(question).not.toHaveTextContent('new price');
  });

  test('of which nothing is left to order says why it cannot be submitted', async () => {
    const { cart, question } = await showQuestion([
      { ...sampleCup, stock: 0 },
      { ...sampleLamp, stock: 0 },
    ]);
    const submit = question.getByRole('button', { name: 'Submit order' });
    await expect.element(submit).toHaveAccessibleDescription('Select at least one product');
    expect(cart.getSnapshot().value).toBe('asking');
  });

  test('to which products came until they are too many says how many', async () => {
    const { cart, question } = await showQuestion([]);
    for (let at = 0; at < 500; at += 1)
      cart.send({ type: 'line.add', product: { ...sampleLamp, id: `lamp-${at}` }, quantity: 1 });
    const reason = 'An order holds at most 500 products. Unselect 2';
    const submit = question.getByRole('button', { name: 'Submit order' });
    await expect.element(submit).toHaveAccessibleDescription(reason);
    await submit.click({ force: true });
    expect(cart.getSnapshot().value).toBe('asking');
  });
});
