import { createHash } from 'node:crypto';
import { newId } from '../crypto.ts';
import type { categories, skus, skuVipGroups, stockRecords, stocktakes } from '../store/schema/catalogue.ts';
import type { uploads } from '../store/schema/files.ts';
import type { addresses } from '../store/schema/orders.ts';
import type { counters, groups, merchants, userRoles, users } from '../store/schema/people.ts';
import { findableText } from '../search/findable-text.ts';
import { personWithRole } from './orders.ts';
import { pictureAddress, pictureFileName, type DemoFile } from './pictures.ts';
import type { DemoShop } from './shop.ts';

/** Rows of the merchant, its people and what belongs to them. */
export function peopleRows({ merchant, orders, payments, plan }: DemoShop) {
  const { merchant_id } = merchant;
  const address = (picture: string) => pictureAddress(merchant_id, picture);
  return {
    merchant: {
      merchant_id,
      name: merchant.name,
      phone: merchant.phone,
      about_zh: merchant.about.zh,
      about_en: merchant.about.en,
      about_th: merchant.about.th,
      promptpay_id: merchant.promptpay_id,
      owner_line_id: lineId(merchant_id, personWithRole(merchant, 'owner').user_id),
      demo: true,
    } satisfies typeof merchants.$inferInsert,
    groups: merchant.groups.map((group): typeof groups.$inferInsert => ({ merchant_id, ...group })),
    users: merchant.people.map(
      ({ user_id, name, username, group_id, is_vip, portrait }): typeof users.$inferInsert => ({
        merchant_id,
        user_id,
        name,
        username,
        group_id,
        is_vip,
        line_id: lineId(merchant_id, user_id),
        avatar_url: address(portrait),
      }),
    ),
    userRoles: merchant.people
      .filter(({ role }) => role !== '')
      .map(({ user_id, role }): typeof userRoles.$inferInsert => ({ merchant_id, user_id, role })),
    addresses: merchant.addresses.map(({ map, shop, ...place }): typeof addresses.$inferInsert => ({
      merchant_id,
      ...place,
      photo: address(map),
      shop_photo: address(shop),
    })),
    counters: [
      { merchant_id, series: 'order', value: plan.firstOrderNo + orders.length - 1 },
      { merchant_id, series: 'payment', value: plan.firstPaymentNo + payments.length - 1 },
    ] satisfies (typeof counters.$inferInsert)[],
  };
}

/** Rows of categories, SKUs and their stock. A VIP product is VIP for every group. */
export function catalogueRows({ merchant, categories: nodes, stock, stocktake }: DemoShop) {
  const { merchant_id } = merchant;
  return {
    categories: nodes.map((node): typeof categories.$inferInsert => ({ merchant_id, ...node })),
    skus: stock.map(({ sku, listed, on_hand, reserved }): typeof skus.$inferInsert => {
      const { price, vipPrice, originalPrice, picture, ...described } = sku;
      return {
        merchant_id,
        ...described,
        price_satang: price,
        vip_price_satang: vipPrice,
        original_price_satang: originalPrice,
        image_urls: [pictureAddress(merchant_id, picture)],
        on_hand,
        reserved,
        search_text: findableText(described),
        created: listed,
      };
    }),
    skuVipGroups: stock
      .filter(({ sku }) => sku.vipPrice !== null)
      .flatMap(({ sku }) =>
        merchant.groups.map(({ group_id }): typeof skuVipGroups.$inferInsert => ({
          merchant_id,
          group_id,
          sku_id: sku.sku_id,
        })),
      ),
    stocktake: {
      merchant_id,
      stocktake_id: stocktake.stocktake_id,
      note: stocktake.note,
      created: stocktake.at,
    } satisfies typeof stocktakes.$inferInsert,
    stockRecords: stock.flatMap(({ sku, records }) =>
      records.map(({ by, at, ...record }): typeof stockRecords.$inferInsert => ({
        merchant_id,
        stock_record_id: newId(),
        sku_id: sku.sku_id,
        ...record,
        operator_id: by.user_id,
        operator_name: by.name,
        created: at,
      })),
    ),
  };
}

/** Rows of the stored pictures: proofs belong to whoever submits payments, the rest to the owner. */
export function uploadRows(
  { merchant }: DemoShop,
  files: readonly DemoFile[],
  created: Date,
): (typeof uploads.$inferInsert)[] {
  const { merchant_id } = merchant;
  const maps = new Set(merchant.addresses.map(({ map }) => pictureFileName(merchant_id, map)));
  return files.map(({ file_name, bytes, sha256, isProof }) => ({
    merchant_id,
    file_name,
    uploader_id: personWithRole(merchant, isProof ? 'order_manager' : 'owner').user_id,
    content_type: 'image/webp',
    sha256,
    bytes: bytes.length,
    public: !isProof,
    of_map: maps.has(file_name),
    attached: true,
    created,
  }));
}

/** A fake LINE id in LINE's format. */
function lineId(merchantId: string, userId: string): string {
  return `U${createHash('sha256').update(`${merchantId}/${userId}`).digest('hex').slice(0, 32)}`;
}
