import { importedDebt } from '../../domain/statuses.ts';
import { formatBaht } from '../../domain/money.ts';
import type { RequestContext } from '../contract/call.ts';
import { changesBetween, historyStep } from '../lifecycles/history-steps.ts';
import { orderHistoryFields } from '../orders/order-answer.ts';
import { totalOf } from '../orders/order-lines.ts';
import { initialOrderStatus, transitionOrder } from '../orders/order-transitions.ts';
import type { NewSku } from '../store/queries/catalogue/catalogue.ts';
import { newId } from '../crypto.ts';
import type { Queries } from '../store/store.ts';
import type { UserRecord } from '../store/queries/people/users.ts';
import { withData, type Command, type CommandAction } from './command.ts';
import { debtProduct } from './debt-product.ts';
import { debtColumns, readDebtRows, type DebtRow } from './debt-rows.ts';
import { findMerchant, findPerson } from './lookups.ts';
import { readOptions } from './options.ts';
import { readSheet, refuseInvalidRows, type RowError } from './sheet.ts';

interface Debt extends DebtRow {
  readonly debtor: UserRecord;
}

/**
 * `npm run import-debts`: imports earlier debts as confirmed orders that move no stock. A debt whose key was imported
 * before is skipped, so that a sheet can be imported again.
 */
export const importDebtsCommand: Command = {
  usage: ['import-debts -- --merchant ID|NAME --file FILE [--by LINE-ID] [--dry-run]'],
  read: (args) => {
    const options = readOptions(args, {
      merchant: 'required',
      file: 'required',
      by: 'optional',
      'dry-run': 'switch',
    });
    return async (environment) => {
      const read = readDebtRows(await readSheet(options.file, debtColumns), environment.now());
      await importDebts(options, read)(environment);
    };
  },
};

interface Options {
  readonly merchant: string;
  readonly file: string;
  readonly by: string | null;
  readonly 'dry-run': boolean;
}

function importDebts(options: Options, read: ReturnType<typeof readDebtRows>): CommandAction {
  return withData(async ({ store, now, print }) => {
    const { merchant_id, owner_line_id } = await findMerchant(store, options.merchant);
    const { fresh, known } = await store.forMerchant(merchant_id).transaction(async (queries) => {
      await queries.locks.take('import-debts');
      const caller = await findPerson(queries, options.by ?? owner_line_id);
      const { debts, errors } = await findDebtors(queries, read.debts);
      const kept = await queries.orders.findByIdempotencyKeys(debts.map(idempotencyKey), importedDebt);
      const found = debts.map((debt) => ({
        debt,
        order: kept.find(({ idempotency_key }) => idempotency_key === idempotencyKey(debt)),
      }));
      const other = found.flatMap(({ debt, order }) =>
        order === undefined || isSame(debt, order) ? [] : [otherDebt(debt)],
      );
      refuseInvalidRows(options.file, [...read.errors, ...errors, ...other]);
      const fresh = found.flatMap(({ debt, order }) => (order === undefined ? [debt] : []));
      if (!options['dry-run'] && fresh.length > 0) {
        const context = { caller, now: now() };
        const product = await debtProduct(queries, context);
        for (const debt of fresh) await addDebt(queries, debt, product, context);
      }
      return { fresh, known: debts.length - fresh.length };
    });
    const sum = formatBaht(fresh.reduce((total, { amount }) => total + amount, 0));
    print(
      options['dry-run']
        ? `${fresh.length} debts of ${sum} would be imported, ${known} are there. Nothing was changed.`
        : `${fresh.length} debts of ${sum} are imported, ${known} were there before.`,
    );
  });
}

async function findDebtors(
  { users }: Queries,
  rows: readonly DebtRow[],
): Promise<{ readonly debts: readonly Debt[]; readonly errors: readonly RowError[] }> {
  const debts: Debt[] = [];
  const errors: RowError[] = [];
  for (const row of rows) {
    const debtor = await users.findByLineId(row.lineId);
    if (debtor !== null) debts.push({ ...row, debtor });
    else errors.push({ line: row.line, field: 'line_id', message: 'is of nobody whom the merchant knows' });
  }
  return { debts, errors };
}

function isSame(
  { debtor, date }: Debt,
  order: { readonly customer_id: string; readonly created: Date },
): boolean {
  return debtor.user.user_id === order.customer_id && order.created.getTime() === date.getTime();
}

function otherDebt({ line }: Debt): RowError {
  return { line, field: 'key', message: 'was imported before for another person or day' };
}

/** Prefixed, so that it never equals the key of an app's request. */
function idempotencyKey({ key }: Pick<DebtRow, 'key'>): string {
  return `debt/${key}`;
}

async function addDebt(
  { orders }: Queries,
  debt: Debt,
  product: NewSku,
  context: RequestContext,
): Promise<void> {
  const order_id = newId();
  const { name, ch_name, th_name, sku_id } = product;
  const line = {
    sku_id,
    name,
    color: '',
    size: '',
    style: '',
    quantity: 1,
    price_satang: debt.amount,
    list_satang: null,
    total_satang: debt.amount,
    image_urls: [],
    extra_info: JSON.stringify({ ch_name, th_name }),
    is_vip: false,
  };
  const created = initialOrderStatus(context.caller);
  const confirmed = transitionOrder({ order_id, status: created }, 'order.confirm', context.caller);
  const order = {
    order_id,
    group_id: debt.debtor.user.group_id,
    customer_id: debt.debtor.user.user_id,
    status: confirmed,
    total_satang: totalOf([line]),
    remark: debt.remark,
    source: importedDebt,
    extra: debt.extra === '' ? null : debt.extra,
    address_id: null,
    idempotency_key: idempotencyKey(debt),
    version: 2,
    created: debt.date,
    confirmed: context.now,
  };
  const changes = changesBetween({}, orderHistoryFields(order, [line]));
  await orders.add(
    order,
    [line],
    [
      historyStep(context, { event: 'order.submit', to_status: created, changes }),
      historyStep(context, {
        event: 'order.confirm',
        from_status: created,
        to_status: confirmed,
        seen_version: 1,
      }),
    ],
  );
}
