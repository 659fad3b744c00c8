import type { Satang } from '../../domain/money.ts';
import { readAmount, normalizeText } from '../contract/request-values.ts';
import type { Call } from '../contract/call.ts';
import type { NewSku, SkuChange, SkuChangeStamp } from '../store/queries/catalogue/catalogue.ts';
import { newId } from '../crypto.ts';

/** The fields of a new product, without its pictures. */
export type ProductInput = Omit<Call<'addSingleProduct'>['body'], 'image_urls'>;

/** Who adds or changes a product, and when. */
export interface ProductAuthor {
  readonly caller: {
    readonly user: { readonly user_id: string; readonly name: string };
    readonly roles: readonly string[];
  };
  readonly now: Date;
}

/** Reads the fields of a new product from a request's body; throws a `Refusal` for a price that is no amount. */
export function readNewProduct(body: ProductInput, author: ProductAuthor): NewSku {
  return newProduct(
    {
      sku_id: newId(),
      category_id: body.category_id,
      name: normalizeText(body.name),
      ch_name: normalizeText(body.ch_name),
      th_name: normalizeText(body.th_name),
      color: normalizeText(body.color),
      size: normalizeText(body.size),
      style: normalizeText(body.style),
      description: normalizeText(body.description),
      price_satang: readAmount('price', body.price),
      vip_price_satang: readOptionalPrice('vip_price', body.vip_price) ?? null,
      original_price_satang: readOptionalPrice('original_price', body.original_price) ?? null,
      barcode: normalizeText(body.barcode),
      low_stock_at: body.low_stock_at ?? null,
    },
    author,
  );
}

/** A new product, stamped with its author and time. */
export function newProduct(
  facts: Omit<NewSku, 'created' | keyof SkuChangeStamp>,
  author: ProductAuthor,
): NewSku {
  return { ...facts, created: author.now, ...changeStamp(author) };
}

/** The change that a body asks for: a field left out stays, an empty text clears it, an optional price of 0 removes that price. */
export function readProductChange(body: Call<'editSku'>['body']): SkuChange {
  return {
    name: normalizeText(body.name),
    ch_name: readChangedText(body.ch_name),
    th_name: readChangedText(body.th_name),
    color: readChangedText(body.color),
    size: readChangedText(body.size),
    style: readChangedText(body.style),
    description: readChangedText(body.description),
    price_satang: readAmount('price', body.price),
    vip_price_satang: readOptionalPrice('vip_price', body.vip_price),
    original_price_satang: readOptionalPrice('original_price', body.original_price),
    barcode: readChangedText(body.barcode),
    low_stock_at: body.low_stock_at,
    status: body.status || undefined,
  };
}

/** The columns that record who made a product's next version, and when. */
export function changeStamp({ caller, now }: ProductAuthor): SkuChangeStamp {
  return {
    changed_by: caller.user.name,
    changed_by_id: caller.user.user_id,
    changed_by_role: caller.roles.join(','),
    changed_at: now,
  };
}

function readChangedText(text: string | null | undefined): string | undefined {
  return text === null || text === undefined ? undefined : normalizeText(text);
}

/** Undefined when the field is missing; null when it is 0, which means "no such price". */
export function readOptionalPrice(field: string, baht: number | null | undefined): Satang | null | undefined {
  return baht === null || baht === undefined ? undefined : readAmount(field, baht) || null;
}
