import type { OperationId } from '../../../domain/operations.ts';
import type { Person, Reply } from '../harness.ts';
import { storeFile } from '../files/send-file.ts';
import { uploadPhoto } from '../orders/orders-and-payments.ts';

/**
 * The kind of record that a call is about; `group` is a group parameter, `nothing` the caller's or merchant's own data. The id of
 * a `categoryPath` is the ids of its three levels, joined by spaces.
 */
export type Subject =
  | 'nothing'
  | 'group'
  | 'order'
  | 'payment'
  | 'sku'
  | 'barcode'
  | 'category'
  | 'categoryPath'
  | 'address'
  | 'person'
  | 'stocktake'
  | 'hint'
  | 'file';

export interface Probe {
  readonly about: Subject;
  /** Makes the call for the record with this id. An allowed call must leave the record usable for the next caller. */
  readonly call: (person: Person, id: string, skuId: string) => Promise<Reply>;
}

/** A version that no record has: an allowed write is refused with `version_conflict`. */
const neverVersion = 1_000_000_000;
/** A price that no product has: an allowed order is refused with `price_changed`. */
const neverPrice = 999_999;

const get = (path: string) => (person: Person, id: string) => person.get(path.replace('{id}', id));
const post = (path: string, body: (id: string) => object) => (person: Person, id: string) =>
  person.post(path, body(id));

/** One call for each operation that needs a token; a new operation without one is a type error. */
export const probes: Readonly<
  Record<Exclude<OperationId, 'auth' | 'authLine' | 'authConfig' | 'authSignOut' | 'shop'>, Probe>
> = {
  userInfo: { about: 'nothing', call: get('/api/user_info') },
  updateUserInfo: { about: 'nothing', call: post('/api/update_user_info', () => ({ language: 'zh' })) },
  groupInvite: { about: 'group', call: post('/api/group_invite', (group_id) => ({ group_id })) },

  allProductCategory: { about: 'group', call: get('/api/all_product_category?group_id={id}') },
  allCategories: { about: 'group', call: get('/api/all_categories?group_id={id}') },
  allSkuList: { about: 'category', call: get('/api/all_sku_list?category_id={id}') },
  searchSkuByName: { about: 'group', call: get('/api/search_sku_by_name?name=x&group_id={id}') },
  skuDetail: { about: 'sku', call: get('/api/sku_detail?sku_id={id}') },
  addSingleProduct: {
    about: 'category',
    call: async (person, category_id) =>
      person.post('/api/add_single_product', {
        name: 'Bowl',
        price: 1,
        stock: 0,
        category_id,
        image_urls: await uploadPhoto(person),
      }),
  },
  editSku: {
    about: 'sku',
    call: post('/api/edit_sku', (id) => ({ id, name: 'Bowl', price: 1, version: neverVersion })),
  },
  setSkuVip: { about: 'sku', call: post('/api/set_sku_vip', (sku_id) => ({ sku_id, action: 'add' })) },
  vipSkuList: { about: 'group', call: get('/api/vip_sku_list?group_id={id}') },
  setupSkuCover: {
    about: 'sku',
    call: async (person, sku_id) =>
      person.post('/api/setup_sku_cover', { sku_id, cover: await uploadPhoto(person) }),
  },
  assignBarcode: {
    about: 'sku',
    call: post('/api/assign_barcode', (sku_id) => ({ sku_id, barcode: '885', version: neverVersion })),
  },
  skuByBarcode: { about: 'barcode', call: get('/api/sku_by_barcode?barcode={id}') },
  skuSiblings: { about: 'sku', call: get('/api/sku_siblings?sku_id={id}') },

  upload: {
    about: 'nothing',
    call: post('/api/upload', () => ({ data: onePixel, filename: 'pixel.png' })),
  },
  uploadV2: {
    about: 'nothing',
    call: async (person) => {
      await uploadPhoto(person);
      return await person.get('/api/user_info');
    },
  },
  files: { about: 'file', call: (person, id) => person.get(id.startsWith('/') ? id : `/api/files/${id}`) },

  recognizeSkusFromPhoto: {
    about: 'nothing',
    call: async (person) => {
      const { filepath } = await storeFile(person, Buffer.from('Item,Qty,Price\nCup,12,45\n'));
      return await person.post('/api/recognize_skus_from_photo', { file_path: filepath });
    },
  },
  recognition: {
    about: 'nothing',
    call: async (person) => {
      const { filepath: file_path } = await storeFile(person, Buffer.from('Item,Qty,Price\nCup,12,45\n'));
      const opened = await person.post('/api/recognize_skus_from_photo', { file_path, async: true });
      const { job_id = 'none' } = (opened.data ?? {}) as { job_id?: string };
      return await person.get(`/api/recognition?job_id=${job_id}`);
    },
  },
  matchRows: { about: 'nothing', call: post('/api/match_rows', () => ({ rows: [{ name: 'Bowl' }] })) },
  recognitionHints: { about: 'nothing', call: get('/api/recognition_hints') },
  deleteRecognitionHint: { about: 'hint', call: post('/api/delete_recognition_hint', (id) => ({ id })) },
  confirmImportSkus: {
    about: 'categoryPath',
    call: post('/api/confirm_import_skus', (path) => ({
      items: [{ name: 'Bowl', category_id: path.split(' '), amount: 1, price: '1.00' }],
      total_items: 1,
      total_value: 1,
    })),
  },
  washStockList: { about: 'sku', call: get('/api/wash_stock_list?sku_id={id}') },
  washStock: {
    about: 'sku',
    call: post('/api/wash_stock', (product_id) => ({
      product_id,
      operation_type: 'inventory',
      operation_subtype: 'inventory_no_change',
      amount: 0,
      counted: 1_000_000,
      base_stock: 1_000_000,
    })),
  },
  stockList: {
    about: 'category',
    call: post('/api/stock_list', (category_id) => ({ category_id })),
  },

  stocktake: {
    about: 'nothing',
    call: post('/api/stocktake', () => ({
      stocktake_id: 'of-a-probe',
      lines: [
        {
          product_id: 'no-such-product',
          counted: 1,
          counted_at: '2026-03-04T05:06:07Z',
          base_stock: 1,
          operation_subtype: 'inventory_no_change',
        },
      ],
    })),
  },
  stocktakes: { about: 'nothing', call: get('/api/stocktakes') },
  stocktakeDetail: { about: 'stocktake', call: get('/api/stocktake?id={id}') },
  skuTemplate: { about: 'nothing', call: get('/api/sku_template') },
  exportSkus: { about: 'nothing', call: get('/api/export_skus') },

  submitOrder: {
    about: 'group',
    call: (person, group_id, product_id) =>
      person.post('/api/submit_order', {
        items: [{ product_id, quantity: 1, price: neverPrice }],
        total_amount: neverPrice,
        group_id,
      }),
  },
  submitOrderByText: {
    about: 'group',
    call: (person, group_id) =>
      person.post(`/api/submit_order_by_text?group_id=${group_id}`, { text: 'two bowls' }),
  },
  submitOrderByTextV2: {
    about: 'address',
    call: (person, address_id, sku_id) =>
      person.post('/api/submit_order_by_text_v2', {
        items: [{ sku_id, quantity: 1, price: neverPrice }],
        address_id,
      }),
  },
  orderList: { about: 'group', call: post('/api/order_list', (group_id) => ({ group_id })) },
  exportOrders: { about: 'group', call: post('/api/export_orders', (group_id) => ({ group_id })) },
  orderDetail: { about: 'order', call: get('/api/order_detail?order_id={id}') },
  printLink: { about: 'order', call: post('/api/print_link', (order_id) => ({ order_id })) },
  updateOrderRemark: {
    about: 'order',
    call: post('/api/update_order_remark', (order_id) => ({ order_id, remark: 'x', version: neverVersion })),
  },
  updateOrder: { about: 'order', call: post('/api/update_order', (id) => ({ id, version: neverVersion })) },
  cancelOrder: { about: 'order', call: post('/api/cancel_order', (id) => ({ id, version: neverVersion })) },

  payOrder: {
    about: 'order',
    call: post('/api/pay_order', (id) => ({
      order_ids: [id],
      payment_photos: [],
      payment_type: 'cash',
      total_actual_amount: 1,
    })),
  },
  paymentOrderList: { about: 'group', call: post('/api/payment_order_list', (group_id) => ({ group_id })) },
  exportPayments: { about: 'group', call: post('/api/export_payments', (group_id) => ({ group_id })) },
  paymentOrderDetail: { about: 'payment', call: get('/api/payment_order_detail?payment_order_id={id}') },
  confirmPayOrder: {
    about: 'payment',
    call: post('/api/confirm_pay_order', (id) => ({ id, paid_amount: 1, version: neverVersion })),
  },
  batchConfirmPayOrder: {
    about: 'nothing',
    call: post('/api/batch_confirm_pay_order', () => ({ ids: ['no-such-payment'] })),
  },
  rejectPayOrder: {
    about: 'payment',
    call: post('/api/reject_pay_order', (id) => ({ id, reason: 'no money came', version: neverVersion })),
  },
  editPayment: {
    about: 'payment',
    call: post('/api/edit_payment', (payment_order_id) => ({
      payment_order_id,
      payment_type: 'cash',
      version: neverVersion,
    })),
  },

  dayClose: { about: 'nothing', call: get('/api/day_close?day=2026-01-01') },
  report: { about: 'group', call: get('/api/report?from=2026-01-01&to=2026-01-31&group_id={id}') },
  myReport: { about: 'nothing', call: get('/api/my_report?from=2026-01-01&to=2026-01-31') },
  debts: { about: 'nothing', call: get('/api/debts') },
  groupStatement: {
    about: 'nothing',
    call: get('/api/group_statement?from=2026-01-01&to=2026-01-31'),
  },
  promptpayQr: { about: 'order', call: get('/api/promptpay_qr?order_ids={id}') },

  places: { about: 'nothing', call: get('/api/places?q=Bangkok&lang=en') },
  placeAt: { about: 'nothing', call: get('/api/place_at?latitude=13.75&longitude=100.5&lang=en') },
  staticMap: {
    about: 'nothing',
    call: post('/api/static_map', () => ({ latitude: 13.75, longitude: 100.5 })),
  },
  merchantAddress: { about: 'group', call: get('/api/merchant_address?group_id={id}') },
  addAddress: {
    about: 'group',
    call: post('/api/add_address', (group_id) => ({
      alias: 'Gate',
      address: 'Soi 1',
      phone: '02',
      group_id,
    })),
  },
  updateAddress: {
    about: 'address',
    call: (person, id) =>
      person.put('/api/update_address', { id, alias: 'Gate', address: 'Soi 1', phone: '02' }),
  },
  deleteAddress: { about: 'address', call: (person, id) => person.delete(`/api/delete_address?id=${id}`) },

  merchantSettings: { about: 'nothing', call: get('/api/merchant_settings') },
  saveMerchantSettings: {
    about: 'nothing',
    call: post('/api/merchant_settings', () => ({ promptpay_id: '0812345678', version: neverVersion })),
  },

  // Beyond what may be asked for, so that the stream of who may ask does not stay open.
  events: { about: 'nothing', call: get('/api/events?since=9999') },
  feedback: { about: 'nothing', call: post('/api/feedback', () => ({ feedback: 'Good' })) },
  feedbackList: { about: 'nothing', call: get('/api/feedback_list') },
  groups: { about: 'nothing', call: get('/api/groups') },
  saveGroup: {
    about: 'group',
    call: post('/api/save_group', (id) => ({ id, name: 'Bowls', version: neverVersion })),
  },
  people: { about: 'nothing', call: get('/api/people?kind=customer') },
  setUserVip: { about: 'person', call: post('/api/set_user_vip', (user_id) => ({ user_id, is_vip: 1 })) },
  moveUser: {
    about: 'person',
    call: post('/api/move_user', (user_id) => ({ user_id, group_id: 'pratunam', version: neverVersion })),
  },
  roles: { about: 'nothing', call: get('/api/roles') },
  resetRole: { about: 'person', call: post('/api/reset_role', (id) => ({ id, role: 'finance' })) },
  deleteRole: { about: 'person', call: post('/api/delete_role', (id) => ({ id })) },
};

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
