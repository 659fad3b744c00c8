import type { Satang } from '../../domain/money.ts';
import { readAmount, tidyText } from '../contract/request-values.ts';
import type { Call } from '../contract/call.ts';
import type { NewSku, SkuChange, SkuChanger } from '../store/queries/catalogue.ts';
import { newId } from '../crypto.ts';

/** What a product is added with, but its pictures. */
export type ProductWords = Omit<Call<'addSingleProduct'>['body'], 'image_urls'>;

/** Who lists a product, and when. */
export interface Lister {
  readonly caller: { readonly user: { readonly name: string } };
  readonly now: Date;
}

/** What somebody says of a product that they add, without its pictures. */
export function readNewProduct(body: ProductWords, lister: Lister): NewSku {
  return newProduct(
    {
      sku_id: newId(),
      category_id: body.category_id,
      name: tidyText(body.name),
      ch_name: tidyText(body.ch_name),
      th_name: tidyText(body.th_name),
      color: tidyText(body.color),
      size: tidyText(body.size),
      style: tidyText(body.style),
      description: tidyText(body.description),
      price_satang: readAmount('price', body.price),
      vip_price_satang: readOptionalPrice('vip_price', body.vip_price) ?? null,
      original_price_satang: readOptionalPrice('original_price', body.original_price) ?? null,
    },
    lister,
  );
}

/** A product that is listed now. */
export function newProduct(facts: Omit<NewSku, 'created' | keyof SkuChanger>, lister: Lister): NewSku {
  return { ...facts, created: lister.now, ...changerOf(lister) };
}

/** What somebody changes in a product: what they leave out stays, an empty text or a VIP price of 0 takes away. */
export function readProductChange(body: Call<'editSku'>['body']): SkuChange {
  return {
    name: tidyText(body.name),
    color: readChangedText(body.color),
    size: readChangedText(body.size),
    style: readChangedText(body.style),
    description: readChangedText(body.description),
    price_satang: readAmount('price', body.price),
    vip_price_satang: readOptionalPrice('vip_price', body.vip_price),
  };
}

/** The caller, as the maker of a product's next version. */
export function changerOf({ caller, now }: Lister): SkuChanger {
  return { changed_by: caller.user.name, changed_at: now };
}

function readChangedText(text: string | null | undefined): string | undefined {
  return text === null || text === undefined ? undefined : tidyText(text);
}

/** Undefined where nothing is said; 0 says that there is none. */
function readOptionalPrice(field: string, baht: number | null | undefined): Satang | null | undefined {
  return baht === null || baht === undefined ? undefined : readAmount(field, baht) || null;
}
