import type { Satang } from '../../domain/money.ts';
import type { DemoSku } from './catalogue.ts';
import { seededRandom, type RandomInteger, personWithRole, type DemoLine, type DemoOrder } from './orders.ts';
import { planClock } from './plan.ts';
import type { DemoMerchant, DemoPerson } from './people.ts';

export interface DemoStockRecord {
  readonly entry_type: 'purchase' | 'sale' | 'return';
  readonly operation_type: 'entry' | 'exit';
  readonly operation_subtype: string;
  readonly change: number;
  readonly stock_after: number;
  readonly price_satang: Satang;
  readonly by: DemoPerson;
  readonly at: Date;
  readonly order_id: string | null;
}

export interface DemoStock {
  readonly sku: DemoSku;
  readonly listed: Date;
  readonly records: readonly DemoStockRecord[];
  readonly on_hand: number;
  readonly reserved: number;
}

type Movement = Omit<DemoStockRecord, 'stock_after'>;

/**
 * The stock of each SKU: one or two purchases, a sale for each confirmed order, a return for each cancelled one, and reservations of
 * created orders. Nine in ten have 40 to 400 pieces available, the others few or none.
 */
export function demoStock(
  merchant: DemoMerchant,
  skus: readonly DemoSku[],
  orders: readonly DemoOrder[],
  now: Date,
): DemoStock[] {
  const random = seededRandom(skus.length);
  const clock = planClock(now);
  const storekeeper = personWithRole(merchant, 'storekeeper');
  return skus.map((sku, at) => {
    const lines = orders.flatMap((order) =>
      order.lines.filter((line) => line.sku === sku).map((line) => ({ order, line })),
    );
    const reserved = sum(
      lines.filter(({ order }) => order.status === 'created').map(({ line }) => line.quantity),
    );
    const trade = lines.flatMap(({ order, line }) => tradeMovements(order, line));
    const target = chooseStock(at, random) + reserved;
    const second = at % 3 === 0 ? Math.floor(target / 3) : 0;
    const bought = target - sum(trade.map(({ change }) => change));
    const deliveries = [
      delivery(sku, bought - second, storekeeper, clock([44, `${8 + (at % 9)}:${10 + (at % 50)}`])),
      delivery(sku, second, storekeeper, clock([23, `${8 + (at % 9)}:${10 + (at % 50)}`])),
    ];
    const records = withStockAfter([...deliveries, ...trade].filter(({ change }) => change !== 0));
    return { sku, listed: clock([50 + random(300), '09:30']), records, on_hand: target, reserved };
  });
}

function chooseStock(at: number, random: RandomInteger): number {
  if (at % 33 === 7) return 0;
  return at % 16 === 11 ? 1 + random(5) : 40 + random(320);
}

function delivery({ price }: DemoSku, change: number, by: DemoPerson, at: Date): Movement {
  return {
    entry_type: 'purchase',
    operation_type: 'entry',
    operation_subtype: 'purchase',
    change,
    price_satang: price,
    by,
    at,
    order_id: null,
  };
}

function tradeMovements(order: DemoOrder, { quantity, price }: DemoLine): Movement[] {
  return order.steps.flatMap(({ event, from, by, at }): Movement[] => {
    const place = { operation_subtype: '', price_satang: price, by, at, order_id: order.order_id };
    if (event === 'order.confirm')
      return [{ entry_type: 'sale', operation_type: 'exit', change: -quantity, ...place }];
    if (event !== 'order.cancel' || from !== 'confirmed') return [];
    return [{ entry_type: 'return', operation_type: 'entry', change: quantity, ...place }];
  });
}

function withStockAfter(movements: readonly Movement[]): DemoStockRecord[] {
  let stock = 0;
  return [...movements]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((movement) => {
      stock += movement.change;
      return { ...movement, stock_after: stock };
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
