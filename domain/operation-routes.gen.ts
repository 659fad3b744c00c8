// Generated from openapi.yaml by scripts/generate-contract.mjs.

type OperationRoutes = {
  auth: ['POST', '/auth'];
  authLine: ['POST', '/auth/line'];
  authConfig: ['GET', '/auth/config'];
  authSignOut: ['POST', '/auth/sign_out'];
  userInfo: ['GET', '/user_info'];
  updateUserInfo: ['POST', '/update_user_info'];
  groupInvite: ['POST', '/group_invite'];
  allProductCategory: ['GET', '/all_product_category'];
  allCategories: ['GET', '/all_categories'];
  allSkuList: ['GET', '/all_sku_list'];
  searchSkuByName: ['GET', '/search_sku_by_name'];
  skuDetail: ['GET', '/sku_detail'];
  addSingleProduct: ['POST', '/add_single_product'];
  editSku: ['POST', '/edit_sku'];
  setSkuVip: ['POST', '/set_sku_vip'];
  vipSkuList: ['GET', '/vip_sku_list'];
  setupSkuCover: ['POST', '/setup_sku_cover'];
  assignBarcode: ['POST', '/assign_barcode'];
  skuSiblings: ['GET', '/sku_siblings'];
  skuByBarcode: ['GET', '/sku_by_barcode'];
  upload: ['POST', '/upload'];
  uploadV2: ['POST', '/upload_v2'];
  files: ['GET', '/files/{name}'];
  recognizeSkusFromPhoto: ['POST', '/recognize_skus_from_photo'];
  recognition: ['GET', '/recognition'];
  matchRows: ['POST', '/match_rows'];
  recognitionHints: ['GET', '/recognition_hints'];
  deleteRecognitionHint: ['POST', '/delete_recognition_hint'];
  confirmImportSkus: ['POST', '/confirm_import_skus'];
  washStockList: ['GET', '/wash_stock_list'];
  stockList: ['POST', '/stock_list'];
  washStock: ['POST', '/wash_stock'];
  stocktake: ['POST', '/stocktake'];
  stocktakeDetail: ['GET', '/stocktake'];
  stocktakes: ['GET', '/stocktakes'];
  skuTemplate: ['GET', '/sku_template'];
  exportSkus: ['GET', '/export_skus'];
  submitOrder: ['POST', '/submit_order'];
  submitOrderByText: ['POST', '/submit_order_by_text'];
  submitOrderByTextV2: ['POST', '/submit_order_by_text_v2'];
  orderList: ['POST', '/order_list'];
  exportOrders: ['POST', '/export_orders'];
  orderDetail: ['GET', '/order_detail'];
  updateOrderRemark: ['POST', '/update_order_remark'];
  printLink: ['POST', '/print_link'];
  updateOrder: ['POST', '/update_order'];
  cancelOrder: ['POST', '/cancel_order'];
  payOrder: ['POST', '/pay_order'];
  paymentOrderList: ['POST', '/payment_order_list'];
  exportPayments: ['POST', '/export_payments'];
  paymentOrderDetail: ['GET', '/payment_order_detail'];
  confirmPayOrder: ['POST', '/confirm_pay_order'];
  batchConfirmPayOrder: ['POST', '/batch_confirm_pay_order'];
  rejectPayOrder: ['POST', '/reject_pay_order'];
  editPayment: ['POST', '/edit_payment'];
  merchantAddress: ['GET', '/merchant_address'];
  addAddress: ['POST', '/add_address'];
  updateAddress: ['PUT', '/update_address'];
  deleteAddress: ['DELETE', '/delete_address'];
  places: ['GET', '/places'];
  placeAt: ['GET', '/place_at'];
  staticMap: ['POST', '/static_map'];
  promptpayQr: ['GET', '/promptpay_qr'];
  groupStatement: ['GET', '/group_statement'];
  dayClose: ['GET', '/day_close'];
  report: ['GET', '/report'];
  myReport: ['GET', '/my_report'];
  debts: ['GET', '/debts'];
  shop: ['GET', '/shop'];
  merchantSettings: ['GET', '/merchant_settings'];
  saveMerchantSettings: ['POST', '/merchant_settings'];
  events: ['GET', '/events'];
  feedback: ['POST', '/feedback'];
  feedbackList: ['GET', '/feedback_list'];
  groups: ['GET', '/groups'];
  saveGroup: ['POST', '/save_group'];
  people: ['GET', '/people'];
  setUserVip: ['POST', '/set_user_vip'];
  moveUser: ['POST', '/move_user'];
  roles: ['GET', '/roles'];
  resetRole: ['POST', '/reset_role'];
  deleteRole: ['POST', '/delete_role'];
};

/** The ids of each method; a path is its id in words, or stands behind it. So short because the page begins with it. */
const ids = {
  POST: 'auth authLine=/auth/line authSignOut=/auth/sign_out updateUserInfo groupInvite addSingleProduct editSku setSkuVip setupSkuCover assignBarcode upload uploadV2 recognizeSkusFromPhoto matchRows deleteRecognitionHint confirmImportSkus stockList washStock stocktake submitOrder submitOrderByText submitOrderByTextV2 orderList exportOrders updateOrderRemark printLink updateOrder cancelOrder payOrder paymentOrderList exportPayments confirmPayOrder batchConfirmPayOrder rejectPayOrder editPayment addAddress staticMap saveMerchantSettings=/merchant_settings feedback saveGroup setUserVip moveUser resetRole deleteRole',
  GET: 'authConfig=/auth/config userInfo allProductCategory allCategories allSkuList searchSkuByName skuDetail vipSkuList skuSiblings skuByBarcode files=/files/{name} recognition recognitionHints washStockList stocktakeDetail=/stocktake stocktakes skuTemplate exportSkus orderDetail paymentOrderDetail merchantAddress places placeAt promptpayQr groupStatement dayClose report myReport debts shop merchantSettings events feedbackList groups people roles',
  PUT: 'updateAddress',
  DELETE: 'deleteAddress',
};

const routes = Object.entries(ids).flatMap(([method, list]) =>
  list.split(' ').map((entry) => {
    const [id = '', path = `/${id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`] =
      entry.split('=');
    return [id, [method, path]] as const;
  }),
);

/** Method and path, below `/api`, of each operation. */
export const operationRoutes = Object.fromEntries(routes) as unknown as Readonly<OperationRoutes>;
