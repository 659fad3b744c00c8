import type { AnyActor } from 'xstate';
import type { WorkflowEvent as AppEvent } from '../../machines/workflows.ts';
import type { placeListClient } from '../features/addresses/place-list-workflow.ts';
import { cartClient } from '../features/cart/cart-workflows.ts';
import type { catalogueClient } from '../features/catalogue/catalogue-workflows.ts';
import type { groupListClient } from '../features/groups/groups-workflow.ts';
import type { peopleListClient } from '../features/people/people-workflows.ts';
import type { categoryShelfClient } from '../features/product/category-shelf-workflow.ts';
import type { productClient } from '../features/product/product-workflow.ts';
import type { orderClient, orderListClient } from '../features/orders/orders-workflows.ts';
import type {
  paidPaymentListClient,
  paymentConfirmationClient,
  paymentListClient,
  quickConfirmationClient,
} from '../features/payments/payments-workflows.ts';
import type { stockListClient } from '../features/stock/stock-workflow.ts';
import type { recognitionHintsClient } from '../features/stock-entry/hints-workflows.ts';
import type { stockHistoryClient, stockLineClient } from '../features/stock-moves/stock-moves-workflows.ts';
import type { vipListClient } from '../features/vip/vip-workflows.ts';
import type { UserScope } from '../workflow/user-scopes.ts';

/** Milliseconds for which one can read that the device was cleared. */
const clearedMs = 1500;

type OrderChanged = Extract<AppEvent, { type: 'order.changed' }>;
type AddressFailed = Extract<AppEvent, { type: 'address.failed' }>;

/** What a reaction may do. */
export interface Reacting {
  /** The actor that emitted the event. */
  readonly actor: AnyActor;
  readonly directory: UserScope['directory'];
  readonly groupId: string;
  /** Shows a message in words that screens share, with the number of what it is about where they say it. */
  say(
    key:
      | 'said.orderSubmitted'
      | 'said.orderSubmittedAs'
      | `said.orderChanged.${OrderChanged['intent']}`
      | 'said.proofAccepted'
      | 'said.paymentConfirmed'
      | 'said.product.added'
      | 'said.product.edited'
      | 'said.product.cover'
      | `said.addressFailed.${AddressFailed['intent']}`,
    number?: string,
  ): void;
  /** The same where the person is no longer on the page from which they started the work, which says it itself. */
  sayElsewhere(key: 'said.stockMoved'): void;
  /** Goes to another page. */
  go(path: string): void;
  /** Goes there only if the person is still on the page from which they started the work. */
  leadOn(path: string): void;
  /** Reloads the app at the sign-in. */
  restart(): void;
}

/** Heard by the screen that shows its chart, and by no other. */
type OwnScreensEvent = 'scan.hit' | 'place.chosen' | 'matrix.filled' | 'order.repeated';

/** What the app does about each emitted event. */
const reactions: {
  readonly [Type in Exclude<AppEvent['type'], OwnScreensEvent>]: (
    event: Extract<AppEvent, { type: Type }>,
    reacting: Reacting,
  ) => void;
} = {
  'order.submitted': ({ orderNo }, { actor, directory, say, leadOn }) => {
    say(`said.orderSubmitted${orderNo === undefined ? '' : 'As'}`, orderNo);
    actor.send({ type: 'order.acknowledge' });
    refreshLists(directory);
    leadOn('/order-home');
  },
  'text.recognised': (_, { leadOn }) => leadOn('/order-confirmation'),
  'order.changed': ({ intent }, { directory, say }) => {
    say(`said.orderChanged.${intent}`);
    refreshLists(directory);
  },
  'order.writeRefused': (_, { directory }) => refreshLists(directory),
  'proof.accepted': ({ orderId, paymentOrderId }, { actor, directory, say, leadOn }) => {
    say('said.proofAccepted');
    actor.send({ type: 'proof.acknowledge' });
    refreshOrder(directory, orderId);
    refreshLists(directory);
    leadOn(`/payment/${paymentOrderId}`);
  },
  'proof.writeRefused': ({ orderId }, { directory }) => {
    refreshOrder(directory, orderId);
    refreshLists(directory);
  },
  'payment.confirmed': (_, { directory, say }) => {
    say('said.paymentConfirmed');
    refreshLists(directory);
  },
  'payment.writeRefused': (_, { directory }) => refreshLists(directory),
  'batch.answered': (_, { directory }) => {
    for (const payment of directory.opened<typeof paymentConfirmationClient>('payment-confirmation'))
      whenOpen(payment, ({ actor }) => sendIfExpected(actor, { type: 'payment.open' }));
    refreshLists(directory);
  },
  'payment.rejected': (event, reacting) => {
    tellLanes(reacting, event);
    followPayment(event, reacting);
  },
  'payment.edited': followPayment,
  'payment.editRefused': followPayment,
  'payment.rejectionRefused': followPayment,
  'product.chosen': ({ product, quantity }, { directory, groupId, go }) => {
    // The cart is open on every screen; where it could not be opened, that screen says so.
    whenOpen(directory.open(cartClient, groupId), ({ actor }) => {
      actor.send({ type: 'line.order', product, quantity });
      go('/cart');
    });
  },
  'stock.recorded': ({ skuId }, { directory }) => refreshProducts(directory, [skuId]),
  'stock.writeRefused': ({ skuId, hasMoved }, { directory, sayElsewhere }) => {
    if (hasMoved) sayElsewhere('said.stockMoved');
    refreshProducts(directory, [skuId]);
  },
  'stock.imported': ({ skuIds }, { directory }) => refreshProducts(directory, skuIds),
  'address.accepted': (_, { directory }) => refreshOpen(directory, 'place-list'),
  'addresses.changed': (_, { directory }) => refreshOpen(directory, 'place-list'),
  'address.failed': ({ intent }, { say }) => say(`said.addressFailed.${intent}`),
  'person.changed': (_, { directory }) => refreshOpen(directory, 'people-list', 'group-list'),
  'group.saved': (_, { directory }) => refreshOpen(directory, 'people-list', 'group-list'),
  'hint.removed': (_, { directory }) => refreshOpen(directory, 'recognition-hints'),
  'vip.changed': ({ skuId }, { directory }) => {
    refreshProducts(directory, [skuId]);
    refreshOpen(directory, 'vip-list');
  },
  'stocktake.recorded': ({ skuIds }, { directory }) => refreshProducts(directory, skuIds),
  'product.updated': ({ skuId, change }, { directory, say }) => {
    // The scanner says itself what became of a barcode.
    if (change !== 'barcode') say(`said.product.${change}`);
    refreshProducts(directory, [skuId]);
  },
  'product.writeRefused': ({ skuId }, { directory }) => refreshProducts(directory, [skuId]),
  'cache.cleared': (_, { restart }) => void setTimeout(restart, clearedMs),
};

/** Does what the app does about an event that a chart emitted. */
export function react(event: AppEvent, reacting: Reacting): void {
  const all: Partial<Record<AppEvent['type'], unknown>> = reactions;
  const reaction = all[event.type] as ((event: AppEvent, reacting: Reacting) => void) | undefined;
  reaction?.(event, reacting);
}

/** Reads the open lists again: an answer, also a refusal, means that they may be out of date. */
export function refreshLists(directory: UserScope['directory']): void {
  refreshOpen(directory, 'order-list', 'payment-list', 'paid-payment-list', 'stock-list');
}

type ListClient =
  | typeof orderListClient
  | typeof paymentListClient
  | typeof paidPaymentListClient
  | typeof stockListClient
  | typeof placeListClient
  | typeof peopleListClient
  | typeof groupListClient
  | typeof vipListClient
  | typeof recognitionHintsClient;

/** Reads the open lists of these names again. */
function refreshOpen(
  { opened }: UserScope['directory'],
  ...names: readonly ListClient['definition']['name'][]
): void {
  for (const name of names)
    for (const list of opened<ListClient>(name))
      whenOpen(list, ({ actor }) =>
        sendIfExpected<{ readonly type: 'list.refresh' }>(actor, { type: 'list.refresh' }),
      );
}

/** Reads products and the lists that may show them again, wherever they are open; each list once. */
function refreshProducts(directory: UserScope['directory'], skuIds: readonly string[]): void {
  const { opened } = directory;
  for (const shelves of opened<typeof catalogueClient>('catalogue'))
    whenOpen(shelves, ({ actor }) => sendIfExpected(actor, { type: 'products.refresh' }));
  for (const shelf of opened<typeof categoryShelfClient>('category-shelf'))
    whenOpen(shelf, ({ actor }) => sendIfExpected(actor, { type: 'shelf.open' }));
  for (const product of opened<typeof productClient>('product'))
    whenOpen(product, ({ actor }) => {
      const { siblings } = actor.getSnapshot().context;
      if (siblings.some(({ id }) => skuIds.includes(id))) sendIfExpected(actor, { type: 'product.open' });
    });
  for (const history of opened<typeof stockHistoryClient>('stock-history'))
    whenOpen(history, ({ actor }) => {
      const { recordId } = actor.getSnapshot().context;
      if (recordId !== undefined && skuIds.includes(recordId))
        sendIfExpected(actor, { type: 'list.refresh' });
    });
  for (const line of opened<typeof stockLineClient>('stock-line'))
    whenOpen(line, ({ actor }) => {
      if (skuIds.includes(actor.getSnapshot().context.skuId)) sendIfExpected(actor, { type: 'line.open' });
    });
  refreshOpen(directory, 'stock-list');
}

/** Tells those who look at one payment after the other what became of one of them. */
function tellLanes(
  { directory }: Reacting,
  event: { readonly type: 'payment.rejected' | 'payment.changed'; readonly paymentOrderId: string },
): void {
  for (const lane of directory.opened<typeof quickConfirmationClient>('quick-confirmation'))
    whenOpen(lane, ({ actor }) => sendIfExpected(actor, event));
}

/** Reads a payment, its orders and the lists again, wherever they are open. */
function followPayment({ paymentOrderId }: { readonly paymentOrderId: string }, reacting: Reacting): void {
  const { directory } = reacting;
  refreshLists(directory);
  tellLanes(reacting, { type: 'payment.changed', paymentOrderId });
  for (const payment of directory.opened<typeof paymentConfirmationClient>('payment-confirmation'))
    whenOpen(payment, ({ actor }) => {
      if (actor.getSnapshot().context.paymentOrderId === paymentOrderId)
        sendIfExpected(actor, { type: 'payment.open' });
    });
  for (const order of directory.opened<typeof orderClient>('order'))
    whenOpen(order, ({ actor }) => {
      if (actor.getSnapshot().context.order?.payment_oder === paymentOrderId)
        sendIfExpected(actor, { type: 'order.open' });
    });
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
