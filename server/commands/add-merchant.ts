import type { NewMerchant } from '../store/queries/people/merchant.ts';
import { newId } from '../crypto.ts';
import type { Queries, Store } from '../store/store.ts';
import type { RequestContext } from '../contract/call.ts';
import type { ProductAuthor } from '../catalogue/product-fields.ts';
import type { NewCategory } from '../store/queries/catalogue/catalogue.ts';
import { stockCause, stockEntry } from '../stock/stock-entry.ts';
import { categoryColumns, readCategoryRows } from './category-rows.ts';
import { CommandError, invalidOption } from '../startup/process-errors.ts';
import { withNewData, type CommandAction } from './command.ts';
import { readLineIds, refuseTakenChannel } from './line-ids.ts';
import { readOptions } from './options.ts';
import { productColumns, readProductRows, type StockedProduct } from './product-rows.ts';
import { productColumnsByName } from '../sheets/product-sheet.ts';
import { readSheet, refuseInvalidRows } from './sheet.ts';

/** Rows per INSERT statement: PostgreSQL limits the number of parameters. */
const rowsAtOnce = 1000;

/** `merchant add`: creates a merchant with its owner, its default group and its products. */
export function readAddMerchant(args: readonly string[]): CommandAction {
  const options = readOptions(args, {
    name: 'required',
    'owner-line-id': 'required',
    'channel-id': 'required',
    'liff-id': 'required',
    host: 'optional',
    phone: 'optional',
    categories: 'optional',
    skus: 'optional',
  });
  const host = options.host?.toLowerCase() ?? null;
  refuseUnless('name', options.name.length <= 200, 'has more than 200 letters');
  refuseUnless(
    'owner-line-id',
    /^U[0-9a-f]{32}$/.test(options['owner-line-id']),
    'must be U and 32 letters or digits',
  );
  const line = readLineIds(options);
  refuseUnless(
    'host',
    host === null || isHostName(host),
    'must be a host name, without https:// and without a port',
  );
  const merchant = {
    name: options.name,
    owner_line_id: options['owner-line-id'],
    ...line,
    host,
    phone: options.phone ?? '',
  };

  return async (environment) => {
    const now = environment.now();
    const { categories, products } = await readSheets(options, {
      caller: { user: { user_id: '', name: merchant.name }, roles: [] },
      now,
    });
    await withNewData(async ({ store, print }) => {
      await refuseTaken(store, merchant);
      const merchantId = newId();
      await store.forMerchant(merchantId).transaction(async (queries) => {
        const context = { caller: await addWithOwner(queries, merchant), now };
        await queries.catalogue.addCategories(categories);
        for (let at = 0; at < products.length; at += rowsAtOnce)
          await addProducts(queries, products.slice(at, at + rowsAtOnce), context);
      });
      print(`Merchant ${merchantId} is there: ${categories.length} categories, ${products.length} products.`);
      print('Its owner signs in with LINE; nothing else is needed.');
    })(environment);
  };
}

/** Reads the categories and products of the optional sheets; throws a `CommandError` that lists every invalid row. */
async function readSheets(
  sheets: { readonly categories: string | null; readonly skus: string | null },
  author: ProductAuthor,
): Promise<{ readonly categories: readonly NewCategory[]; readonly products: readonly StockedProduct[] }> {
  const categoryRows = sheets.categories ? await readSheet(sheets.categories, categoryColumns) : [];
  const productRows = sheets.skus ? await readSheet(sheets.skus, productColumns, productColumnsByName) : [];
  const { categories, errors } = readCategoryRows(categoryRows);
  refuseInvalidRows(sheets.categories ?? '', errors);
  const read = readProductRows(productRows, categories, author);
  refuseInvalidRows(sheets.skus ?? '', read.errors);
  return { categories, products: read.products };
}

function refuseUnless(option: string, isRight: boolean, message: string): void {
  if (!isRight) throw invalidOption(option, message);
}

function isHostName(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text);
}

/** Throws when the channel or host belongs to another merchant: both decide which merchant a visitor is served. */
async function refuseTaken(
  store: Store,
  { host, ...line }: Pick<NewMerchant, 'host'> & ReturnType<typeof readLineIds>,
): Promise<void> {
  const merchants = await store.directory.merchants();
  if (merchants.some(({ demo }) => demo))
    throw new CommandError(
      'The demo lives here: set TALAT_DATA to another folder, or DATABASE_URL to another database',
    );
  refuseTakenChannel(merchants, line);
  const withHost = host === null ? undefined : merchants.find((other) => other.host === host);
  if (withHost) throw invalidOption('host', `belongs to the merchant ${withHost.name}`);
}

async function addWithOwner(
  { merchant, groups, users }: Queries,
  fields: NewMerchant & { readonly owner_line_id: string },
): Promise<RequestContext['caller']> {
  const { name, owner_line_id } = fields;
  const group_id = newId();
  await merchant.add(fields);
  await groups.add({ group_id, name, is_default: true });
  // A placeholder: the first sign-in replaces it with the name of the LINE profile.
  await users.add({ lineId: owner_line_id, name, avatarUrl: '' }, group_id);
  const added = await users.findByLineId(owner_line_id);
  if (added === null) throw new Error('An owner who was just added is not there');
  await users.setRoles(added.user.user_id, ['owner']);
  return { ...added, roles: ['owner'] };
}

async function addProducts(
  { catalogue, stock }: Queries,
  products: readonly StockedProduct[],
  context: RequestContext,
): Promise<void> {
  await catalogue.add(products.map(({ product }) => product));
  const entries = products
    .filter(({ pieces }) => pieces > 0)
    .map(({ product: { sku_id, price_satang }, pieces }) =>
      stockEntry('purchase', { sku_id, change: pieces, price_satang }),
    );
  await stock.enter(entries, stockCause({ ...context, idempotencyKey: null }, null));
}
