import type { Debt as DebtAnswer } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import type { DataOf } from '../../domain/operations.ts';
import type { Call } from '../contract/call.ts';
import { latestPagination, readLatestPage } from '../contract/latest-first.ts';
import { dayClose } from './day-close.ts';
import { dayCloseSheet } from './day-close-sheet.ts';
import { groupStatement } from './group-statement.ts';
import { groupStatementSheet } from './statement-sheet.ts';
import type { Debt } from '../store/queries/payments/debts.ts';

/** Operations on what groups owe, and on what came in. */
export const debtHandlers = {
  plainReads: { debts, groupStatement, dayClose },
  sheets: { groupStatement: groupStatementSheet, dayClose: dayCloseSheet },
};

const list = 'debts';
const dayMs = 24 * 60 * 60 * 1000;

async function debts({ query, store, now }: Call<'debts'>): Promise<DataOf<'debts'>> {
  const page = readLatestPage(list, query);
  const found = await store.debts.list(page);
  return {
    items: found.records.map((debt) => debtAnswer(debt, now)),
    pagination: latestPagination(list, page, found, ({ balance, group_id }) => ({
      value: balance,
      id: group_id,
    })),
  };
}

function debtAnswer({ group_id, name, balance, oldest }: Debt, now: Date): DebtAnswer {
  return {
    group_id,
    name,
    owed: toBaht(Math.max(0, balance)),
    credit: toBaht(Math.max(0, -balance)),
    oldest_days: oldest === null ? null : Math.floor((now.getTime() - oldest.getTime()) / dayMs),
  };
}
