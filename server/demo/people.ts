import type { StaffRole } from '../../domain/roles.ts';

export interface DemoGroup {
  readonly group_id: string;
  readonly name: string;
  readonly is_default: boolean;
}

export interface DemoPerson {
  readonly user_id: string;
  readonly name: string;
  readonly username: string;
  readonly role: StaffRole | '';
  readonly group_id: string;
  readonly is_vip: boolean;
  /** Name of the portrait, without folder and ending. */
  readonly portrait: string;
}

export interface DemoAddress {
  readonly address_id: string;
  readonly group_id: string;
  readonly alias: string;
  readonly address: string;
  readonly phone: string;
  readonly contact: string;
  /** Names of the map and of the shop's photo, without folder and ending. */
  readonly map: string;
  readonly shop: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly is_default: boolean;
}

export interface DemoMerchant {
  readonly merchant_id: string;
  readonly name: string;
  readonly phone: string;
  readonly about: Readonly<Record<'zh' | 'en' | 'th', string>>;
  readonly promptpay_id: string;
  readonly groups: readonly DemoGroup[];
  readonly people: readonly DemoPerson[];
  readonly addresses: readonly DemoAddress[];
}

const staff = { group_id: 'pratunam', is_vip: false } as const;

export const demoMerchant: DemoMerchant = {
  merchant_id: 'm-demo',
  name: '源记百货 · 水门店',
  phone: '02-251-8899;081-234-5678',
  about: {
    zh: '我们在水门做茶叶、瓷器和日用百货的批发，也零售。每天 8 点到 18 点开门，曼谷当天送货。',
    en: 'Tea, ceramics and household goods, wholesale and retail, in Pratunam. Open daily from 8 to 18; same-day delivery in Bangkok.',
    th: 'ขายส่งและขายปลีกชา เซรามิก และของใช้ในบ้าน ที่ประตูน้ำ เปิดทุกวัน 8.00 ถึง 18.00 น. ส่งในกรุงเทพฯ ภายในวันเดียว',
  },
  // Well-formed and nobody's: whoever scans a QR of the demo pays no stranger.
  promptpay_id: '0000000000001',
  groups: [
    { group_id: 'pratunam', name: '水门批发 3 楼', is_default: true },
    { group_id: 'chiangmai', name: '清迈夜市 · 玉姐', is_default: false },
    { group_id: 'moey', name: 'ร้านเจ๊หมวย · สำเพ็ง', is_default: false },
    { group_id: 'chatuchak', name: 'Chatuchak Section 7', is_default: false },
  ],
  people: [
    {
      user_id: 'owner',
      name: '陈国源',
      username: 'Chen Guoyuan',
      role: 'owner',
      portrait: 'person-owner',
      ...staff,
    },
    {
      user_id: 'admin',
      name: 'พลอย ศรีสาย',
      username: 'Ploy Srisai',
      role: 'admin',
      portrait: 'person-admin',
      ...staff,
    },
    {
      user_id: 'manager',
      name: '林志伟',
      username: 'Lin Zhiwei',
      role: 'manager',
      portrait: 'person-manager',
      ...staff,
    },
    {
      user_id: 'storekeeper',
      name: 'สมชาย ใจดี',
      username: 'Somchai Jaidee',
      role: 'storekeeper',
      portrait: 'person-storekeeper',
      ...staff,
    },
    {
      user_id: 'finance',
      name: 'อนงค์ พานิช',
      username: 'Anong Phanit',
      role: 'finance',
      portrait: 'person-finance',
      ...staff,
    },
    {
      user_id: 'order_manager',
      name: 'Somsri Wongthong',
      username: 'Somsri',
      role: 'order_manager',
      portrait: 'person-order-manager',
      ...staff,
    },
    {
      user_id: 'sku_order_manager',
      name: '王小明',
      username: 'Wang Xiaoming',
      role: 'sku_order_manager',
      portrait: 'person-sku-order-manager',
      ...staff,
    },
    {
      user_id: 'customer',
      name: 'Ling Wattana',
      username: 'Ling',
      role: '',
      group_id: 'pratunam',
      is_vip: false,
      portrait: 'person-customer',
    },
    {
      user_id: 'vip',
      name: '玉姐',
      username: 'Yupin Saelee',
      role: '',
      group_id: 'chiangmai',
      is_vip: true,
      portrait: 'person-vip',
    },
    {
      user_id: 'customer_moey',
      name: 'เจ๊หมวย',
      username: 'Muay Tangsiri',
      role: '',
      group_id: 'moey',
      is_vip: false,
      portrait: 'person-admin',
    },
    {
      user_id: 'customer_chatuchak',
      name: 'Daniel Carter',
      username: 'Daniel',
      role: '',
      group_id: 'chatuchak',
      is_vip: false,
      portrait: 'person-manager',
    },
  ],
  addresses: [
    {
      address_id: 'pratunam-back-gate',
      group_id: 'pratunam',
      alias: '后门 Back gate',
      address: '19 Soi Phetchaburi 19, Thanon Phaya Thai, Ratchathewi, Bangkok 10400',
      phone: '081-234-5678;02-252-1144',
      contact: 'Ling Wattana',
      map: 'map-canal',
      shop: 'shop-green',
      latitude: 13.7508,
      longitude: 100.5407,
      is_default: true,
    },
    {
      address_id: 'pratunam-third-floor',
      group_id: 'pratunam',
      alias: '水门 3 楼 312',
      address: 'Pratunam Center, 3rd floor, room 312, Ratchaprarop Road, Bangkok 10400',
      phone: '081-234-5678',
      contact: '阿玲',
      map: 'map-canal',
      shop: 'shop-red',
      latitude: 13.7521,
      longitude: 100.5416,
      is_default: false,
    },
    {
      address_id: 'chiangmai-night-bazaar',
      group_id: 'chiangmai',
      alias: '夜市 42 号摊',
      address: '104/42 ถนนช้างคลาน ต.ช้างคลาน อ.เมือง เชียงใหม่ 50100',
      phone: '089-555-0142',
      contact: '玉姐',
      map: 'map-moat',
      shop: 'shop-red',
      latitude: 18.7853,
      longitude: 99.0002,
      is_default: true,
    },
    {
      address_id: 'chiangmai-store',
      group_id: 'chiangmai',
      alias: '玉姐仓库',
      address: '88 ซอย 5 ถนนเจริญเมือง ต.วัดเกต อ.เมือง เชียงใหม่ 50000',
      phone: '089-555-0143',
      contact: 'คุณต้อม',
      map: 'map-river',
      shop: 'shop-blue',
      latitude: 18.7869,
      longitude: 99.0095,
      is_default: false,
    },
    {
      address_id: 'moey-sampheng',
      group_id: 'moey',
      alias: 'ร้านสำเพ็ง',
      address: '215 ซอยวานิช 1 แขวงจักรวรรดิ เขตสัมพันธวงศ์ กรุงเทพฯ 10100',
      phone: '086-300-7788',
      contact: 'เจ๊หมวย',
      map: 'map-river',
      shop: 'shop-blue',
      latitude: 13.7437,
      longitude: 100.5059,
      is_default: true,
    },
    {
      address_id: 'chatuchak-stall',
      group_id: 'chatuchak',
      alias: 'Stall 118, Soi 12/1',
      address: 'Chatuchak Weekend Market, Section 7, Kamphaeng Phet 2 Road, Bangkok 10900',
      phone: '092-418-6630',
      contact: 'Daniel Carter',
      map: 'map-canal',
      shop: 'shop-green',
      latitude: 13.7999,
      longitude: 100.5505,
      is_default: true,
    },
  ],
};

/** Another merchant on the same server, whose data nobody of the demo merchant may ever see. */
export const rivalMerchant: DemoMerchant = {
  merchant_id: 'm-rival',
  name: '永发茶行',
  phone: '02-222-7001',
  about: { zh: '', en: '', th: '' },
  promptpay_id: '',
  groups: [{ group_id: 'yaowarat', name: 'เยาวราช', is_default: true }],
  people: [
    {
      user_id: 'rival_owner',
      name: '黄永发',
      username: 'Huang Yongfa',
      role: 'owner',
      group_id: 'yaowarat',
      is_vip: false,
      portrait: 'person-rival-owner',
    },
    {
      user_id: 'rival_customer',
      name: 'ณัฐพร สุข',
      username: 'Nattaporn Suk',
      role: '',
      group_id: 'yaowarat',
      is_vip: false,
      portrait: 'person-rival-customer',
    },
  ],
  addresses: [
    {
      address_id: 'yaowarat-corner',
      group_id: 'yaowarat',
      alias: 'หัวมุมเยาวราช',
      address: '412 ถนนเยาวราช แขวงสัมพันธวงศ์ กรุงเทพฯ 10100',
      phone: '084-120-9090',
      contact: 'ณัฐพร',
      map: 'map-river',
      shop: 'shop-red',
      latitude: 13.7401,
      longitude: 100.5107,
      is_default: true,
    },
  ],
};
