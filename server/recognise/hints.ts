import { nameKey } from '../../domain/name-keys.ts';
import type { DataOf } from '../../domain/operations.ts';
import type { Call, RequestContext } from '../contract/call.ts';
import { latestPagination, readLatestPage } from '../contract/latest-first.ts';
import { newId } from '../crypto.ts';
import { Refusal } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { ListedHint } from '../store/queries/stock/recognition-hints.ts';
import type { Queries } from '../store/store.ts';
import { nameKeysOfSku } from './matching/product-by-name.ts';

/** Operations on what corrections taught. */
export const hintHandlers = {
  plainReads: { recognitionHints },
  writes: { deleteRecognitionHint },
};

const list = 'recognition-hints';

async function recognitionHints({
  query,
  store,
}: Call<'recognitionHints'>): Promise<DataOf<'recognitionHints'>> {
  const page = readLatestPage(list, query);
  const found = await store.recognitionHints.list(page);
  return {
    items: found.records.map(hintAnswer),
    pagination: latestPagination(list, page, found, ({ hint: { created, hint_id: id } }) => ({
      value: created.getTime(),
      id,
    })),
  };
}

async function deleteRecognitionHint({
  body: { id },
  store,
}: Call<'deleteRecognitionHint'>): Promise<DataOf<'deleteRecognitionHint'>> {
  if (!(await store.recognitionHints.remove(id))) throw new Refusal('not_found', { id });
  return { id };
}

function hintAnswer({ hint, sku }: ListedHint): DataOf<'recognitionHints'>['items'][number] {
  return {
    id: hint.hint_id,
    text: hint.text,
    ...(sku === null ? {} : { product: hintedProduct(sku) }),
    ...(hint.column_kind === null ? {} : { column: hint.column_kind }),
    by: hint.by_name,
    ctime: hint.created.toISOString(),
  };
}

function hintedProduct({ sku_id: id, name, ch_name, th_name, color, size, style }: SkuRow['sku']) {
  return { id, name, ch_name, th_name, color, size, style };
}

/** What stood in a file for a product. */
export interface ReadProduct {
  readonly readAs: string;
  readonly sku: SkuRow['sku'];
}

/** Remembers texts that do not name their product, and corrects what was remembered of others. */
export async function learnHints(
  { caller, now, store }: RequestContext & { readonly store: Queries },
  products: readonly ReadProduct[],
): Promise<void> {
  const byKey = new Map(products.map((product) => [nameKey(product.readAs), product]));
  byKey.delete('');
  const known = await store.recognitionHints.findByKeys([...byKey.keys()]);
  const isKnown = new Set(known.map(({ hint }) => hint.text_key));
  await store.recognitionHints.learn(
    [...byKey]
      .filter(([key, { sku }]) => isKnown.has(key) || !nameKeysOfSku(sku).has(key))
      .map(([text_key, { readAs, sku }]) => ({
        hint_id: newId(),
        about: 'product',
        text_key,
        text: readAs,
        sku_id: sku.sku_id,
        column_kind: null,
        by_name: caller.user.name,
        created: now,
      })),
  );
}
