import type { AnyActor } from 'xstate';
import type { WorkflowEvent as AppEvent } from '../../machines/workflows.ts';
import { cartClient } from '../features/cart/cart-workflows.ts';
import type { orderClient, orderListClient } from '../features/orders/orders-workflows.ts';
import type { paymentListClient } from '../features/payments/payments-workflows.ts';
import type { UserScope } from '../workflow/user-scopes.ts';

/** Milliseconds for which one can read that the device was cleared. */
const clearedMs = 1500;

/** What a reaction may do. */
export interface Reacting {
  /** The actor that emitted the event. */
  readonly actor: AnyActor;
  readonly directory: UserScope['directory'];
  readonly groupId: string;
  /** Shows a message in words that every screen has. */
  say(key: 'said.orderSubmitted' | 'said.proofAccepted'): void;
  /** Goes to another page. */
  go(path: string): void;
  /** Goes there only if the person is still on the page from which they started the work. */
  leadOn(path: string): void;
  /** Reloads the app at the sign-in. */
  restart(): void;
}

/** What the app does about each emitted event. */
const reactions: {
  readonly [Type in AppEvent['type']]: (event: Extract<AppEvent, { type: Type }>, reacting: Reacting) => void;
} = {
  'order.submitted': (_, { actor, directory, say, leadOn }) => {
    say('said.orderSubmitted');
    actor.send({ type: 'order.acknowledge' });
    refreshLists(directory);
    leadOn('/order-home');
  },
  'order.changed': (_, { directory }) => refreshLists(directory),
  'order.writeRefused': (_, { directory }) => refreshLists(directory),
  'proof.accepted': ({ orderId, paymentOrderId }, { actor, directory, say, leadOn }) => {
    say('said.proofAccepted');
    actor.send({ type: 'proof.acknowledge' });
    refreshOrder(directory, orderId);
    refreshLists(directory);
    leadOn(`/payment/${paymentOrderId}`);
  },
  'proof.writeRefused': (_, { directory }) => refreshLists(directory),
  'payment.confirmed': (_, { directory }) => refreshLists(directory),
  'payment.writeRefused': (_, { directory }) => refreshLists(directory),
  'product.chosen': ({ product, quantity }, { directory, groupId, go }) => {
    // The cart is open on every screen; where it could not be opened, that screen says so.
    whenOpen(directory.open(cartClient, groupId), ({ actor }) => {
      actor.send({ type: 'line.order', product, quantity });
      go('/cart');
    });
  },
  'cache.cleared': (_, { restart }) => void setTimeout(restart, clearedMs),
};

/** Does what the app does about an event that a chart emitted. */
export function react(event: AppEvent, reacting: Reacting): void {
  const reaction = reactions[event.type] as (event: AppEvent, reacting: Reacting) => void;
  reaction(event, reacting);
}

/** Reads the open lists again: an answer, also a refusal, means that they may be out of date. */
export function refreshLists({ opened }: UserScope['directory']): void {
  const refresh = ({ actor }: { readonly actor: Receiver<{ type: 'list.refresh' }> }) =>
    sendIfExpected(actor, { type: 'list.refresh' });
  for (const list of opened<typeof orderListClient>('order-list')) whenOpen(list, refresh);
  for (const list of opened<typeof paymentListClient>('payment-list')) whenOpen(list, refresh);
}

function refreshOrder({ opened }: UserScope['directory'], orderId: string): void {
  for (const order of opened<typeof orderClient>('order'))
    whenOpen(order, ({ actor }) => {
      if (actor.getSnapshot().context.orderId === orderId) sendIfExpected(actor, { type: 'order.open' });
    });
}

/** A workflow that cannot be opened says so on its own screen. */
function whenOpen<Status>(opening: Promise<{ getStatus(): Status }>, act: (status: Status) => void): void {
  opening.then(
    (workflow) => act(workflow.getStatus()),
    () => undefined,
  );
}

interface Receiver<Event> {
  getSnapshot(): { can(event: Event): boolean };
  send(event: Event): void;
}

function sendIfExpected<Event>(actor: Receiver<Event>, event: Event): void {
  if (actor.getSnapshot().can(event)) actor.send(event);
}
