import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Address } from '../../domain/contract.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleAddress, sampleCup } from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { CartScreen } from '../../src/features/cart/views/cart-screen.tsx';
import { show } from './show.tsx';

/** The question before an order, asked twice: each time the addresses are these, or cannot be read. */
async function showSecondQuestion(
  answers: readonly (readonly Address[] | 'unreachable')[],
  language: Language = 'en',
) {
  let asked = 0;
  const merchantAddress = fromPromise<readonly Address[], { readonly groupId: string }>(async () => {
    const answer = answers[asked] ?? 'unreachable';
    asked += 1;
    if (answer === 'unreachable') throw new Error('no network');
    return answer;
  });
  const cart = createActor(cartMachine.provide({ actors: { merchantAddress } }), {
    input: { groupId: 'group-baan-suan', viewer: { roles: [], isVip: false } },
  }).start();
  cart.send({ type: 'line.add', product: sampleCup, quantity: 2 });
  cart.send({ type: 'order.submit' });
  await waitFor(cart, ({ context }) => context.delivery !== null);
  cart.send({ type: 'order.dismiss' });
  const screen = await show(<CartScreen cart={cart} groupName="Baan Suan" notice={null} />, { language });
  cart.send({ type: 'order.submit' });
  return screen.getByRole('dialog');
}

const { alias, address } = sampleAddress;

describe('the question before an order, without a network', () => {
  test.each([
    ['en', `${alias} (last known)`],
    ['zh', `${alias}（上次加载的）`],
    ['th', `${alias} (ที่โหลดไว้ล่าสุด)`],
  ] as const)('names the address that was read last, and says so, in %s', async (language, words) => {
    const question = await showSecondQuestion([[sampleAddress], 'unreachable'], language);
    await expect.element(question).toHaveTextContent(words);
    await expect.element(question).toHaveTextContent(address);
  });

  test.each([
    ['en', 'None yet: the shop will ask for it (last known)'],
    ['zh', '还没有地址，商家会问您（上次加载的）'],
    ['th', 'ยังไม่มี ร้านจะติดต่อถามที่อยู่ (ที่โหลดไว้ล่าสุด)'],
  ] as const)('says that none was there when it was read last, in %s', async (language, words) => {
    await expect.element(await showSecondQuestion([[], 'unreachable'], language)).toHaveTextContent(words);
  });

  test.each([
    ['en', 'Could not load the address; the default one is used'],
    ['zh', '没有加载出来，按默认地址送货'],
    ['th', 'โหลดที่อยู่ไม่ได้ จะส่งไปยังที่อยู่หลัก'],
  ] as const)('says that it was not read where it never was, in %s', async (language, words) => {
    await expect.element(await showSecondQuestion([], language)).toHaveTextContent(words);
  });

  test('with one again names the address alone', async () => {
    const question = await showSecondQuestion([[sampleAddress], [sampleAddress]]);
    await expect.element(question).toHaveTextContent(address);
    await expect.element(question).not.toHaveTextContent('last known');
  });
});

describe('the question before an order', () => {
  test('lets another address be chosen and a remark be written', async () => {
    const other = { ...sampleAddress, id: 'address-2', alias: 'Back door', is_default: false };
    const question = await showSecondQuestion([
      [sampleAddress, other],
      [sampleAddress, other],
    ]);
    await question.getByRole('textbox', { name: 'Remark' }).fill('Ring twice');
    await question.getByRole('button', { name: /Delivery address/ }).click();
    await page.getByRole('button', { name: /^Back door/ }).click();
    await expect.element(question.first()).toHaveTextContent('Back door');
    await expect.element(question.getByRole('textbox', { name: 'Remark' })).toHaveValue('Ring twice');
  });
});
