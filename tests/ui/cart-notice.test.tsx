import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleLamp } from '../../machines/sample-records.ts';
import { CartNotice } from '../../src/screens/cart/cart-notice.tsx';
import { show } from './show.tsx';

/** A cart whose order could not be kept. */
function unkeptCart() {
  const machine = cartMachine.provide({
    actors: {
      submitOrder: fromPromise(() => Promise.reject(new Error('full'))),
      isOnItsWay: fromPromise(() => Promise.resolve(false)),
    },
  });
  const cart = createActor(machine, {
    input: { groupId: 'g1', viewer: { roles: [], isVip: false } },
  }).start();
  cart.send({ type: 'line.add', product: sampleLamp, quantity: 1 });
  cart.send({ type: 'order.submit' });
  cart.send({ type: 'order.confirm' });
  return cart;
}

describe('an order that could not be kept', () => {
  test.each([
    ['en', 'Could not be saved and sent', 'Put back into the cart'],
    ['zh', '没能保存和发出', '放回购物车'],
    ['th', 'บันทึกและส่งไม่ได้', 'นำกลับไปไว้ในตะกร้า'],
  ] as const)('is put back into the cart by a tap, in %s', async (language, title, putBack) => {
    const cart = unkeptCart();
    const screen = await show(<CartNotice cart={cart} />, { language });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(title);
    await screen.getByRole('button', { name: putBack }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(cart.getSnapshot().context.lines.map(({ product }) => product.id)).toEqual([sampleLamp.id]);
  });
});
