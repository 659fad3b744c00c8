import type { Order } from '../../domain/contract.ts';
import { maxLineQuantity, maxOrderLines, minLineQuantity } from '../../domain/limits.ts';
import {
  addLine,
  countChanges,
  editedLines,
  editLine,
  hasUnsaved,
  noEdit,
  replaceLine,
  setQuantity,
  toldStock,
  undoLine,
  withRemark,
} from '../../domain/orders/order-edit.ts';
import type { OrderEdit } from '../../domain/orders/order-edit.ts';
import { applyDraft, draftPrice, rebaseDraft } from '../../domain/orders/price-draft.ts';
import type { PriceDraft } from '../../domain/orders/price-draft.ts';
import { rebaseEdit, seenOf } from '../../domain/orders/rebase-edit.ts';
import type { Problem } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { readOrderStatus } from '../../domain/statuses.ts';
import type { OrderStatus } from '../../domain/statuses.ts';
import { decideOrder, isOrderSettled } from '../lifecycle.ts';
import type { OrderLifecycleEvent } from '../order-lifecycle/order-lifecycle-machine.ts';
import type { EditEvent, OrderContext } from './order-events.ts';
import type { ReadOrder } from './read-order.ts';

/** The order as this device knows it, and the person who views it. */
interface HeldOrder {
  readonly order: Order | null;
  readonly roles: readonly StaffRole[];
}

type EditedOrder = Pick<OrderContext, 'order' | 'edit'>;

/** Returns the order's status; null if the order is not loaded or its status is unknown to this version. */
export function heldStatus({ order }: Pick<HeldOrder, 'order'>): OrderStatus | null {
  return order === null ? null : readOrderStatus(order.status);
}

/** Whether the lifecycle allows this step to the person who views the order. */
export function may(held: HeldOrder, type: OrderLifecycleEvent['type']): boolean {
  const status = heldStatus(held);
  return status !== null && decideOrder(status, { type, roles: held.roles }).ok;
}

/** Whether anything is changed that the server does not have. */
export function hasChanges({ order, edit }: EditedOrder): boolean {
  return order !== null && countChanges(order, edit) > 0;
}

/** Returns a changed edit; what somebody else did is of no matter to it once nothing is unsaved any more. */
export function withEdit({ order, overtaken }: OrderContext, edit: OrderEdit) {
  return { edit, overtaken: order !== null && hasUnsaved(order, edit) ? overtaken : null };
}

/** Whether no step is left for the order, nor anything of it that is being written. */
export function isClosed(held: EditedOrder & Pick<OrderContext, 'remarkText'>): boolean {
  const status = heldStatus(held);
  return status !== null && isOrderSettled(status) && !hasChanges(held) && held.remarkText === null;
}

/** Returns the lines as they will be once saved; none while the order is not loaded. */
export function linesOf({ order, edit }: EditedOrder) {
  return order === null ? [] : editedLines(order, edit);
}

/** Whether one more product still fits into the order, or has a line already. */
export function hasRoomFor(held: EditedOrder, skuId: string): boolean {
  const lines = linesOf(held);
  return lines.length < maxOrderLines || lines.some(({ sku_id }) => sku_id === skuId);
}

/** Whether so many pieces may be one line of an order. */
export function isLineQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= minLineQuantity && quantity <= maxLineQuantity;
}

/** Whether the last write was refused since there is too little of this product. */
export function isShortOf({ problem }: Pick<OrderContext, 'problem'>, skuId: string): boolean {
  return problem?.reason === 'insufficient_stock' && problem.details['sku_id'] === skuId;
}

/** Returns what a refusal tells: why, and how many pieces there are of an added product, which no order that is read says. */
export function refusedBy({ edit }: Pick<OrderContext, 'edit'>, problem: Problem) {
  const { sku_id, stock } = problem.details;
  const isTold = problem.reason === 'insufficient_stock' && typeof stock === 'number';
  return { problem, edit: isTold && typeof sku_id === 'string' ? toldStock(edit, sku_id, stock) : edit };
}

/** Returns the initial draft of a line's price; null if the order has no such line. */
export function draftOf({ order, edit }: EditedOrder, skuId: string): PriceDraft | null {
  return order === null ? null : draftPrice(order, edit, skuId);
}

/** Returns the edit after one more change. */
export function editAfter({ order, edit }: EditedOrder, event: EditEvent): OrderEdit {
  if (order === null) return edit;
  switch (event.type) {
    case 'line.setQuantity':
      return setQuantity(order, edit, event.skuId, {
        quantity: event.quantity,
        ...(event.isTotal === true && { isTotal: true }),
      });
    case 'line.remove':
      return editLine(edit, event.skuId, { removed: true });
    case 'line.undo':
      return undoLine(edit, event.skuId);
    case 'line.add':
      return addLine(order, edit, event.line);
    case 'line.replace':
      return replaceLine(order, edit, event.skuId, event.line);
    case 'address.choose':
      return { ...edit, addressId: event.addressId };
    case 'address.undo':
      return withoutAddress(edit);
    case 'remark.undo':
      return withRemark(edit, order, order.remark);
  }
}

/** Returns the edit with the remark that was typed. */
export function editWithRemark({ order, edit, remarkText }: OrderContext): OrderEdit {
  return order === null || remarkText === null ? edit : withRemark(edit, order, remarkText.trim());
}

/** Returns what changes with a newer version: unsaved edits are replayed on it, as far as the order may still be edited. */
export function newVersion(context: OrderContext, order: Order, stock: ReadOrder['stock'] = {}) {
  const { roles } = context;
  const mayRemark = may({ order, roles }, 'order.remark');
  const kept = may({ order, roles }, 'order.save')
    ? rebased(context, order)
    : { edit: remarkOnly(context.edit, mayRemark), draft: null };
  return {
    order,
    isStale: false,
    problem: null,
    ...kept,
    edit: Object.entries(stock).reduce((edit, [skuId, left]) => toldStock(edit, skuId, left), kept.edit),
    remarkText: mayRemark ? context.remarkText : null,
    overtaken: hasUnsaved(order, kept.edit) ? overtakenBy(context, order) : null,
  };
}

function rebased({ order: before, edit, draft }: OrderContext, order: Order) {
  const replayed = before === null ? edit : rebaseEdit(before, order, edit);
  const kept = rebaseDraft(order, replayed, draft);
  // The line was taken out meanwhile: what was typed for it stays with what was changed of it.
  return { edit: kept === null && draft !== null ? applyDraft(replayed, draft) : replayed, draft: kept };
}

function remarkOnly({ remark }: OrderEdit, mayRemark: boolean): OrderEdit {
  return mayRemark && remark !== undefined ? { ...noEdit, remark } : noEdit;
}

function overtakenBy({ order: before, overtaken }: OrderContext, order: Order) {
  if (overtaken !== null || before === null || before.version === order.version) return overtaken;
  return seenOf(before);
}

function withoutAddress({ addressId: _chosen, ...edit }: OrderEdit): OrderEdit {
  return edit;
}
