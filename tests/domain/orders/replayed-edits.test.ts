import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order, OrderLine } from '../../../domain/contract.ts';
import { maxLineQuantity } from '../../../domain/limits.ts';
import {
  addedOf,
  addLine,
  countChanges,
  editedLines,
  editedOrder,
  editLine,
  noEdit,
  replaceLine,
  undoLine,
  withRemark,
} from '../../../domain/orders/order-edit.ts';
import type { OrderEdit } from '../../../domain/orders/order-edit.ts';
import { rebaseEdit } from '../../../domain/orders/rebase-edit.ts';
import { sampleOrder } from '../../../machines/samples/sample-records.ts';

const [cup] = sampleOrder.detail as [OrderLine, OrderLine];
const skuIds = ['a', 'b', 'c', 'd', 'e', 'f'];
const productOf = (sku_id: string): OrderLine => ({ ...cup, sku_id, quantity: 1, price: 5, total_price: 5 });
const order: Order = {
  ...sampleOrder,
  detail: ['a', 'b', 'c'].map((sku_id) => ({ ...productOf(sku_id), quantity: 10, total_price: 50 })),
};

type Change = (on: Order, edit: OrderEdit) => OrderEdit;

const skuId = fc.constantFrom(...skuIds);
/** One thing that a person does, where the order lets them. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(skuId, fc.integer({ min: 1, max: 30 }), fc.boolean()).map(
    ([id, quantity, isTotal]): Change =>
      (on, edit) =>
        has(on, edit, id) ? editLine(edit, id, { quantity, ...(isTotal && { isTotal }) }) : edit,
  ),
  fc.tuple(skuId, fc.integer({ min: 0, max: 9000 })).map(
    ([id, price]): Change =>
      (on, edit) =>
        has(on, edit, id) ? editLine(edit, id, { price }) : edit,
  ),
  skuId.map(
    (id): Change =>
      (on, edit) =>
        has(on, edit, id) && editedLines(on, edit).length > 1 ? editLine(edit, id, { removed: true }) : edit,
  ),
  skuId.map(
    (id): Change =>
      (on, edit) =>
        addLine(on, edit, productOf(id)),
  ),
  fc.tuple(skuId, skuId).map(
    ([id, by]): Change =>
      (on, edit) =>
        replaceLine(on, edit, id, productOf(by)),
  ),
  skuId.map((id): Change => (on, edit) => {
    const undone = undoLine(edit, id);
    return editedLines(on, undone).length > 0 ? undone : edit;
  }),
  fc.constantFrom('', 'Ring twice', 'Back gate').map(
    (remark): Change =>
      (on, edit) =>
        withRemark(edit, on, remark),
  ),
);
const changes = fc.array(change, { maxLength: 6 });

function has(on: Order, edit: OrderEdit, id: string): boolean {
  return editedLines(on, edit).some(({ sku_id }) => sku_id === id);
}

function editOf(on: Order, some: readonly Change[]): OrderEdit {
  return some.reduce((edit, one) => one(on, edit), noEdit);
}

/** The order as the server has it once an edit is saved. */
function saved(on: Order, edit: OrderEdit): Order {
  return { ...on, ...editedOrder(on, edit), version: on.version + 1 };
}

/** Two persons edit the same version; theirs is saved first. */
const both = fc.tuple(changes, changes).map(([theirs, mine]) => {
  const edit = editOf(order, mine);
  const current = saved(order, editOf(order, theirs));
  const replayed = rebaseEdit(order, current, edit);
  return { edit, current, replayed, lines: editedLines(current, replayed) };
});
const quantityIn = (lines: readonly OrderLine[], id: string) =>
  lines.find(({ sku_id }) => sku_id === id)?.quantity ?? null;

describe('an edit that is replayed on what somebody else saved', () => {
  test('leaves an order that the server takes: a line at least, one for each product, each with pieces', () => {
    fc.assert(
      fc.property(both, ({ lines }) => {
        expect(lines.length).toBeGreaterThan(0);
        expect(new Set(lines.map(({ sku_id }) => sku_id)).size).toBe(lines.length);
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= maxLineQuantity)).toBe(true);
      }),
    );
  });

  test('moves each quantity by as many pieces as it was moved by, within its bounds, and leaves what was typed', () => {
    fc.assert(
      fc.property(both, ({ edit, current, lines }) => {
        for (const { sku_id, quantity } of order.detail) {
          const [mine, theirs] = [edit.lines[sku_id], quantityIn(current.detail, sku_id)];
          if (mine?.quantity === undefined || mine.removed === true || theirs === null) continue;
          const moved = Math.max(1, theirs + mine.quantity - quantity);
          expect(quantityIn(lines, sku_id)).toBe(mine.isTotal === true ? mine.quantity : moved);
        }
      }),
    );
  });

  test('keeps every product that was added, with no fewer pieces, unless its line was replaced by fewer', () => {
    fc.assert(
      fc.property(both, ({ edit, lines }) => {
        for (const { line, quantity = line.quantity, replaces } of addedOf(edit))
          expect(quantityIn(lines, line.sku_id)).toBeGreaterThanOrEqual(
            replaces === undefined ? quantity : 1,
          );
      }),
    );
  });

  test('keeps what was removed out, unless no line would be left', () => {
    fc.assert(
      fc.property(both, ({ edit, current, replayed, lines }) => {
        const removed = order.detail.filter(({ sku_id }) => edit.lines[sku_id]?.removed === true);
        const wouldEmpty = Object.values(replayed.lines).some((line) => line.removed === false);
        if (wouldEmpty) return;
        for (const { sku_id } of removed)
          expect([
            sku_id,
            quantityIn(current.detail, sku_id) === null || quantityIn(lines, sku_id) === null,
          ]).toEqual([sku_id, true]);
      }),
    );
  });

  test('keeps the remark, and takes theirs where none was written', () => {
    fc.assert(
      fc.property(both, ({ edit, current, replayed }) => {
        expect(editedOrder(current, replayed).remark).toBe(edit.remark ?? current.remark);
      }),
    );
  });

  test('once saved, leaves nothing to save', () => {
    fc.assert(
      fc.property(both, ({ current, replayed }) => {
        expect(countChanges(saved(current, replayed), noEdit)).toBe(0);
        expect(editedLines(saved(current, replayed), noEdit)).toEqual(editedLines(current, replayed));
      }),
    );
  });

  test('on the version that it was made on stays as it is', () => {
    fc.assert(
      fc.property(changes, (mine) => {
        const edit = editOf(order, mine);
        expect(editedLines(order, rebaseEdit(order, order, edit))).toEqual(editedLines(order, edit));
      }),
    );
  });
});
