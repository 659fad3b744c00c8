import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Order } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import {
  sampleCancelledOrder,
  sampleOrder,
  samplePaidOrder,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { AskedOrderSheet } from '../../src/features/orders/views/order-home/asked-order-sheet.tsx';
import type { AskedOrder } from '../../src/features/orders/views/order-home/order-home-props.ts';
import { show } from './show.tsx';

interface Scene {
  readonly wish?: AskedOrder['wish'];
  readonly read?: () => Promise<Outcome<Order>>;
  readonly cancel?: () => Promise<Outcome<Order>>;
}

const unanswered = () => new Promise<never>(() => undefined);
const unreachable = () => Promise.reject(new Error('no answer'));

async function ask({
  wish = 'cancel',
  read = async () => accepted(sampleOrder),
  cancel = unanswered,
}: Scene = {}) {
  const input = { orderId: sampleOrder.id, roles: ['manager'] as const };
  const order = createActor(
    orderMachine.provide({
      actors: {
        orderDetail: fromPromise(read),
        cancelOrder: fromPromise(cancel),
      },
    }),
    { input },
  ).start();
  const proof = createActor(paymentProofMachine, {
    input: { orderId: sampleOrder.id, groupId: sampleOrder.group_id },
  }).start();
  const on = { onCancel: vi.fn(), onOpen: vi.fn(), onClose: vi.fn() };
  const screen = await show(
    <main tabIndex={-1}>
      <AskedOrderSheet order={order} proof={proof} asked={{ order: sampleOrder, wish }} opened {...on} />
    </main>,
    { roles: ['manager'] },
  );
  return { screen, order, on, button: (name: string) => screen.getByRole('button', { name, exact: true }) };
}

/** Asks, as the list does once the order is read. */
async function question(scene: Scene = {}) {
  const asked = await ask(scene);
  await vi.waitFor(() => expect(asked.order.getSnapshot().can({ type: 'order.cancel' })).toBe(true));
  asked.order.send({ type: 'order.cancel' });
  await expect.element(asked.screen.getByText(/products go back to stock/)).toBeVisible();
  return asked;
}

describe('what can be done with a listed order', () => {
  test('is to open it and to cancel it', async () => {
    const { button, on } = await ask({ wish: null });
    await button('Open order').click();
    await button('Cancel order').click();
    expect([on.onOpen.mock.calls.length, on.onCancel.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the question before a listed order is cancelled', () => {
  test('names it, and sends nothing when the order is kept', async () => {
    const { screen, order, button, on } = await question();
    await expect.element(screen.getByRole('dialog', { name: 'Cancel order #1042?' })).toBeVisible();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await button('Keep order').click();
    expect(order.getSnapshot().value).toEqual({ shown: 'resting' });
    expect(on.onClose).toHaveBeenCalledOnce();
  });

  test('sends the cancellation, and says so until it is answered', async () => {
    const { screen, order, button } = await question({
      cancel: async () => accepted(sampleCancelledOrder),
    });
    await button('Cancel order').click();
    await vi.waitFor(() => expect(order.getSnapshot().value).toEqual({ shown: 'closed' }));
    expect(screen.getByRole('button', { name: 'Cancel order' }).query()).toBeNull();
  });

  test('that is not answered yet leads to the order', async () => {
    const { screen, button, on } = await question();
    await button('Cancel order').click();
    await expect.element(screen.getByText('Cancelling…')).toBeVisible();
    await button('Open order').click();
    expect(on.onOpen).toHaveBeenCalledOnce();
  });

  test('that was refused says why, and shows the order as it is now', async () => {
    const { screen, order, button } = await question({
      cancel: async () => refused(sampleProblem(409, 'version_conflict', { changed_by: 'Ling' })),
    });
    await button('Cancel order').click();
    await expect.element(screen.getByText('The order was not cancelled')).toBeVisible();
    await button('Show latest version').click();
    await vi.waitFor(() => expect(order.getSnapshot().value).toEqual({ shown: 'resting' }));
  });

  test('that cannot be sent is tried again', async () => {
    const { screen, order, button } = await question({ cancel: unreachable });
    await button('Cancel order').click();
    await button('Try again').click();
    await vi.waitFor(() => expect(order.getSnapshot().matches('unreachable')).toBe(true));
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.each([
    [
      'was paid meanwhile',
      async () => accepted<Order>(samplePaidOrder),
      'Its status is now “Paid”, which does not allow this',
    ],
    ['is not there any more', async () => refused(sampleProblem(404, 'not_found')), 'There is no such order'],
  ])('of one that %s says so', async (_, read, words) => {
    const { screen, button } = await ask({ read });
    await expect.element(screen.getByRole('dialog')).toHaveTextContent(words);
    expect(button('Cancel order').query()).toBeNull();
  });

  test('of one that cannot be read asks for it again', async () => {
    const { screen } = await ask({ read: unreachable });
    await expect.element(screen.getByText('Could not load the order')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
