import type { ReadId, RequestOf, UploadId, WriteId } from '../../domain/operations.ts';

/** What each operation without a key may be asked with; a new operation without a sample is a type error. */
export const reads: { readonly [Id in ReadId]: RequestOf<Id> } = {
  auth: { body: { id_token: 'id-token', group_id: 'g-1', invite: 'invitation' } },
  authLine: { body: { line_id: 'U-ling', line_access_token: 'access-token', display_name: 'หลิง' } },
  authConfig: {},
  authSignOut: {},
  shop: {},
  userInfo: {},
  allProductCategory: { query: { group_id: 'g-1' } },
  allCategories: {},
  allSkuList: { query: { category_id: 'c-1', group_id: 'g-1' } },
  searchSkuByName: { query: { name: 'ชาม & 碗=100%', group_id: '' } },
  skuDetail: { query: { sku_id: 'sku-1' } },
  vipSkuList: { query: { group_id: 'g-1', category_id: 'c-1', page_size: 20 } },
  skuByBarcode: { query: { barcode: '885 0001' } },
  skuSiblings: { query: { sku_id: 'sku-1' } },
  recognizeSkusFromPhoto: { body: { photo_path: '/api/files/shelf.webp' } },
  recognition: { query: { job_id: 'shelf.webp' } },
  recognitionHints: { query: { page_num: 1, page_size: 20 } },
  washStockList: { query: { sku_id: 'sku-1', before: 'record-1' } },
  stockList: { body: { page_num: 1, low: true, name: 'ชาม', order_by: 'on_hand' } },
  stocktakes: { query: { page_num: 1, page_size: 20 } },
  stocktakeDetail: { query: { id: 'stocktake-1', page_size: 100 } },
  submitOrderByText: { query: { group_id: 'g-1' }, body: { text: 'ชาม 2 ใบ' } },
  orderList: { body: { page_size: 10, cursor: null, status: 'created', order_by: 'ctime' } },
  orderDetail: { query: { order_id: 'order-1', sig: 'signature', exp: '1739000000' } },
  paymentOrderList: { body: {} },
  paymentOrderDetail: { query: { payment_order_id: 'payment-1' } },
  debts: { query: { page_num: 1, page_size: 20 } },
  groupStatement: { query: { group_id: 'pratunam', from: '2026-01-01', to: '2026-01-31', page_size: 100 } },
  dayClose: { query: { day: '2026-01-31' } },
  promptpayQr: { query: { order_ids: 'order-1,order-2' } },
  merchantSettings: {},
  merchantAddress: { query: { group_id: 'g-1' } },
  places: { query: { q: 'ประตูน้ำ', lang: 'th', latitude: 13.75, longitude: 100.54 } },
  placeAt: { query: { latitude: 13.75, longitude: 100.54, lang: 'zh' } },
  staticMap: { body: { latitude: 13.75, longitude: 100.54 } },
  groups: { query: { name: 'Chiang' } },
  roles: {},
  people: { query: { kind: 'staff', name: 'Malee', page_size: 20 } },
  feedbackList: { query: { page_num: 1 } },
};

const address = { alias: 'ร้าน', address: '99 ถนนเจริญกรุง', phone: '081-234-5678' };

/** What each operation with a key and a body of JSON may be asked with. */
export const writes: { readonly [Id in Exclude<WriteId, UploadId>]: RequestOf<Id> } = {
  updateUserInfo: { body: { language: 'th' } },
  groupInvite: { body: { group_id: 'g-1' } },
  addSingleProduct: {
    body: { name: 'ชาม', price: 59.5, stock: 3, category_id: 'c-1', image_urls: '/api/files/bowl.webp' },
  },
  editSku: { body: { id: 'sku-1', name: 'ชาม', price: 59.5, vip_price: null, version: 2 } },
  setSkuVip: { body: { sku_id: 'sku-1', group_id: 'g-1', action: 'add' } },
  setupSkuCover: { body: { sku_id: 'sku-1', cover: '/api/files/bowl.webp' } },
  assignBarcode: { body: { sku_id: 'sku-1', barcode: '8850001', version: 2 } },
  upload: { body: { data: 'iVBORw0KGgo=', filename: 'bowl.png' } },
  confirmImportSkus: {
    body: {
      items: [{ name: 'ชาม', category_id: ['c-1', 'c-2', 'c-3'], amount: 2, price: '59.50' }],
      total_items: 1,
      total_value: 119,
    },
  },
  washStock: {
    body: {
      product_id: 'sku-1',
      operation_type: 'entry',
      operation_subtype: 'purchase',
      amount: 5,
    },
  },
  stocktake: {
    body: {
      stocktake_id: 'stocktake-1',
      lines: [
        {
          product_id: 'sku-1',
          counted: 11,
          counted_at: '2026-03-04T05:06:07.000Z',
          base_stock: 12,
          operation_subtype: 'damage_decrease',
          note: 'ถ้วยแตก',
          images: '/api/files/broken.webp',
        },
      ],
    },
  },
  submitOrder: {
    body: { items: [{ product_id: 'sku-1', quantity: 2, price: 59.5 }], total_amount: 119, group_id: 'g-1' },
  },
  submitOrderByTextV2: {
    body: { items: [{ sku_id: 'sku-1', quantity: 2, price: 59.5 }], address_id: 'a-1', remark: 'ด่วน' },
  },
  updateOrderRemark: { body: { order_id: 'order-1', remark: '', version: 3 } },
  printLink: { body: { order_id: 'order-1' } },
  updateOrder: { body: { id: 'order-1', version: 3, confirm: true } },
  cancelOrder: { query: { order_id: 'order-1', id: null }, body: { version: 3 } },
  payOrder: {
    body: {
      order_ids: ['order-1'],
      payment_photos: ['/api/files/slip.webp'],
      payment_type: 'receipt',
      total_actual_amount: 119,
    },
  },
  confirmPayOrder: { body: { id: 'payment-1', paid_amount: 119, version: 1 } },
  saveMerchantSettings: { body: { promptpay_id: '081-234-5678', version: 1 } },
  batchConfirmPayOrder: { body: { ids: ['payment-1', 'payment-2'] } },
  rejectPayOrder: { body: { id: 'payment-1', reason: 'no money came' } },
  editPayment: { body: { payment_order_id: 'payment-1', payment_type: 'cash', paid_amount: 119 } },
  addAddress: { body: { ...address, latitude: 13.7, longitude: 100.5, is_default: true } },
  updateAddress: { body: { id: 'a-1', ...address } },
  deleteAddress: { query: { id: 'a/1?ร้าน' } },
  feedback: { body: { type: 'bug', title: 'x', description: 'y' } },
  saveGroup: { body: { id: 'g-1', name: 'Chiang Mai', version: 1 } },
  setUserVip: { body: { user_id: 'u-1', is_vip: 1 } },
  moveUser: { body: { user_id: 'u-1', group_id: 'g-1', confirm: true } },
  resetRole: { body: { id: 'u-1', role: 'finance' } },
  deleteRole: { body: { id: 'u-1' } },
  deleteRecognitionHint: { body: { id: 'hint-1' } },
};
