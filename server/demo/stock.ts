import type { Satang } from '../../domain/money.ts';
import {
  stockOperations,
  type StockEntryType,
  type StockOperationSubtype,
  type StockOperationType,
} from '../../domain/stock/stock-operations.ts';
import type { DemoSku } from './catalogue.ts';
import { seededRandom, type RandomInteger, personWithRole, type DemoLine, type DemoOrder } from './orders.ts';
import { planClock, type Moment, type PlanClock } from './plan.ts';
import type { DemoMerchant, DemoPerson } from './people.ts';

export interface DemoStockRecord {
  readonly entry_type: StockEntryType;
  readonly operation_type: StockOperationType;
  readonly operation_subtype: string;
  readonly change: number;
  readonly stock_after: number;
  readonly price_satang: Satang;
  readonly by: DemoPerson;
  readonly at: Date;
  readonly order_id: string | null;
  readonly note?: string;
  readonly transfer_location?: string;
  readonly transfer_location_alias?: string;
  readonly stocktake_id?: string;
  readonly counted_at?: Date;
}

/** The one stocktake of a demo merchant: it counted the shelves of some products. */
export interface DemoStocktake {
  readonly stocktake_id: string;
  readonly note: string;
  readonly at: Date;
}

export interface DemoStock {
  readonly sku: DemoSku;
  readonly listed: Date;
  readonly records: readonly DemoStockRecord[];
  readonly on_hand: number;
  readonly reserved: number;
}

type Movement = Omit<DemoStockRecord, 'stock_after'>;

const demoStocktakeId = 'demo-stocktake';
/** How many SKUs the stocktake counted. */
const countedSkus = 24;

export function demoStocktake(now: Date): DemoStocktake {
  return { stocktake_id: demoStocktakeId, note: 'ชั้น 1 / 一楼货架', at: planClock(now)([12, '18:40']) };
}

/**
 * The stock of each SKU over 90 days: purchases, transfers, damage and counts, a sale for each confirmed order, a return for each
 * cancelled one, and reservations of created orders. Nine in ten have 40 to 400 pieces available, the others few or none.
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
    const other = target - reserved < 40 ? [] : otherMovements(sku, at, { merchant, storekeeper, clock });
    const bought = target - sum([...trade, ...other].map(({ change }) => change));
    const first = at % 2 === 0 ? Math.ceil(bought / 2) : 0;
    const time = `${8 + (at % 9)}:${10 + (at % 50)}` as const;
    const deliveries = [
      delivery(sku, first, storekeeper, clock([86 - (at % 20), time])),
      delivery(sku, bought - second - first, storekeeper, clock([44, time])),
      delivery(sku, second, storekeeper, clock([23, time])),
    ].filter(({ change }) => change !== 0);
    const records = withStockAfter([...deliveries, ...other, ...trade]);
    return { sku, listed: clock([50 + random(300), '09:30']), records, on_hand: target, reserved };
  });
}

interface Shelf {
  readonly merchant: DemoMerchant;
  readonly storekeeper: DemoPerson;
  readonly clock: PlanClock;
}

/** What else happened to a SKU: transfers from and to the merchant's places, damage, counts, and the stocktake. */
function otherMovements({ price }: DemoSku, at: number, { merchant, storekeeper, clock }: Shelf): Movement[] {
  const place = merchant.addresses[at % Math.max(merchant.addresses.length, 1)];
  const where = { transfer_location: place?.address ?? '', transfer_location_alias: place?.alias ?? '' };
  const move = (subtype: StockOperationSubtype, pieces: number, day: Moment, more: object = {}): Movement => {
    const { type, entryType, direction } = stockOperations[subtype];
    return {
      entry_type: entryType,
      operation_type: type,
      operation_subtype: subtype,
      change: direction === 0 ? 0 : direction * pieces,
      price_satang: price,
      by: storekeeper,
      at: clock(day),
      order_id: null,
      ...more,
    };
  };
  return [
    ...(at % 5 === 1 ? [move('transfer_in', 12, [41, '11:20'], where)] : []),
    ...(at % 7 === 2 ? [move('transfer_out', 6, [30, '15:05'], where)] : []),
    ...(at % 6 === 3 ? [move('inventory_decrease', 1, [34, '17:45'])] : []),
    ...(at % 9 === 4 ? [move('damage_decrease', 2, [18, '09:15'], { note: 'แตกระหว่างขนส่ง' })] : []),
    ...(at < countedSkus ? [counted()] : []),
  ];

  function counted(): Movement {
    const line = { stocktake_id: demoStocktakeId, counted_at: clock([12, `17:${10 + at}`]) };
    if (at % 8 === 1) return move('inventory_increase', 1, [12, '18:40'], line);
    if (at % 8 === 6) return move('inventory_decrease', 3, [12, '18:40'], { ...line, note: 'นับสองครั้ง' });
    return move('inventory_no_change', 0, [12, '18:40'], line);
  }
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
