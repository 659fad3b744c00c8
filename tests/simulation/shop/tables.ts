import { demoMerchant } from '../../../server/demo/people.ts';
import type { SkuRow } from '../../../server/store/queries/catalogue/catalogue.ts';
import type { HistoryRow, Step } from '../../../server/store/queries/records/history.ts';
import type { StoredAnswer } from '../../../server/store/queries/idempotency.ts';
import type { OrderLineRow, OrderRow } from '../../../server/store/queries/orders/orders.ts';
import type { ProofPhoto } from '../../../server/store/queries/payments/payment-statements.ts';
import type { PaymentEntryRow, PaymentRow } from '../../../server/store/queries/payments/payments.ts';
import type { StockRecordRow } from '../../../server/store/queries/stock/stock.ts';
import type { UploadRow } from '../../../server/store/queries/uploads.ts';
import type { UserRecord } from '../../../server/store/queries/people/users.ts';
import { parseRoles } from '../../../domain/roles.ts';
import { stockedProducts } from './shop.ts';

/** The tables of one merchant that scenarios use. Rows are replaced, never changed. */
export interface Tables {
  users: ReadonlyMap<string, UserRecord>;
  counters: ReadonlyMap<string, number>;
  answers: ReadonlyMap<string, StoredAnswer>;
  skus: ReadonlyMap<string, SkuRow['sku']>;
  stockRecords: readonly Pick<StockRecordRow, 'sku_id' | 'change' | 'entry_type'>[];
  uploads: ReadonlyMap<string, UploadRow>;
  orders: ReadonlyMap<string, OrderRow>;
  orderLines: ReadonlyMap<string, readonly OrderLineRow[]>;
  orderHistory: ReadonlyMap<string, readonly HistoryRow[]>;
  payments: ReadonlyMap<string, PaymentRow>;
  entries: ReadonlyMap<string, readonly PaymentEntryRow[]>;
  photos: ReadonlyMap<string, readonly ProofPhoto[]>;
  /** The orders of each payment order, also of a rejected one. */
  paidOrders: ReadonlyMap<string, readonly string[]>;
  /** What each payment order, by its id and its order's with a slash between, counted as paid. */
  counted: ReadonlyMap<string, number>;
  paymentHistory: ReadonlyMap<string, readonly HistoryRow[]>;
}

export const merchantId = demoMerchant.merchant_id;
const opened = new Date(Date.UTC(2025, 0, 1));

const merchant: UserRecord['merchant'] = {
  merchant_id: merchantId,
  name: demoMerchant.name,
  phone: demoMerchant.phone,
  owner_line_id: '',
  enable_confirm_pay: true,
  line_channel_id: null,
  liff_id: null,
  host: null,
  demo: true,
  disabled: false,
  external_models: false,
  promptpay_id: '',
  about_zh: '',
  about_en: '',
  about_th: '',
  line_url: '',
  messaging: false,
  notify_staff: [],
  notify_customers: [],
  settings_version: 1,
  created: opened,
};

const users = new Map(
  demoMerchant.people.map(({ user_id, name, username, role, group_id, is_vip }): [string, UserRecord] => [
    user_id,
    {
      user: {
        merchant_id: merchantId,
        user_id,
        group_id,
        name,
        username,
        language: 'zh',
        line_id: null,
        avatar_url: '',
        is_vip,
        disabled: false,
        version: 1,
        last_seen_at: null,
        created: opened,
      },
      groupName: groupName(group_id),
      merchant,
      roles: parseRoles(role),
    },
  ]),
);

const skus = new Map(
  stockedProducts.map(({ skuId, name, price, pieces }): [string, SkuRow['sku']] => [
    skuId,
    {
      merchant_id: merchantId,
      sku_id: skuId,
      category_id: 'crew-neck',
      name,
      ch_name: '',
      th_name: '',
      color: '',
      size: '',
      style: '',
      price_satang: price,
      vip_price_satang: null,
      original_price_satang: null,
      description: '',
      image_urls: [],
      status: 'active',
      barcode: '',
      low_stock_at: null,
      on_hand: pieces,
      reserved: 0,
      version: 1,
      changed_by: '',
      changed_by_id: '',
      changed_by_role: '',
      changed_at: null,
      search_text: name,
      created: opened,
    },
  ]),
);

export function groupName(groupId: string): string {
  return demoMerchant.groups.find(({ group_id }) => group_id === groupId)?.name ?? '';
}

/** The shop before its first customer. */
export function openTables(): Tables {
  return {
    users,
    counters: new Map(),
    answers: new Map(),
    skus,
    stockRecords: stockedProducts.map(({ skuId, pieces }) => ({
      sku_id: skuId,
      change: pieces,
      entry_type: 'purchase' as const,
    })),
    uploads: new Map(),
    orders: new Map(),
    orderLines: new Map(),
    orderHistory: new Map(),
    payments: new Map(),
    entries: new Map(),
    photos: new Map(),
    paidOrders: new Map(),
    counted: new Map(),
    paymentHistory: new Map(),
  };
}

/** The map with one entry more, or another. */
export function put<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): Map<Key, Value> {
  return new Map(map).set(key, value);
}

/** The histories with an entry added to that of a record. */
export function pushStep(
  histories: ReadonlyMap<string, readonly HistoryRow[]>,
  id: string,
  step: Step,
): Map<string, readonly HistoryRow[]> {
  const seq = (histories.get(id)?.length ?? 0) + 1;
  return push(histories, id, { ...step, seen_version: step.seen_version ?? null, seq });
}

/** The map with something added to the list of a key. */
export function push<Key, Item>(
  map: ReadonlyMap<Key, readonly Item[]>,
  key: Key,
  ...items: readonly Item[]
): Map<Key, readonly Item[]> {
  return put(map, key, [...(map.get(key) ?? []), ...items]);
}
