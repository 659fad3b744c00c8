import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRoles } from '../../../domain/roles.ts';
import { decideOrder, decidePayment } from '../../../machines/lifecycle.ts';
import { demoCatalogue, rivalCatalogue } from '../../../server/demo/catalogue.ts';
import { demoMerchant, rivalMerchant } from '../../../server/demo/people.ts';
import { demoPlan, rivalPlan } from '../../../server/demo/plan.ts';
import { demoShop, picturesOf } from '../../../server/demo/shop.ts';

const now = new Date('2026-06-15T20:00:00+07:00');
const day = 24 * 60 * 60 * 1000;
const demo = demoShop(demoMerchant, demoCatalogue, demoPlan, now);
const rival = demoShop(rivalMerchant, rivalCatalogue, rivalPlan, now);
const { orders, payments, stock } = demo;

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

describe('demo catalogue', () => {
  test('nine active top categories and an inactive one lead to three levels', () => {
    const { categories } = demoCatalogue;
    expect(
      categories.filter(({ level }) => level === 1).map(({ ch_name, status }) => [ch_name, status]),
    ).toEqual([
      ['服装', 'active'],
      ['鞋履', 'active'],
      ['杯具', 'active'],
      ['餐具', 'active'],
      ['茶叶', 'active'],
      ['灯饰', 'active'],
      ['箱包', 'active'],
      ['日用', 'active'],
      ['家居', 'active'],
      ['往年新春', 'inactive'],
    ]);
    const levels = new Map(categories.map(({ category_id, level }) => [category_id, level]));
    expect(
      categories.filter(({ level, parent_id }) => parent_id !== null && levels.get(parent_id) !== level - 1),
    ).toEqual([]);
    expect(demoCatalogue.skus.filter(({ category_id }) => levels.get(category_id) !== 3)).toEqual([]);
  });

  test('each SKU has an id of its own, three names and a price', () => {
    const { skus } = demoCatalogue;
    expect(new Set(skus.map(({ sku_id }) => sku_id)).size).toBe(skus.length);
    expect(
      skus.filter(
        (sku) => !(sku.name && sku.ch_name && sku.th_name && sku.price > 0 && sku.sku_id.length <= 64),
      ),
    ).toEqual([]);
  });

  test('one SKU in ten is VIP, below its price', () => {
    const vip = demoCatalogue.skus.filter(({ vipPrice }) => vipPrice !== null);
    expect(Math.round((vip.length / demoCatalogue.skus.length) * 10)).toBe(1);
    expect(vip.filter(({ vipPrice, price }) => (vipPrice ?? 0) >= price)).toEqual([]);
  });
});

describe('demo stock', () => {
  test('nine SKUs in ten can promise 40 to 400 pieces, some few and some none', () => {
    const promised = stock.map(({ on_hand, reserved }) => on_hand - reserved);
    const share = (fits: (pieces: number) => boolean) => promised.filter(fits).length / promised.length;
    expect(Math.round(share((pieces) => pieces >= 40 && pieces <= 400) * 10)).toBe(9);
    expect(share((pieces) => pieces >= 1 && pieces <= 5)).toBeGreaterThan(0);
    expect(share((pieces) => pieces === 0)).toBeGreaterThan(0);
    expect(share((pieces) => pieces < 0 || pieces > 400 || (pieces > 5 && pieces < 40))).toBe(0);
  });

  test('what is on hand is the sum of the records, at every step', () => {
    for (const { records, on_hand } of stock) {
      expect(sum(records.map(({ change }) => change))).toBe(on_hand);
      expect(records.map(({ stock_after }) => stock_after)).toEqual(
        records.map((_, at) => sum(records.slice(0, at + 1).map(({ change }) => change))),
      );
      expect(records.filter(({ stock_after }) => stock_after < 0)).toEqual([]);
    }
  });

  test('90 days lead to every kind of movement, and to one stocktake that found differences', () => {
    const records = stock.flatMap((product) => product.records);
    expect(Object.keys(tally(records.map(({ entry_type }) => entry_type))).toSorted()).toEqual(
      ['count', 'damage', 'purchase', 'return', 'sale', 'transfer_in', 'transfer_out'].toSorted(),
    );
    const oldest = Math.min(...records.map(({ at }) => at.getTime()));
    expect(Math.round((now.getTime() - oldest) / day)).toBeGreaterThan(80);
    expect(records.filter(({ at }) => at.getTime() >= now.getTime())).toEqual([]);
    const lines = records.filter(({ stocktake_id }) => stocktake_id === demo.stocktake.stocktake_id);
    expect(lines.length).toBeGreaterThan(15);
    expect(new Set(lines.map(({ operation_subtype }) => operation_subtype)).size).toBe(3);
    expect(lines.filter(({ at }) => at.getTime() !== demo.stocktake.at.getTime())).toEqual([]);
  });

  test('some run low at a level of their own, and barcodes are EAN-13, each once', () => {
    const low = stock.filter(
      ({ sku, on_hand, reserved }) => sku.low_stock_at !== null && on_hand - reserved <= sku.low_stock_at,
    );
    expect(low.length).toBeGreaterThan(3);
    const barcodes = stock.flatMap(({ sku }) => (sku.barcode === '' ? [] : [sku.barcode]));
    expect([new Set(barcodes).size, barcodes.length < stock.length]).toEqual([barcodes.length, true]);
    const invalid = barcodes.filter(
      (code) =>
        !/^(885|690)\d{10}$/.test(code) ||
        sum(Array.from(code, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))) % 10 !== 0,
    );
    expect(invalid).toEqual([]);
  });

  test('what is reserved is what created orders hold', () => {
    const held = (skuId: string) =>
      sum(
        orders
          .filter(({ status }) => status === 'created')
          .flatMap(({ lines }) =>
            lines.filter(({ sku }) => sku.sku_id === skuId).map(({ quantity }) => quantity),
          ),
      );
    expect(stock.filter(({ sku, reserved }) => reserved !== held(sku.sku_id))).toEqual([]);
  });
});

describe('demo orders', () => {
  test('forty days lead to orders in every status', () => {
    expect(tally(orders.map(({ status }) => status))).toEqual({
      created: 8,
      confirmed: 11,
      paid: 7,
      completed: 9,
      cancelled: 5,
    });
  });

  test('a group holds at most five created orders', () => {
    const created = tally(
      orders.filter(({ status }) => status === 'created').map(({ customer }) => customer.group_id),
    );
    expect(Object.values(created).filter((count) => count > 5)).toEqual([]);
  });

  test('each step is one that the lifecycle lets that person take', () => {
    for (const { steps } of [...orders, ...rival.orders]) {
      for (const { event, from, to, by } of steps) {
        const type = event as Parameters<typeof decideOrder>[1]['type'];
        const status = (from ?? 'draft') as Parameters<typeof decideOrder>[0];
        expect(decideOrder(status, { type, roles: parseRoles(by.role) })).toEqual({ ok: true, to });
      }
    }
  });

  test('steps follow each other within the last forty days', () => {
    for (const { steps } of [...orders, ...payments]) {
      const times = steps.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.filter((time) => time > now.getTime() || time < now.getTime() - 40 * day)).toEqual([]);
    }
    const placed = orders.map(({ steps }) => steps[0]?.at.getTime() ?? 0);
    expect(placed).toEqual([...placed].sort((one, other) => one - other));
  });

  test('the same day leads to the same orders', () => {
    const again = demoShop(demoMerchant, demoCatalogue, demoPlan, now).orders;
    const drawn = (list: typeof orders) =>
      list.map(({ order_no, lines, total, steps }) => ({ order_no, lines, total, steps }));
    expect(drawn(again)).toEqual(drawn(orders));
  });
});

describe('demo payments', () => {
  test('cash, receipts and mixes lead to amounts that add up', () => {
    expect(tally(payments.map(({ status, plan }) => `${plan.payment_type} ${status}`))).toEqual({
      'cash completed': 2,
      'receipt completed': 3,
      'mix completed': 1,
      'cash paid': 1,
      'receipt paid': 3,
      'mix paid': 1,
    });
    expect(payments.filter(({ cash, receipt, paid }) => cash + receipt !== paid)).toEqual([]);
    expect(
      payments.filter((payment) => sum(payment.orders.map(({ total }) => total)) !== payment.due),
    ).toEqual([]);
  });

  test('one unconfirmed payment is more than a tenth short', () => {
    const short = payments.filter(({ due, paid }) => due - paid > due / 10);
    expect(short.map(({ payment_no, status }) => [payment_no, status])).toEqual([[20384, 'paid']]);
  });

  test('an order belongs to a payment of its group, in the same status', () => {
    for (const payment of payments) {
      expect(payment.orders.map(({ plan, status }) => [plan.group_id, status])).toEqual(
        payment.orders.map(() => [payment.group_id, payment.status]),
      );
    }
  });

  test('each step is one that the lifecycle lets that person take', () => {
    for (const { steps } of [...payments, ...rival.payments]) {
      for (const { event, from, to, by } of steps) {
        const type = event as Parameters<typeof decidePayment>[1]['type'];
        const status = (from ?? 'draft') as Parameters<typeof decidePayment>[0];
        expect(decidePayment(status, { type, roles: parseRoles(by.role) })).toEqual({ ok: true, to });
      }
    }
  });
});

describe('demo pictures', () => {
  test('each picture that the demo names is in the folder, and no other', () => {
    const { seenByAnybody, proofs } = picturesOf(demo);
    const rivalPictures = picturesOf(rival);
    const named = new Set([
      ...seenByAnybody,
      ...proofs.map(({ picture }) => picture),
      ...rivalPictures.seenByAnybody,
      ...rivalPictures.proofs.map(({ picture }) => picture),
    ]);
    const drawn = readdirSync(new URL('../../../server/demo/pictures', import.meta.url));
    expect(drawn.sort()).toEqual([...named].map((name) => `${name}.webp`).sort());
  });
});
