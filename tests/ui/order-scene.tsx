import type { ComponentProps } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { Address, Order, OrderLine } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import type {
  CancelOrderInput,
  UpdateOrderInput,
  UpdateRemarkInput,
} from '../../machines/order/order-writes.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import {
  sampleAddress,
  sampleBagLine,
  sampleOrder,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { OrderScreen } from '../../src/features/orders/views/order/order-screen.tsx';
import type { OrderPicker, OrderScreenProps } from '../../src/features/orders/views/order/order-props.ts';
import { ProofSheet } from '../../src/features/payments/views/proof/proof-sheet.tsx';
import { show } from './show.tsx';

/** Products that the picker of a scene offers. */
const offered: readonly OrderLine[] = [sampleBagLine, ...sampleOrder.detail.slice(0, 1)];

function TestPicker({ title, onPick, onClose }: ComponentProps<OrderPicker>) {
  return (
    <section aria-label={title}>
      {offered.map((line) => (
        <button key={line.sku_id} type="button" onClick={() => onPick({ ...line, quantity: 1 })}>
          Pick {line.name}
        </button>
      ))}
      <button type="button" onClick={onClose}>
        Pick nothing
      </button>
    </section>
  );
}

interface Scene {
  readonly order?: Order;
  readonly roles?: readonly StaffRole[];
  readonly addresses?: readonly Address[];
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
  /** What is read of it from the second time on; absent: the same. */
  readonly later?: Order;
  /** Whether only the first try to read it succeeds. */
  readonly readsOnce?: boolean;
  /** Why the server refuses to save it. */
  readonly problem?: Problem;
  /** Why the server refuses to cancel it. */
  readonly cancelProblem?: Problem;
  /** Why the server refuses a remark; absent: it takes it. */
  readonly remarkProblem?: Problem | null;
  readonly opensGeoLinks?: boolean;
  /** What other features add to what can be done with it. */
  readonly tools?: Pick<OrderScreenProps, 'share' | 'print' | 'printItems' | 'repeat'>;
}

/** An order on its screen, read from a server that refuses to save it; `saved` is what it was asked to. */
export async function showOrder({
  order = sampleOrder,
  later = order,
  roles = ['order_manager'],
  addresses = [sampleAddress],
  language = 'en',
  scheme = 'light',
  problem = sampleProblem(409, 'version_conflict'),
  cancelProblem = sampleProblem(409, 'not_allowed_in_status', { id: order.id, status: 'paid' }),
  remarkProblem = null,
  readsOnce = false,
  opensGeoLinks = false,
  tools = {},
}: Scene) {
  const saved: UpdateOrderInput[] = [];
  let reads = 0;
  const updateOrder = fromPromise<Outcome<Order>, UpdateOrderInput>(async ({ input }) => {
    saved.push(input);
    return refused(problem);
  });
  const remarks: string[] = [];
  const updateOrderRemark = fromPromise<Outcome<Order>, UpdateRemarkInput>(async ({ input }) => {
    remarks.push(input.remark);
    return remarkProblem === null
      ? accepted({ ...order, remark: input.remark, version: order.version + 1 })
      : refused(remarkProblem);
  });
  const actor = createActor(
    orderMachine.provide({
      actors: {
        orderDetail: fromPromise(async () => {
          reads += 1;
          if (readsOnce && reads > 1) throw new Error('no network');
          return accepted(reads > 1 ? later : order);
        }),
        merchantAddress: fromPromise(() => Promise.resolve(addresses)),
        updateOrder,
        updateOrderRemark,
        cancelOrder: fromPromise<Outcome<Order>, CancelOrderInput>(async () => refused(cancelProblem)),
      },
    }),
    { input: { orderId: order.id, roles } },
  ).start();
  const input = { orderId: order.id, groupId: order.group_id };
  const proof = createActor(paymentProofMachine, { input }).start();
  const screen = await show(
    <OrderScreen
      order={actor}
      proof={proof}
      shop={{ name: 'Yuan Ji', phone: '02-123-4567', line: 'https://line.me/R/ti/p/@yuanji' }}
      picker={TestPicker}
      opensGeoLinks={opensGeoLinks}
      isBesideList={false}
      {...tools}
      proofSheet={<ProofSheet proof={proof} photos={[]} onPhotos={() => undefined} isTakingPhotos={false} />}
      notice={null}
    />,
    { language, scheme, roles },
  );
  return { screen, actor, proof, saved, remarks };
}
