import type { AnyMachineSnapshot } from 'xstate';
import type { Order, OrderLine } from '../../domain/contract.ts';
import { readWire, toBaht } from '../../domain/money.ts';
import { editedLines } from '../../domain/orders/order-edit.ts';
import type { CartContext } from '../../machines/cart/cart-types.ts';
import type { OrderContext } from '../../machines/order/order-events.ts';
import type { ProofContext } from '../../machines/payment-proof/payment-proof-machine.ts';
import { nameOf, possible, takePhotoAction } from './offered-actions.ts';
import type { PersonEvent, UserAction, UserContext } from './offered-actions.ts';
import { financeActions, batchActions } from './finance-actions.ts';
import type { Device, OpenWorkflow, Observer } from './simulation-types.ts';
import { stockedProducts } from './shop/shop.ts';
import type { ShopRecords } from './shop/shop.ts';

/** Performs an action that the screen offers: 0 is the main next step, other numbers select among all possible ones. */
export function performAction(
  device: Device,
  choice: number,
  records: ShopRecords,
  observer: Observer,
): void {
  const page = device.page();
  if (page === null) {
    observer.logLine(`${device.name}: opens the app`);
    device.start();
    return;
  }
  const action = pickAction(actionsOf({ device, page, records, observer }), choice);
  if (action === undefined) return;
  observer.logLine(`${device.name}: (${action.name})`);
  action.perform();
}

/** Choice 0 needs no list of the others. */
function pickAction(actions: Iterable<UserAction>, choice: number): UserAction | undefined {
  for (const action of actions) {
    if (choice === 0) return action;
    const all = [action, ...actions];
    return all[choice % all.length];
  }
  return undefined;
}

function actionsOf(context: UserContext): Iterable<UserAction> {
  switch (context.device.owner) {
    case 'customer':
      return customerActions(context);
    case 'order_manager':
      return managerActions(context);
    case 'finance':
      return financeActions(context);
    case 'manager':
      return batchActions(context);
  }
}

function* customerActions(context: UserContext): Iterable<UserAction> {
  const { device, page } = context;
  const cart = page.workflows.get('cart');
  if (cart === undefined) {
    const input = { groupId: '', viewer: { roles: [], isVip: false } };
    yield { name: 'opens the cart', perform: () => device.open('cart', '', input) };
    return;
  }
  const { lines } = cart.snapshot().context as CartContext;
  const products = [...page.products.values()];
  const [line] = lines;
  const adding = products.flatMap((product) => [
    ...[2, 1].map((quantity) => ({ type: 'line.add', product, quantity })),
    { type: 'line.order', product, quantity: 1 },
  ]);
  const browsing = stockedProducts
    .filter(({ skuId }) => !page.products.has(skuId))
    .map(({ skuId }): UserAction => ({ name: `browses ${skuId}`, perform: () => page.browse(skuId) }));
  yield* possible(context, cart, [
    { type: 'order.acknowledge' },
    { type: 'order.retry' },
    { type: 'order.confirm' },
    { type: 'order.submit' },
  ]);
  if (lines.length === 0) {
    yield* possible(context, cart, adding);
    yield* browsing;
  }
  yield* possible(context, cart, [
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
    yield* possible(context, cart, adding);
    yield* browsing;
  }
}

function* managerActions(context: UserContext): Iterable<UserAction> {
  const { device, page, records } = context;
  const atWork = records.orders.filter(({ status }) => ['created', 'confirmed'].includes(status));
  const opening = [...atWork, ...records.orders]
    .filter(({ id }) => !page.workflows.has(`order/${id}`))
    .map(({ id }): UserAction => ({
      name: `opens ${nameOf(records.orders, id)}`,
      perform: () => device.open('order', id, { orderId: id, roles: ['order_manager'] }),
    }));
  const orders = [...page.workflows.values()].filter(({ chart }) => chart === 'order');
  const actions = orders.map((order) => ({
    order,
    proof: page.workflows.get(`payment-proof/${order.key}`),
  }));
  for (const { order, proof } of actions) {
    yield* proofSteps(context, order, proof);
    yield* possible(context, order, [
      { type: 'order.acknowledge' },
      { type: 'order.retry' },
      { type: 'dialog.accept' },
      { type: 'order.confirm' },
      ...(order.snapshot().matches('unloaded') ? [{ type: 'order.open' }] : []),
    ]);
  }
  yield* opening;
  for (const { order, proof } of actions) {
    yield* possible(context, order, otherOrderEvents(order.snapshot()));
    if (proof !== undefined) yield* possible(context, proof, otherProofEvents(proof.snapshot()));
  }
  // Behind the others, so that scenarios which are kept as data still choose what they chose.
  for (const { order } of actions) yield* possible(context, order, lineEvents(order.snapshot()));
}

function otherOrderEvents({ context }: AnyMachineSnapshot): readonly PersonEvent[] {
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

/** Products that come into an order, leave it or change places in it, and its remark. */
function lineEvents({ context }: AnyMachineSnapshot): readonly PersonEvent[] {
  const { order, edit } = context as OrderContext;
  const [first] = order === null ? [] : editedLines(order, edit);
  const skuId = first?.sku_id ?? '';
  return [
    ...stockedProducts.flatMap((product) => [
      { type: 'line.add', line: lineOf(product) },
      { type: 'line.replace', skuId, line: lineOf(product) },
    ]),
    { type: 'line.remove', skuId },
    { type: 'line.undo', skuId },
    { type: 'remark.open' },
    { type: 'remark.change', text: 'Ring twice' },
    { type: 'remark.accept' },
    { type: 'changes.acknowledge' },
  ];
}

function lineOf({ skuId, name, price }: (typeof stockedProducts)[number]): OrderLine {
  return {
    sku_id: skuId,
    name,
    color: '',
    size: '',
    style: '',
    quantity: 1,
    price: toBaht(price),
    list_price: toBaht(price),
    total_price: toBaht(price),
    image_urls: '',
    extra_info: '',
    is_vip: 0,
  };
}

/** From a confirmed order to its payment with proof. */
function* proofSteps(
  context: UserContext,
  order: OpenWorkflow,
  proof: OpenWorkflow | undefined,
): Iterable<UserAction> {
  const { device } = context;
  const shown = (order.snapshot().context as { readonly order: Order | null }).order;
  if (shown?.status !== 'confirmed') return;
  if (proof === undefined) {
    const input = { orderId: order.key, groupId: shown.group_id };
    yield { name: 'opens the proof', perform: () => device.open('payment-proof', order.key, input) };
    return;
  }
  const snapshot = proof.snapshot();
  const { photos } = snapshot.context as ProofContext;
  const unpaid = {
    id: shown.id,
    orderNo: shown.order_no,
    ctime: shown.ctime,
    total: readWire(shown.total_amount),
  };
  if (snapshot.matches({ proof: 'acknowledged' })) yield* possible(context, order, [{ type: 'order.open' }]);
  if (snapshot.matches({ proof: 'closed' }))
    yield* possible(context, proof, [{ type: 'proof.open', orders: [unpaid] }]);
  if (snapshot.matches({ proof: 'refused' })) yield* possible(context, proof, [{ type: 'proof.edit' }]);
  if (snapshot.matches({ proof: 'editing' }) && photos.length === 0) yield takePhotoAction(context, proof, 0);
  yield* possible(context, proof, [
    { type: 'proof.acknowledge' },
    { type: 'proof.retry' },
    ...photos
      .filter(({ status }) => status === 'failed')
      .map(({ blobId }) => ({ type: 'photo.retry', blobId })),
    { type: 'proof.confirm' },
    ...(photos.length === 0 ? [] : [{ type: 'proof.send' }]),
  ]);
}

function otherProofEvents({ context }: AnyMachineSnapshot): readonly PersonEvent[] {
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
