import type { MyReport } from '../../domain/contract.ts';
import { dayBefore, rangeEnd, rangeStart } from '../../domain/date-range.ts';
import { toBaht } from '../../domain/money.ts';
import type { DataOf } from '../../domain/operations.ts';
import { joinAddresses } from '../../domain/photos/photo-addresses.ts';
import { countDays, maxReportDays, timeBefore, timeOf } from '../../domain/reports/report-days.ts';
import type { ReportDays } from '../../domain/reports/report-days.ts';
import type { Call } from '../contract/call.ts';
import { readDay } from '../contract/list-request.ts';
import { invalidRequest } from '../http/refusal.ts';
import { listGroup } from '../people/group.ts';
import type { DayFigures, SalesReport, SoldProduct } from '../store/queries/reports/reports.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The report of a shop, or of one of its groups; throws `invalid_request` for days that are none, or too many. */
export async function report(call: Call<'report'>): Promise<DataOf<'report'>> {
  const { query, store, now } = call;
  const days = readDays(query);
  const groupId = await listGroup(call, query.group_id);
  const sales = await readSales(call, days, groupId);
  const { sum, groups, oldest } = await store.debts.sum(groupId);
  const stock = await store.reports.stock();
  return {
    ...salesAnswer(days, sales),
    groups: sales.groups.map((group) => ({ ...group, sales: toBaht(group.sales) })),
    owed: { sum: toBaht(sum), groups, oldest_days: ageOf(oldest, now) },
    stock_value: toBaht(stock.value),
    low_stock: stock.low,
  };
}

/** The same of the caller's own group, without the shop's own figures. */
export async function myReport(call: Call<'myReport'>): Promise<DataOf<'myReport'>> {
  const days = readDays(call.query);
  const { group_id: own } = call.caller.user;
  const sales = await readSales(call, days, own);
  const { sum, oldest } = await call.store.debts.sum(own);
  return { ...salesAnswer(days, sales), owed: { sum: toBaht(sum), oldest_days: ageOf(oldest, call.now) } };
}

function readDays({ from, to }: ReportDays): ReportDays {
  const [start, end] = [readDay('from', from, rangeStart), readDay('to', to, rangeEnd)];
  if (end <= start) throw invalidRequest('to', 'must not be before from');
  const days = { from, to };
  if (countDays(days) > maxReportDays)
    throw invalidRequest('to', `must be at most ${maxReportDays} days with from`);
  return days;
}

async function readSales(
  { store, caller, now }: Call<'report'> | Call<'myReport'>,
  days: ReportDays,
  groupId: string | null,
): Promise<SalesReport> {
  const { enable_confirm_pay: confirms } = caller.merchant;
  return await store.reports.sales({ ...timeOf(days), before: timeBefore(days, now), groupId, confirms });
}

function salesAnswer(days: ReportDays, { days: figures, before, debts, products }: SalesReport) {
  return {
    ...days,
    days: everyDay(days, figures).map(({ day, orders, sales, cash, receipt }) => ({
      day,
      orders,
      sales: toBaht(sales),
      cash: toBaht(cash),
      receipt: toBaht(receipt),
    })),
    before: { orders: before.orders, sales: toBaht(before.sales) },
    debts: { orders: debts.orders, sum: toBaht(debts.sales) },
    products: products.map(productAnswer),
  } satisfies Partial<MyReport>;
}

function productAnswer({ image_urls, sales, ...product }: SoldProduct): MyReport['products'][number] {
  return { ...product, image_urls: joinAddresses(image_urls), sales: toBaht(sales) };
}

function everyDay(days: ReportDays, figures: readonly DayFigures[]): DayFigures[] {
  const known = new Map(figures.map((figure) => [figure.day, figure]));
  return Array.from({ length: countDays(days) }, (_, at) => {
    const day = dayBefore(days.from, -at);
    return known.get(day) ?? { day, orders: 0, sales: 0, cash: 0, receipt: 0 };
  });
}

function ageOf(oldest: Date | null, now: Date): number | null {
  return oldest === null ? null : Math.floor((now.getTime() - oldest.getTime()) / dayMs);
}
