import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { sampleShelfCup } from '../../machines/samples/sample-stock.ts';
import { stockDialogMachine } from '../../machines/stock-dialog/stock-dialog-machine.ts';
import type { StockDialogEvent } from '../../machines/stock-dialog/stock-dialog-machine.ts';
import { findStockMistake } from '../../domain/stock/stock-form.ts';
import type { StockField } from '../../domain/stock/stock-form.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type DialogEvent = Parameters<typeof stateAfter<typeof stockDialogMachine>>[2];

const read = answered('skuDetail', accepted(sampleShelfCup));
const send = { type: 'move.send', at: 1, key: 'key-1' } as const satisfies StockDialogEvent;
const typed = (field: StockField, text: string): StockDialogEvent => ({ type: 'field.change', field, text });
const refusedFor = (status: number, reason: string, details = {}) =>
  answered('washStock', refused(sampleProblem(status, reason, details)));
const moved = refusedFor(409, 'stock_moved', { base_stock: 12, on_hand: 10, counted: 11 });

/** A dialog over twelve cups, two of them reserved. */
const dialog = (mode: 'move' | 'count', ...events: DialogEvent[]) =>
  stateAfter(stockDialogMachine, { skuId: 'sku-cup' }, { type: 'dialog.open', mode }, read, ...events);
const sentOf = (snapshot: ReturnType<typeof dialog>) => inputOf(stockDialogMachine, snapshot, 'washStock');
const mistakeOf = ({ context: { form, product, mistake } }: ReturnType<typeof dialog>) =>
  mistake === 'form' ? findStockMistake(form, product) : null;

describe('a purchase', () => {
  test('opens with the current price, and without a VIP price where the product has none', () => {
    const snapshot = dialog('move');
    expect(snapshot.matches({ operation: { choosing: { increase: 'purchase' } } })).toBe(true);
    expect(snapshot.context.form).toMatchObject({ price: '19.99', vipPrice: '' });
  });

  test('is sent with its prices, and with no place and no count', () => {
    expect(sentOf(dialog('move', typed('figure', '48'), typed('price', '25'), send))).toEqual({
      key: 'key-1',
      skuId: 'sku-cup',
      change: {
        subtype: 'purchase',
        amount: 48,
        prices: { price: 2500, vipPrice: null },
        place: null,
        count: null,
        note: '',
      },
      photos: [],
    });
  });

  test.each([
    ['figure', '', 'amount'],
    ['figure', '0', 'amount'],
    ['figure', '1.5', 'amount'],
    ['price', '0', 'price'],
    ['price', '-1', 'price'],
    ['vipPrice', '0', 'vipPrice'],
  ] as const)('move.send with %s "%s" is stopped by %s', (field, text, mistake) => {
    const snapshot = dialog('move', typed('figure', '2'), typed(field, text), send);
    expect(snapshot.matches({ operation: 'choosing' })).toBe(true);
    expect(mistakeOf(snapshot)).toBe(mistake);
  });

  test('an accepted one shows the new figure, and the next one begins empty', () => {
    const recorded = answered('washStock', accepted({ stock: 58, on_hand: 60 }));
    const snapshot = dialog('move', typed('figure', '48'), send, recorded);
    expect(snapshot.hasTag('settled')).toBe(true);
    expect(snapshot.context.recorded).toEqual({ from: 12, to: 60 });
    const next = dialog('move', typed('figure', '48'), send, recorded, { type: 'move.another' });
    expect(next.context.form.figure).toBe('');
    expect(next.context.product).toMatchObject({ on_hand: 60, stock: 58 });
  });
});

describe('a purchase of an inactive product', () => {
  test('keeps what is reserved of it, and promises nothing', () => {
    const old = { ...sampleShelfCup, status: 'inactive', stock: 0 } as const;
    const snapshot = stateAfter(
      stockDialogMachine,
      { skuId: 'sku-cup' },
      { type: 'dialog.open', mode: 'move' },
      answered('skuDetail', accepted(old)),
      typed('figure', '48'),
      send,
      answered('washStock', accepted({ stock: 0, on_hand: 60 })),
    );
    expect(snapshot.context.product).toMatchObject({ on_hand: 60, reserved: 2, stock: 0 });
  });
});

describe('a transfer', () => {
  const address = { id: 'address-1', alias: 'Shop' };

  test('without a place is stopped', () => {
    expect(mistakeOf(dialog('move', { type: 'kind.transferIn' }, typed('figure', '2'), send))).toBe('place');
    expect(mistakeOf(dialog('move', { type: 'mode.decrease' }, typed('figure', '2'), send))).toBe('place');
  });

  test('goes to an address or a place in words', () => {
    const out = [{ type: 'mode.decrease' }, typed('figure', '2')] as const;
    expect(sentOf(dialog('move', ...out, { type: 'address.choose', address }, send))).toMatchObject({
      change: { subtype: 'transfer_out', place: { location: 'address-1', alias: 'Shop' }, prices: null },
    });
    expect(sentOf(dialog('move', ...out, typed('place', ' Warehouse 2 '), send))).toMatchObject({
      change: { place: { location: 'Warehouse 2', alias: '' } },
    });
  });

  test('switching between in and out begins with purchase or transfer out, and clears the place', () => {
    const out = dialog(
      'move',
      { type: 'kind.transferIn' },
      { type: 'address.choose', address },
      { type: 'mode.decrease' },
    );
    expect(out.matches({ operation: { choosing: { decrease: 'transferOut' } } })).toBe(true);
    expect(out.context.form.address).toBe(null);
  });

  test('switching by way of a count clears the place, too', () => {
    const typedIn = [{ type: 'kind.transferIn' }, typed('place', 'Warehouse 2')] as const;
    const byMode = dialog('move', ...typedIn, { type: 'mode.count' }, { type: 'mode.decrease' });
    expect(byMode.context.form.place).toBe('');
    const fromOut = [{ type: 'mode.decrease' }, { type: 'address.choose', address }] as const;
    const back = dialog('move', ...fromOut, { type: 'mode.count' }, { type: 'mode.increase' });
    expect(back.context.form.address).toBe(null);
  });

  test('of more than can be promised is stopped, and so is damage', () => {
    const out = [{ type: 'mode.decrease' }, typed('figure', '11'), typed('place', 'Warehouse 2')] as const;
    expect(mistakeOf(dialog('move', ...out, send))).toBe('stock');
    expect(mistakeOf(dialog('move', ...out, { type: 'kind.damage' }, send))).toBe('stock');
  });
});

describe('damage', () => {
  test('is sent once its photos are at the server', () => {
    const broken = [
      { type: 'mode.decrease' },
      { type: 'kind.damage' },
      typed('figure', '1'),
      { type: 'photos.add', photos: [samplePhoto] },
      send,
    ] as const;
    expect(dialog('move', ...broken).matches({ operation: 'awaitingPhotos' })).toBe(true);
    const uploaded = answered('uploadV2', accepted({ filepath: '/api/files/slip-1.webp' }));
    expect(sentOf(dialog('move', ...broken, uploaded))).toMatchObject({
      change: { subtype: 'damage_decrease', amount: 1, count: null },
      photos: ['/api/files/slip-1.webp'],
    });
  });
});

describe('a count', () => {
  test.each([
    ['12', [], 'inventory_no_change', 0],
    ['15', [], 'inventory_increase', 3],
    ['9', [{ type: 'reason.lost' }], 'inventory_decrease', 3],
    ['9', [{ type: 'reason.damaged' }], 'damage_decrease', 3],
  ] as const)('of %s with %j is %s', (figure, reasons, subtype, amount) => {
    expect(sentOf(dialog('count', typed('figure', figure), ...reasons, send))).toMatchObject({
      change: { subtype, amount, count: { counted: Number(figure), seen: 12 } },
    });
  });

  test('of fewer asks why before it is sent', () => {
    const snapshot = dialog('count', typed('figure', '9'), send);
    expect(mistakeOf(snapshot)).toBe('reason');
  });

  test('answered with stock_moved says what it was and is, keeps what was counted, and is asked again', () => {
    const snapshot = dialog('count', typed('figure', '11'), { type: 'reason.lost' }, send, moved);
    expect(
      snapshot.matches({ operation: { choosing: { count: { shelf: 'moved', difference: 'more' } } } }),
    ).toBe(true);
    expect(snapshot.context).toMatchObject({ was: 12, product: { on_hand: 10 }, form: { figure: '11' } });
  });

  test('that was moved is sent anew against the shelf of now, or given up for it', () => {
    const counted = [typed('figure', '11'), { type: 'reason.lost' }, send, moved] as const;
    expect(sentOf(dialog('count', ...counted, { ...send, key: 'key-2' }))).toMatchObject({
      key: 'key-2',
      change: { subtype: 'inventory_increase', amount: 1, count: { counted: 11, seen: 10 } },
    });
    expect(sentOf(dialog('count', ...counted, { type: 'shelf.accept', key: 'key-2' }))).toMatchObject({
      change: { subtype: 'inventory_no_change', amount: 0, count: { counted: 10, seen: 10 } },
    });
  });

  const photographed = [
    typed('figure', '8'),
    { type: 'reason.damaged' },
    { type: 'photos.add', photos: [samplePhoto] },
  ] as const;

  test('of what is damaged that is changed to more is sent without the photos', () => {
    const uploaded = answered('uploadV2', accepted({ filepath: '/api/files/slip-1.webp' }));
    expect(sentOf(dialog('count', ...photographed, uploaded, typed('figure', '14'), send))).toMatchObject({
      change: { subtype: 'inventory_increase' },
      photos: [],
    });
  });

  test('of what is damaged that is changed to lost is not kept from being sent by a failed photo', () => {
    const events = [...photographed, failed('uploadV2'), { type: 'reason.lost' }, send] as const;
    expect(sentOf(dialog('count', ...events))).toMatchObject({
      change: { subtype: 'inventory_decrease' },
      photos: [],
    });
  });

  test('below what orders reserve is refused with its orders', () => {
    const orders = [{ id: 'order-1', order_no: '1042', quantity: 2 }];
    const reserved = refusedFor(422, 'reserved_stock', { reserved: 2, orders });
    const snapshot = dialog('count', typed('figure', '1'), { type: 'reason.lost' }, send, reserved);
    expect(snapshot.matches({ operation: 'reserved' })).toBe(true);
    expect(snapshot.context.problem?.details).toEqual({ reserved: 2, orders });
  });
});

describe('reading', () => {
  const open = { type: 'dialog.open', mode: 'count' } as const;
  const reading = (...events: DialogEvent[]) =>
    stateAfter(stockDialogMachine, { skuId: 'sku-cup' }, open, ...events);

  test('dialog.close with nothing typed closes', () => {
    const snapshot = reading({ type: 'dialog.close' });
    expect(snapshot.matches({ operation: 'closed' })).toBe(true);
    expect(snapshot.hasTag('settled')).toBe(true);
  });

  test('dialog.close with something typed keeps it', () => {
    const snapshot = reading(typed('figure', '2'), { type: 'dialog.close' }, read);
    expect(snapshot.matches({ operation: 'choosing' })).toBe(true);
    expect(snapshot.context.form.figure).toBe('2');
  });
});

describe('leaving', () => {
  test('dialog.close with something typed asks, and without closes', () => {
    expect(dialog('move', { type: 'dialog.close' }).matches({ operation: 'closed' })).toBe(true);
    const asked = dialog('move', typed('figure', '2'), { type: 'dialog.close' });
    expect(asked.matches({ operation: 'leaving' })).toBe(true);
  });

  test('leave.discard forgets what was typed', () => {
    const snapshot = dialog(
      'move',
      typed('figure', '2'),
      { type: 'dialog.close' },
      { type: 'leave.discard' },
    );
    expect(snapshot.context.form.figure).toBe('');
  });
});

describe('without a network', () => {
  test('a product that was read before is shown as it was', () => {
    const snapshot = dialog('move', { type: 'dialog.open', mode: 'move' }, failed('skuDetail'));
    expect(snapshot.matches({ operation: 'choosing' })).toBe(true);
  });

  test('one that was never read says so', () => {
    const open = { type: 'dialog.open', mode: 'move' } as const;
    const snapshot = stateAfter(stockDialogMachine, { skuId: 'sku-cup' }, open, failed('skuDetail'));
    expect(snapshot.matches({ operation: 'unread' })).toBe(true);
  });
});
