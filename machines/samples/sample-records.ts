// Records as the server returns them, for walks through the charts.
import type {
  Group,
  Address,
  Category,
  MaskedOrder,
  Order,
  OrderLine,
  OrderReference,
  PaymentEntry,
  PaymentOrder,
  Product,
} from '../../domain/contract.ts';
import type { Problem } from '../../domain/outcome.ts';

export const sampleCup: Product = {
  id: 'sku-cup',
  name: 'Stoneware cup',
  ch_name: '粗陶杯',
  th_name: 'ถ้วยสโตนแวร์',
  color: 'Sand',
  size: '250 ml',
  style: 'Plain',
  price: 19.99,
  original_price: null,
  stock: 40,
  description: '',
  image_urls: '/api/files/cup.webp',
  ctime: '2025-01-10T03:00:00.000Z',
  category_id: 'category-cups',
  status: 'active',
  is_vip: 0,
  version: 1,
};

export const sampleLamp: Product = {
  ...sampleCup,
  id: 'sku-lamp',
  name: 'Reading lamp',
  ch_name: '阅读灯',
  th_name: 'โคมไฟอ่านหนังสือ',
  color: 'White',
  size: '',
  price: 640,
  vip_price: 590.5,
  stock: 3,
  category_id: 'category-lamps',
  is_vip: 1,
};

/** The lamp in another size. */
export const sampleTallLamp: Product = { ...sampleLamp, id: 'sku-lamp-tall', size: '60 cm', stock: 8 };

export const sampleSoldOut: Product = {
  ...sampleCup,
  id: 'sku-bag',
  name: 'Market bag',
  ch_name: '菜篮包',
  th_name: 'ถุงจ่ายตลาด',
  stock: 0,
};

function category(id: string, children: readonly Category[] = []): Category {
  return { id, name: id, ch_name: '', th_name: '', status: 'active', children: [...children] };
}

export const sampleTree: readonly Category[] = [
  category('category-table', [
    category('category-drinking', [category('category-cups'), category('category-glasses')]),
    category('category-empty'),
  ]),
  category('category-house', [category('category-lights', [category('category-lamps')])]),
  { ...category('category-past'), status: 'inactive' },
];

const cupLine: OrderLine = {
  sku_id: 'sku-cup',
  name: 'Stoneware cup',
  color: 'Sand',
  size: '250 ml',
  style: 'Plain',
  quantity: 10,
  price: 19.99,
  list_price: 19.99,
  total_price: 199.9,
  image_urls: '/api/files/cup.webp',
  extra_info: '',
  is_vip: 0,
};

const lampLine: OrderLine = {
  ...cupLine,
  sku_id: 'sku-lamp',
  name: 'Reading lamp',
  quantity: 1,
  price: 640,
  list_price: 690,
  total_price: 640,
  is_vip: 1,
};

/** A line of a product that the orders do not have. */
export const sampleBagLine: OrderLine = {
  ...cupLine,
  sku_id: 'sku-bag',
  name: 'Market bag',
  size: '',
  quantity: 1,
  price: 59,
  list_price: 59,
  total_price: 59,
};

const debt: OrderReference = {
  id: 'order-debt',
  order_no: '1041',
  ctime: '2025-01-20T03:00:00.000Z',
  status: 'confirmed',
  source: '',
  group_name: 'Baan Suan',
  total_amount: 640,
  detail: [lampLine],
};

/** A submitted order with two lines. */
export const sampleOrder: Order = {
  id: 'order-1',
  order_no: '1042',
  ctime: '2025-02-01T03:00:00.000Z',
  status: 'created',
  group_id: 'group-baan-suan',
  group_name: 'Baan Suan',
  created_by: { name: 'Somsri' },
  total_amount: 839.9,
  paid_amount: 0,
  owed: 0,
  remark: '',
  source: '',
  extra: null,
  address_id: null,
  alias: '',
  phone: '',
  merchant_address: '',
  merchant_alias: '',
  merchant_photo: '',
  shop_photo: '',
  latitude: null,
  longitude: null,
  detail: [cupLine, lampLine],
  payment_oder: null,
  payment_order: null,
  payment_info: null,
  unpaid_order_list: [debt],
  version: 1,
};

export const sampleOneLineOrder: Order = { ...sampleOrder, total_amount: 199.9, detail: [cupLine] };
export const sampleConfirmedOrder: Order = { ...sampleOrder, status: 'confirmed', version: 2 };
export const samplePaidOrder: Order = {
  ...sampleOrder,
  status: 'paid',
  payment_oder: 'payment-1',
  payment_order: { id: 'payment-1', ctime: '2025-02-02T03:00:00.000Z', status: 'paid' },
  version: 3,
};
export const sampleCompletedOrder: Order = { ...samplePaidOrder, status: 'completed', version: 4 };
export const sampleCancelledOrder: Order = { ...sampleOrder, status: 'cancelled', version: 3 };

/** The order as somebody sees it who only has its link. */
export const sampleMaskedOrder: MaskedOrder = {
  id: 'order-1',
  order_no: '1042',
  ctime: '2025-02-01T03:00:00.000Z',
  status: 'created',
  total_amount: 199.9,
  merchant_name: 'Talat Noi',
  masked: true,
  detail: [
    {
      name: 'Stoneware cup',
      color: 'Sand',
      size: '250 ml',
      style: 'Plain',
      quantity: 10,
      price: 19.99,
      total_price: 199.9,
      image_urls: '/api/files/cup.webp',
    },
  ],
  payment_info: null,
  unpaid_order_list: [],
};

const paymentEntry: PaymentEntry = {
  id: 'entry-1',
  status: 'paid',
  ctime: '2025-02-02T03:00:00.000Z',
  payment_time: '2025-02-02T03:00:00.000Z',
  payment_type: 'receipt',
  origin_amount: 839.9,
  paid_amount: 839.9,
  paid_amount_cash: 0,
  paid_amount_receipt: 839.9,
  claimed_amount: 839.9,
  currency: 'THB',
  payment_photo: '/api/files/slip.webp',
  photos: [{ url: '/api/files/slip.webp', by: { id: 'person-2', name: 'Fon', role: 'order_manager' } }],
  version: 1,
};

/** A payment order with one entry, whose receipt is to be confirmed. */
export const samplePayment: PaymentOrder = {
  id: 'payment-1',
  payment_no: '77',
  ctime: '2025-02-02T03:00:00.000Z',
  status: 'paid',
  group_id: 'group-baan-suan',
  group_name: 'Baan Suan',
  should_paid_amount: 839.9,
  paid_amount: 839.9,
  paid_amount_cash: 0,
  paid_amount_receipt: 839.9,
  payment_type: 'receipt',
  claimed_amount: 839.9,
  payment_list: [paymentEntry],
  payment_photos: ['/api/files/slip.webp'],
  order_list: [{ ...debt, id: 'order-1', order_no: '1042', status: 'paid', total_amount: 839.9 }],
  version: 2,
};

export const sampleCompletedPayment: PaymentOrder = { ...samplePayment, status: 'completed', version: 3 };

export const sampleRejectedPayment: PaymentOrder = {
  ...samplePayment,
  status: 'rejected',
  version: 3,
  rejected: {
    reason: 'No money came',
    by: { id: 'person-3', name: 'Fon', role: 'finance' },
    at: '2025-02-03T03:00:00.000Z',
  },
};

/** A customer group with a VIP customer among its members. */
export const sampleGroup: Group = {
  id: 'group-baan-suan',
  name: 'Baan Suan',
  members: 12,
  vip_members: 3,
  is_default: false,
  version: 1,
};

export const sampleAddress: Address = {
  id: 'address-1',
  alias: 'Shop',
  address: '12 Charoen Krung Rd, Bangkok',
  phone: '02-123-4567;081-234-5678',
  contact: 'Somchai',
  photo: '',
  shop_photo: '',
  latitude: 13.73,
  longitude: 100.51,
  group_id: 'group-baan-suan',
  is_default: true,
};

/** A refusal as the server returns it. */
export function sampleProblem(
  status: number,
  reason: string,
  details: Readonly<Record<string, unknown>> = {},
): Problem {
  return { reason, message: reason.replaceAll('_', ' '), status, details };
}
