import type { DayClose } from '../../domain/contract.ts';
import { rangeEnd, rangeStart } from '../../domain/date-range.ts';
import { toBaht } from '../../domain/money.ts';
import type { DataOf } from '../../domain/operations.ts';
import type { Call } from '../contract/call.ts';
import { readDay } from '../contract/list-request.ts';
import { actorAnswer } from '../lifecycles/history-steps.ts';
import type { ClosedDay, Received } from '../store/queries/payments/day-closes.ts';

/** Entries of each list, unless a sheet holds them. */
const entriesShown = 200;

/** The end of a day for whoever keeps the money; throws `invalid_request` where the day is none. */
export async function dayClose(call: Call<'dayClose'>): Promise<DataOf<'dayClose'>> {
  return await readDayClose(call, entriesShown);
}

/** The same, with so many entries of each list. */
export async function readDayClose(
  { query: { day }, caller, store }: Call<'dayClose'>,
  limit: number,
): Promise<DayClose> {
  const from = readDay('day', day, rangeStart);
  const until = readDay('day', day, rangeEnd);
  const { enable_confirm_pay: confirms } = caller.merchant;
  const closed = await store.dayCloses.read({ from, until, confirms, limit });
  return { day, confirms_receipts: confirms, ...dayAnswer(closed, caller) };
}

function dayAnswer(
  { received, differences, rejected, waiting }: ClosedDay,
  caller: Call<'dayClose'>['caller'],
) {
  type Listed = ClosedDay['waiting']['items'][number];
  type By = ClosedDay['differences']['items'][number];
  const listed = ({ id, no, group_name, amount, at }: Listed) => ({
    id,
    payment_no: String(no),
    group_name,
    amount: toBaht(amount),
    at: new Date(at).toISOString(),
  });
  const by = (step: Pick<By, 'by_id' | 'by_name' | 'by_role'>) => ({ by: actorAnswer(caller, step) });
  return {
    received: { ...sums(received), by: received.by.map((person) => ({ ...by(person), ...sums(person) })) },
    differences: {
      count: differences.count,
      over: toBaht(differences.over),
      short: toBaht(differences.short),
      items: differences.items.map((entry) => ({
        ...listed(entry),
        ...by(entry),
        due: toBaht(entry.due),
        difference: toBaht(entry.amount - entry.due),
      })),
    },
    rejected: {
      count: rejected.count,
      sum: toBaht(rejected.sum),
      items: rejected.items.map((entry) => ({ ...listed(entry), ...by(entry), reason: entry.reason })),
    },
    waiting: {
      count: waiting.count,
      sum: toBaht(waiting.sum),
      items: waiting.items.map((entry) => ({ ...listed(entry), due: toBaht(entry.due) })),
    },
  } satisfies Partial<DayClose>;
}

function sums({ count, cash, receipt, sum }: Received) {
  return { count, cash: toBaht(cash), receipt: toBaht(receipt), sum: toBaht(sum) };
}
