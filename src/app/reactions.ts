import type { AnyActor, AnyStateMachine, EmittedFrom } from 'xstate';
import type { clearCacheClient } from '../features/account/clear-cache-workflow.ts';
import { cartClient } from '../features/cart/cart-workflows.ts';
import { cartFeature } from '../features/cart/cart-feature.ts';
import type { productClient } from '../features/catalogue/catalogue-workflows.ts';
import { orderClient, orderListClient } from '../features/orders/orders-workflows.ts';
import { paymentListClient } from '../features/payments/payments-workflows.ts';
import type {
  paymentConfirmationClient,
  paymentProofClient,
} from '../features/payments/payments-workflows.ts';
import { paymentsFeature } from '../features/payments/payments-feature.ts';
import type { FeatureWords } from '../i18n/i18n.ts';
import type { UserScope } from '../workflow/user-scopes.ts';

/** Milliseconds for which one can read that the device was cleared. */
const clearedMs = 1500;

type EmittedBy<Client extends { readonly definition: { readonly machine: AnyStateMachine } }> = EmittedFrom<
  Client['definition']['machine']
>;

/** Everything that the app's charts emit. */
export type AppEvent =
  | EmittedBy<typeof cartClient>
  | EmittedBy<typeof clearCacheClient>
  | EmittedBy<typeof orderClient>
  | EmittedBy<typeof paymentConfirmationClient>
  | EmittedBy<typeof paymentProofClient>
  | EmittedBy<typeof productClient>;

/** What a reaction may do. */
export interface Reacting {
  /** The actor that emitted the event. */
  readonly actor: AnyActor;
  readonly directory: UserScope['directory'];
  readonly groupId: string;
  /** Shows a message, whichever words are loaded. */
  say(key: 'cart.submitted' | 'proof.accepted', words: FeatureWords): void;
  /** Goes to another page. */
  go(path: string): void;
  /** The same where the person still is on the page from which they set this going; others stay where they are. */
  leadOn(path: string): void;
  /** Reloads the app at an address. */
  restartAt(path: string): void;
}

/** What the app does about each emitted event. */
const reactions: {
  readonly [Type in AppEvent['type']]: (event: Extract<AppEvent, { type: Type }>, reacting: Reacting) => void;
} = {
  'order.submitted': (_, { actor, directory, say, leadOn }) => {
    say('cart.submitted', cartFeature.words);
    actor.send({ type: 'order.acknowledge' });
    refreshLists(directory);
    leadOn('/order-home');
  },
  'order.changed': (_, { directory }) => refreshLists(directory),
  'order.refused': (_, { directory }) => refreshLists(directory),
  'proof.accepted': ({ orderId, paymentOrderId }, { actor, directory, say, leadOn }) => {
    say('proof.accepted', paymentsFeature.words);
    actor.send({ type: 'proof.acknowledge' });
    refreshOrder(directory, orderId);
    refreshLists(directory);
    leadOn(`/payment/${paymentOrderId}`);
  },
  'proof.refused': (_, { directory }) => refreshLists(directory),
  'payment.confirmed': (_, { directory }) => refreshLists(directory),
  'payment.refused': (_, { directory }) => refreshLists(directory),
  'product.chosen': ({ product, quantity }, { directory, groupId, go }) => {
    void directory.open(cartClient, groupId).then((cart) => {
      cart.getStatus().actor.send({ type: 'line.order', product, quantity });
      go('/cart');
    });
  },
  'cache.cleared': (_, { restartAt }) => void setTimeout(() => restartAt('/auth'), clearedMs),
};

/** Does what the app does about an event that a chart emitted. */
export function react(event: AppEvent, reacting: Reacting): void {
  const reaction = reactions[event.type] as (event: AppEvent, reacting: Reacting) => void;
  reaction(event, reacting);
}

/** The lists that were opened may show what was so before an answer, also before a refusal. */
function refreshLists(directory: UserScope['directory']): void {
  for (const list of [...directory.opened(orderListClient), ...directory.opened(paymentListClient)])
    void list.then((opened) => sendIfExpected(opened.getStatus().actor, { type: 'list.refresh' }));
}

function refreshOrder(directory: UserScope['directory'], orderId: string): void {
  for (const order of directory.opened(orderClient))
    void order.then((opened) => {
      const { actor } = opened.getStatus();
      if (actor.getSnapshot().context.orderId === orderId) sendIfExpected(actor, { type: 'order.open' });
    });
}

function sendIfExpected<Event>(
  actor: { getSnapshot(): { can(event: Event): boolean }; send(event: Event): void },
  event: Event,
): void {
  if (actor.getSnapshot().can(event)) actor.send(event);
}
