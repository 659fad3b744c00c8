import { toBaht } from '../../domain/money.ts';
import type { DataOf } from '../../domain/operations.ts';
import { joinAddresses } from '../../domain/photos/photo-addresses.ts';
import { priceFor } from '../../domain/products/prices.ts';
import type { Choosable } from '../../domain/text-order/lines/choosable.ts';
import { questionsOf } from '../../domain/text-order/lines/line-questions.ts';
import { orderTextReader } from '../../domain/text-order/order-text-reader.ts';
import type { TextLine } from '../../domain/text-order/lines/line-drafts.ts';
import { productAnswer, promisableStock } from '../catalogue/product-answer.ts';
import type { Call, Caller } from '../contract/call.ts';
import { pricesOf } from '../orders/order-lines.ts';
import { resolveGroup } from '../people/group.ts';
import { simplify } from '../search/findable-text.ts';
import { soundOf } from '../search/sound-of.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../store/store.ts';
import { namingOf } from './naming.ts';
import type { SettleByModel } from './settle-by-model.ts';
import { settleText } from './settle-text.ts';

/** Orders after which a product is as usual as can be; a single one decides nothing. */
const usualOrders = 5;

/** What a message orders, at the prices of a group. `settleByModel` is asked for merchants that allow it; null: there is none. */
export async function submitOrderByText(
  call: Call<'submitOrderByText'>,
  settleByModel: SettleByModel | null,
): Promise<DataOf<'submitOrderByText'>> {
  const { body, caller, query, store } = call;
  const groupId = await resolveGroup(call, query.group_id);
  const read = await store.catalogue.readingContext(groupId);
  const usual = new Map([...read.usual].map(([skuId, orders]) => [skuId, Math.min(1, orders / usualOrders)]));
  const { language, matcher, hidden } = namingOf(read);
  const reading = orderTextReader(body.text, language, soundOf);
  const context = { matcher, hidden, usual, groupId };
  const { lines: settled, unmatched, remark } = await settleText(store, reading, context);
  const lines = settleByModel === null ? settled : await settleUnsure(store, settled, settleByModel);
  const skuIds = lines.flatMap(({ product, candidates }) =>
    [product, ...candidates].map(({ sku_id }) => sku_id),
  );
  const rows = skuIds.length === 0 ? [] : await store.catalogue.skus([...new Set(skuIds)], groupId);
  const byId = new Map(rows.map((row) => [row.sku.sku_id, row]));
  return {
    items: lines.flatMap((line) => itemOf(line, byId, caller)),
    unmatched: [...unmatched],
    ...(remark === '' ? {} : { remark }),
  };
}

/** Chosen by a model where there is something to choose and the merchant allows it. */
async function settleUnsure(
  { merchant }: Pick<Queries, 'merchant'>,
  lines: readonly TextLine<Choosable>[],
  settleByModel: SettleByModel,
): Promise<readonly TextLine<Choosable>[]> {
  const questions = questionsOf(lines, simplify);
  const isAsked = questions.length > 0 && (await merchant.usesExternalModels());
  return isAsked ? await settleByModel(lines, questions) : lines;
}

/** Nothing where the product has gone meanwhile. */
function itemOf(
  { product, quantity, confidence, source, candidates }: TextLine<Choosable>,
  rows: ReadonlyMap<string, SkuRow>,
  caller: Caller,
): DataOf<'submitOrderByText'>['items'] {
  const row = rows.get(product.sku_id);
  if (row === undefined) return [];
  const { sku } = row;
  const price = priceFor({ roles: caller.roles, isVip: caller.user.is_vip }, pricesOf(row));
  const others = candidates.flatMap(({ sku_id }) => rows.get(sku_id) ?? []);
  return [
    {
      sku_id: sku.sku_id,
      name: sku.name,
      ch_name: sku.ch_name,
      th_name: sku.th_name,
      color: sku.color,
      size: sku.size,
      style: sku.style,
      quantity,
      price: toBaht(price),
      stock: promisableStock(sku),
      is_vip: price === sku.price_satang ? 0 : 1,
      image_urls: joinAddresses(sku.image_urls),
      confidence,
      source_text: source,
      ...(others.length < 2 ? {} : { candidates: others.map((other) => productAnswer(other, caller)) }),
    },
  ];
}
