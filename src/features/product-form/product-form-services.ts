import { toBaht } from '../../../domain/money.ts';
import { joinAddresses } from '../../../domain/photos/photo-addresses.ts';
import type { ProductChanges, ProductFacts } from '../../../domain/products/product-form.ts';
import type { SetCoverInput } from '../../../machines/product-cover/product-cover-machine.ts';
import type { EditProductInput } from '../../../machines/product-edit/product-edit-machine.ts';
import type { AddProductInput } from '../../../machines/product-form/product-form-machine.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { uploadV2 } from '../../api/upload-v2.ts';
import { writeRequest } from '../../api/write-request.ts';

/** The services of the product-form chart over HTTP. */
export function productFormServices() {
  const addSingleProduct: ServiceOf<'addSingleProduct', AddProductInput> = {
    kind: 'write',
    request: ({ key, facts: { status: _status, ...facts }, photos }) =>
      writeRequest('addSingleProduct', key, {
        body: { ...facts, ...pricesOnWire(facts), image_urls: joinAddresses(photos) },
      }),
    outcome: outcomeOf,
  };
  return { uploadV2, addSingleProduct };
}

/** The service of the product-edit chart over HTTP. */
export function productEditServices() {
  const editSku: ServiceOf<'editSku', EditProductInput> = {
    kind: 'write',
    request({ key, skuId, version, changes, facts }) {
      const sent = facts === undefined ? changes : editable(facts);
      return writeRequest('editSku', key, { body: { id: skuId, ...sent, ...pricesOnWire(sent), version } });
    },
    outcome: outcomeOf,
  };
  return { editSku };
}

/** The services of the product-cover chart over HTTP. */
export function productCoverServices() {
  const setupSkuCover: ServiceOf<'setupSkuCover', SetCoverInput> = {
    kind: 'write',
    request: ({ key, skuId, cover }) =>
      writeRequest('setupSkuCover', key, { body: { sku_id: skuId, cover } }),
    outcome: outcomeOf,
  };
  return { uploadV2, setupSkuCover };
}

/** What of a form can be edited. */
function editable({ stock: _stock, category_id: _category, ...facts }: ProductFacts): ProductChanges {
  return facts;
}

const priceFields = ['price', 'vip_price', 'original_price'] as const;

type PriceField = (typeof priceFields)[number];

/** The prices among some facts, in baht. */
function pricesOnWire<Facts extends Readonly<Partial<Record<PriceField, number>>>>(
  facts: Facts,
): Pick<Facts, PriceField & keyof Facts> {
  const prices = priceFields.flatMap((field) =>
    facts[field] === undefined ? [] : [[field, toBaht(facts[field])] as const],
  );
  return Object.fromEntries(prices) as Pick<Facts, PriceField & keyof Facts>;
}
