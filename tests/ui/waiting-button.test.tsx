import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Order, PaymentOrder } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import type { UpdateOrderInput } from '../../machines/order/order-writes.ts';
import {
  paymentConfirmationMachine,
  type ConfirmPayOrderInput,
} from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { PayOrderInput } from '../../machines/payment-proof/pay-input.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { samplePhoto, sampleUploadPath } from '../../machines/samples/sample-photos.ts';
import { sampleOrder, samplePayment } from '../../machines/samples/sample-records.ts';
import { OrderScreen } from '../../src/features/orders/views/order/order-screen.tsx';
import { ProofFooter } from '../../src/features/payments/views/proof/proof-footer.tsx';
import { show } from './show.tsx';
import { showPayment } from './payment-scene.tsx';

const words = [
  ['en', 'Waiting to send'],
  ['zh', '等待发送'],
  ['th', 'รอส่ง'],
] as const;

const unanswered = <TAnswer,>() => new Promise<TAnswer>(() => undefined);

/** What an order's screen shows of it; its changes are never answered. */
async function orderOnScreen() {
  const machine = orderMachine.provide({
    actors: {
      orderDetail: fromPromise(() => Promise.resolve(accepted(sampleOrder))),
      updateOrder: fromPromise<Outcome<Order>, UpdateOrderInput>(unanswered),
    },
  });
  const order = createActor(machine, { input: { orderId: sampleOrder.id, roles: ['manager'] } }).start();
  await waitFor(order, (snapshot) => snapshot.matches('shown'));
  const proof = createActor(
    paymentProofMachine.provide({
      actors: {
        uploadV2: fromPromise<UploadOutcome, UploadInput>(() =>
          Promise.resolve(accepted({ filepath: sampleUploadPath, duplicate_of: [] })),
        ),
        payOrder: fromPromise<Outcome<{ readonly payment_order_id: string }>, PayOrderInput>(unanswered),
      },
    }),
    { input: { orderId: sampleOrder.id, groupId: '' } },
  ).start();
  return { order, proof };
}

describe('the button of a write that waits', () => {
  test.each(words)('for a payment proof says that it waits, in %s', async (language, word) => {
    const { proof } = await orderOnScreen();
    const { id, ctime } = sampleOrder;
    proof.send({ type: 'proof.open', orders: [{ id, orderNo: '1', ctime, total: 18_900 }] });
    proof.send({ type: 'photos.add', photos: [samplePhoto] });
    await waitFor(proof, ({ context }) => context.photos[0]?.status === 'sent');
    proof.send({ type: 'proof.submit' });
    proof.send({ type: 'delivery.waiting', service: 'payOrder' });
    const screen = await show(<ProofFooter proof={proof} isTakingPhotos={false} />, { language });
    await expect.element(screen.getByRole('button', { name: word })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(words)('for an order says why it waits when it is tapped, in %s', async (language, word) => {
    const { order, proof } = await orderOnScreen();
    order.send({ type: 'order.confirm' });
    order.send({ type: 'dialog.accept' });
    order.send({ type: 'delivery.waiting', service: 'updateOrder' });
    const screen = await show(
      <OrderScreen
        order={order}
        proof={proof}
        shop={{ name: '', phone: '', line: null }}
        picker={() => null}
        opensGeoLinks={false}
        isBesideList={false}
        proofSheet={null}
        notice={null}
      />,
      { language, roles: ['manager'] },
    );
    const bar = document.querySelector<HTMLElement>('[data-sticky-bar]');
    bar?.querySelector<HTMLElement>('[aria-disabled]')?.click();
    await expect.element(screen.getByRole('status').filter({ hasText: word })).toBeVisible();
  });

  test('for a receipt says that it waits', async () => {
    const machine = paymentConfirmationMachine.provide({
      actors: {
        paymentOrderDetail: fromPromise(() => Promise.resolve(accepted(samplePayment))),
        confirmPayOrder: fromPromise<Outcome<PaymentOrder>, ConfirmPayOrderInput>(unanswered),
      },
    });
    const input = { paymentOrderId: samplePayment.id, roles: ['finance'] as const, confirmsReceipts: true };
    const payment = createActor(machine, { input }).start();
    await waitFor(payment, ({ context }) => context.payment !== null);
    payment.send({ type: 'receipt.open' });
    payment.send({ type: 'receipt.confirm' });
    const screen = await showPayment({}, payment);
    await expect.element(screen.getByRole('button', { name: 'Confirming…' })).toBeVisible();
    payment.send({ type: 'delivery.waiting', service: 'confirmPayOrder' });
    await expect.element(screen.getByRole('button', { name: 'Waiting to send' })).toBeVisible();
  });
});
