import type { AnyMachineSnapshot } from 'xstate';
import type { Order } from '../../domain/contract.ts';
import { readWire } from '../../domain/money.ts';
import type { CartContext } from '../../machines/cart/cart-machine.ts';
import type { ConfirmationContext } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { ProofContext } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { Device, OpenWorkflow, Page, Witness } from './cast.ts';
import { shelf } from './shop/shelf.ts';
import type { Books } from './shop/shop.ts';

/** Something that a person can do now. */
interface Offer {
  readonly name: string;
  take(): void;
}

interface Scene {
  readonly device: Device;
  readonly page: Page;
  readonly books: Books;
  readonly witness: Witness;
}

interface PersonEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

const photosInTown = 4;

/** Does what a screen of the device offers: 0 is what leads on, any other number one of all that is possible. */
export function act(device: Device, choice: number, books: Books, witness: Witness): void {
  const page = device.page();
  if (page === null) {
    witness.tell(`${device.name}: opens the app`);
    device.start();
    return;
  }
  const offer = pick(offersOf({ device, page, books, witness }), choice);
  if (offer === undefined) return;
  witness.tell(`${device.name}: (${offer.name})`);
  offer.take();
}

/** The first offer needs no other. */
function pick(offers: Iterable<Offer>, choice: number): Offer | undefined {
  for (const offer of offers) {
    if (choice === 0) return offer;
    const all = [offer, ...offers];
    return all[choice % all.length];
  }
  return undefined;
}

function offersOf(scene: Scene): Iterable<Offer> {
  switch (scene.device.owner) {
    case 'customer':
      return customerOffers(scene);
    case 'order_manager':
      return managerOffers(scene);
    case 'finance':
      return financeOffers(scene);
  }
}

function* customerOffers(scene: Scene): Iterable<Offer> {
  const { device, page } = scene;
  const cart = page.workflows.get('cart');
  if (cart === undefined) {
    const input = { groupId: '', viewer: { roles: [], isVip: false } };
    yield { name: 'opens the cart', take: () => device.open('cart', '', input) };
    return;
  }
  const { lines } = cart.snapshot().context as CartContext;
  const products = [...page.products.values()];
  const [line] = lines;
  const adding = products.flatMap((product) => [
    ...[2, 1].map((quantity) => ({ type: 'line.add', product, quantity })),
    { type: 'line.order', product, quantity: 1 },
  ]);
  const browsing = shelf
    .filter(({ skuId }) => !page.products.has(skuId))
    .map(({ skuId }): Offer => ({ name: `browses ${skuId}`, take: () => page.browse(skuId) }));
  yield* possible(scene, cart, [
    { type: 'order.acknowledge' },
    { type: 'order.retry' },
    { type: 'order.confirm' },
    { type: 'order.submit' },
  ]);
  if (lines.length === 0) {
    yield* possible(scene, cart, adding);
    yield* browsing;
  }
  yield* possible(scene, cart, [
    { type: 'order.takeBack' },
    { type: 'order.dismiss' },
    { type: 'cart.open' },
    { type: 'lines.toggle' },
    { type: 'cart.clear' },
    ...(line === undefined
      ? []
      : [
          { type: 'line.setQuantity', skuId: line.product.id, quantity: 5 },
          { type: 'line.remove', skuId: line.product.id },
          { type: 'line.toggle', skuId: line.product.id },
        ]),
  ]);
  if (lines.length > 0) {
    yield* possible(scene, cart, adding);
    yield* browsing;
  }
}

function* managerOffers(scene: Scene): Iterable<Offer> {
  const { device, page, books } = scene;
  const atWork = books.orders.filter(({ status }) => ['created', 'confirmed'].includes(status));
  const opening = [...atWork, ...books.orders]
    .filter(({ id }) => !page.workflows.has(`order/${id}`))
    .map(({ id }): Offer => ({
      name: `opens ${nameOf(books.orders, id)}`,
      take: () => device.open('order', id, { orderId: id, roles: ['order_manager'] }),
    }));
  const orders = [...page.workflows.values()].filter(({ chart }) => chart === 'order');
  const offers = orders.map((order) => ({
    order,
    proof: page.workflows.get(`payment-proof/${order.key}`),
  }));
  for (const { order, proof } of offers) {
    yield* proofSteps(scene, order, proof);
    yield* possible(scene, order, [
      { type: 'order.acknowledge' },
      { type: 'order.retry' },
      { type: 'dialog.accept' },
      { type: 'order.confirm' },
      ...(order.snapshot().matches('unloaded') ? [{ type: 'order.open' }] : []),
    ]);
  }
  yield* opening;
  for (const { order, proof } of offers) {
    yield* possible(scene, order, orderWhims(order.snapshot()));
    if (proof !== undefined) yield* possible(scene, proof, proofWhims(proof.snapshot()));
  }
}

function orderWhims({ context }: AnyMachineSnapshot): readonly PersonEvent[] {
  const [line] = (context as { readonly order: Order | null }).order?.detail ?? [];
  const skuId = line?.sku_id ?? '';
  return [
    { type: 'order.open' },
    { type: 'line.setQuantity', skuId, quantity: 3 },
    { type: 'order.save' },
    { type: 'order.cancel' },
    { type: 'dialog.dismiss' },
    { type: 'line.open', skuId },
    { type: 'price.change', text: '12.50' },
    { type: 'price.change', text: '99' },
    { type: 'price.accept' },
    { type: 'edit.discard' },
  ];
}

/** From a confirmed order to its payment with proof. */
function* proofSteps(scene: Scene, order: OpenWorkflow, proof: OpenWorkflow | undefined): Iterable<Offer> {
  const { device } = scene;
  const { context } = order.snapshot();
  const shown = (context as { readonly order: Order | null }).order;
  if (shown?.status !== 'confirmed') return;
  if (proof === undefined) {
    const input = { orderId: order.key, groupId: shown.group_id };
    yield { name: 'opens the proof', take: () => device.open('payment-proof', order.key, input) };
    return;
  }
  const standing = proof.snapshot();
  const { photos } = standing.context as ProofContext;
  const unpaid = {
    id: shown.id,
    orderNo: shown.order_no,
    ctime: shown.ctime,
    total: readWire(shown.total_amount),
  };
  if (standing.matches({ proof: 'acknowledged' })) yield* possible(scene, order, [{ type: 'order.open' }]);
  if (standing.matches({ proof: 'closed' }))
    yield* possible(scene, proof, [{ type: 'proof.open', orders: [unpaid] }]);
  if (standing.matches({ proof: 'refused' })) yield* possible(scene, proof, [{ type: 'proof.edit' }]);
  if (standing.matches({ proof: 'editing' }) && photos.length === 0) yield photograph(scene, proof, 0);
  yield* possible(scene, proof, [
    { type: 'proof.acknowledge' },
    { type: 'proof.retry' },
    ...photos
      .filter(({ status }) => status === 'failed')
      .map(({ blobId }) => ({ type: 'photo.retry', blobId })),
    ...(photos.length === 0 ? [] : [{ type: 'proof.submit' }]),
  ]);
}

function proofWhims({ context }: AnyMachineSnapshot): readonly PersonEvent[] {
  const [photo] = (context as ProofContext).photos;
  return [
    { type: 'type.choose', paymentType: 'mix' },
    { type: 'type.choose', paymentType: 'cash' },
    { type: 'amount.change', field: 'amount', text: '10' },
    { type: 'proof.close' },
    { type: 'proof.edit' },
    ...(photo === undefined ? [] : [{ type: 'photo.remove', blobId: photo.blobId }]),
  ];
}

function* financeOffers(scene: Scene): Iterable<Offer> {
  const { device, page, books } = scene;
  const paid = books.payments.filter(({ status }) => status === 'paid');
  const opening = [...paid, ...books.payments]
    .filter(({ id }) => !page.workflows.has(`payment-confirmation/${id}`))
    .map(({ id }): Offer => ({
      name: `opens ${nameOf(books.payments, id)}`,
      take: () =>
        device.open('payment-confirmation', id, {
          paymentOrderId: id,
          roles: ['finance'],
          confirmsReceipts: true,
        }),
    }));
  const payments = [...page.workflows.values()];
  for (const payment of payments) {
    yield* possible(scene, payment, [
      { type: 'refusal.acknowledge' },
      { type: 'receipt.retry' },
      { type: 'receipt.confirm' },
      { type: 'receipt.open' },
      ...(payment.snapshot().matches({ payment: 'unloaded' }) ? [{ type: 'payment.open' }] : []),
    ]);
  }
  yield* opening;
  for (const payment of payments) {
    const { photos } = payment.snapshot().context as ConfirmationContext;
    if (payment.snapshot().matches({ payment: 'editing' })) yield photograph(scene, payment, 1);
    yield* possible(scene, payment, [
      { type: 'payment.open' },
      { type: 'amount.change', text: '7.25' },
      { type: 'receipt.close' },
      { type: 'receipt.edit' },
      ...photos.map(({ blobId }) => ({ type: 'photo.retry', blobId })),
    ]);
  }
}

/** Of these events the ones that the workflow heeds now. */
function* possible(
  { device, witness }: Scene,
  workflow: OpenWorkflow,
  events: readonly PersonEvent[],
): Iterable<Offer> {
  const snapshot = workflow.snapshot();
  for (const event of events) {
    if (!snapshot.can(event)) continue;
    yield { name: event.type, take: () => witness.send(device, workflow, event) };
  }
}

function photograph({ device, witness, books }: Scene, workflow: OpenWorkflow, more: number): Offer {
  const number = (books.payments.length + more) % photosInTown;
  const photoOf = (blobId: string) => ({ blobId, fileName: 'slip.jpg', sha256: `photo-${number}` });
  return {
    name: 'takes a photo',
    take: () =>
      device.keepPhoto(number, (blobId) =>
        witness.send(device, workflow, { type: 'photos.add', photos: [photoOf(blobId)] } as PersonEvent),
      ),
  };
}

/** Ids are drawn anew each time; numbers tell a story that can be compared. */
function nameOf(records: readonly { readonly id: string }[], id: string): string {
  return `no. ${records.findIndex((record) => record.id === id) + 1}`;
}
