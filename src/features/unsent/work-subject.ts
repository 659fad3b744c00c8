import { parseBaht } from '../../../domain/money.ts';
import { typedTotal } from '../../../domain/payment-form.ts';
import { orderWorkflow } from '../../../machines/order/order-machine.ts';
import { paymentConfirmationWorkflow } from '../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { paymentProofWorkflow } from '../../../machines/payment-proof/payment-proof-machine.ts';
import type { EventStore } from '../../journal/streams/event-store.ts';
import { readSnapshot } from '../../journal/replay/read-snapshot.ts';
import type { UnsentWork } from './views/unsent-props.ts';

/** What a photo's upload holds up: a payment that leaves only when all of its photos are there. */
type HeldPayment = Pick<UnsentWork, 'kind' | 'figures' | 'amount'>;

/** What the writes of a workflow belong to, as far as this device knows. */
export interface WorkSubject {
  /** The order's or payment's number and its customer, as a person reads them. */
  readonly about: readonly string[];
  readonly held: HeldPayment | null;
}

type ReadSubject = (id: string, events: EventStore) => Promise<WorkSubject | null>;

async function readOrder(orderId: string, events: EventStore): Promise<WorkSubject | null> {
  const order = (await readSnapshot(orderWorkflow, orderId, events))?.context.order ?? null;
  return order === null ? null : { about: named(`#${order.order_no}`, order.group_name), held: null };
}

async function readProof(orderId: string, events: EventStore): Promise<WorkSubject | null> {
  const proof = await readSnapshot(paymentProofWorkflow, orderId, events);
  if (proof === null) return null;
  const { orders, chosen, photos, form } = proof.context;
  const own = orders.find(({ id }) => id === orderId);
  const order = await readOrder(orderId, events);
  return {
    about: order?.about ?? (own === undefined ? [] : [`#${own.orderNo}`]),
    held: proof.matches({ proof: 'awaitingPhotos' })
      ? {
          kind: 'proof',
          figures: [
            { of: 'orders', count: chosen.length },
            { of: 'photos', count: photos.length },
          ],
          amount: typedTotal(form),
        }
      : null,
  };
}

async function readReceipt(paymentOrderId: string, events: EventStore): Promise<WorkSubject | null> {
  const receipt = await readSnapshot(paymentConfirmationWorkflow, paymentOrderId, events);
  if (receipt === null) return null;
  const { payment, photos, amount } = receipt.context;
  return {
    about: payment === null ? [] : named(`PAY-${payment.payment_no}`, payment.group_name),
    held: receipt.matches({ payment: 'awaitingPhotos' })
      ? { kind: 'receipt', figures: [{ of: 'photos', count: photos.length }], amount: parseBaht(amount) }
      : null,
  };
}

function named(number: string, customer: string): readonly string[] {
  return customer === '' ? [number] : [number, customer];
}

const readers: Readonly<Record<string, ReadSubject>> = {
  order: readOrder,
  'payment-proof': readProof,
  'payment-confirmation': readReceipt,
};

/** What the writes of a stream belong to; null when this device doesn't know. */
export async function readSubject(stream: string, events: EventStore): Promise<WorkSubject | null> {
  const [workflow = '', ...id] = stream.split('/');
  // A stream that cannot be read says so on its own screen.
  return (await readers[workflow]?.(id.join('/'), events).catch(() => null)) ?? null;
}
