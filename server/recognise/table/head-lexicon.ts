import { cartonWords } from '../fields/pack-words.ts';

/** What a word of a head means; several together say what its column holds. */
export type Meaning =
  | 'thing'
  | 'name'
  | 'quantity'
  | 'came'
  | 'received'
  | 'gone'
  | 'free'
  | 'ordered'
  | 'freight'
  | 'stock'
  | 'piece'
  | 'carton'
  | 'measure'
  | 'per'
  | 'price'
  | 'net'
  | 'old'
  | 'before'
  | 'retail'
  | 'sum'
  | 'money'
  | 'tax'
  | 'with'
  | 'discount'
  | 'code'
  | 'number'
  | 'barcode'
  | 'color'
  | 'size'
  | 'style'
  | 'category'
  | 'option'
  | 'status'
  | 'remark'
  | 'plain'
  | 'other';

const single: Readonly<Record<Meaning, readonly string[]>> = {
  thing: [
    'product products item items goods article articles art merchandise',
    'สินค้า รายการ',
    '商品 产品 產品 货品 貨品 货物 貨物 物品 品 货 貨 宝贝',
  ],
  name: [
    'name names title description descriptions desc details detail particulars',
    'ชื่อ รายละเอียด',
    '名 名称 名稱 品名 描述 标题 標題 信息',
  ],
  quantity: [
    'qty qtys quantity quantities qnty quant count',
    'จำนวน จน ปริมาณ',
    '数量 數量 数 數 数目 數目 量 件数 件數',
  ],
  came: [
    'delivered deliver shipped shipment ship sent incoming purchased bought supplied invoiced billed dispatched despatched actual in',
    'ส่ง ยอดส่ง ส่งจริง ส่งมา จัดส่ง เข้า จริง นำเข้า ซื้อ มาส่ง',
    '实发 實發 发数 發數 发货 發貨 出货 出貨 入库 入庫 进货 進貨 出库 出庫 送货 送貨 交货 交貨 配货 配貨 购买 購買 装车',
  ],
  received: [
    'received receive recd rcvd recv arrived arrival accepted counted grn',
    'รับ ยอดรับ รับเข้า รับจริง รับมา รับแล้ว ได้รับ ตรวจรับ นับได้ มา มาจริง',
    '实收 實收 收数 收數 收货 收貨 收到 点收 點收 清点 实到 實到 到货 到貨 来货 來貨 签收 簽收 验收 驗收',
  ],
  gone: [
    'returned return returns damaged damage damages broken defective defect defects rejected faulty missing short shortage shortages',
    'คืน รับคืน ส่งคืน ตีกลับ ชำรุด เสียหาย เสีย แตก แตกหัก ขาด ขาดส่ง',
    '退货 退貨 退回 退 损坏 損壞 破损 破損 残损 殘損 次品 不良品 坏件 短少 缺 缺数 少货',
  ],
  free: [
    'free foc bonus gift gifts gratis complimentary',
    'แถม ของแถม สินค้าแถม ฟรี แจก',
    '赠 贈 赠送 贈送 赠品 贈品 赠数 配赠 搭赠 搭贈 附赠 附贈 免费 免費 送的',
  ],
  freight: ['delivery shipping'],
  stock: [
    'stock stocks balance onhand available availability',
    'คงเหลือ สต็อก สต๊อก สต็อค สต๊อค สต๊อกคงเหลือ',
    '库存 庫存 结存 結存 现存 存货',
  ],
  ordered: [
    'ordered order orders expected',
    'สั่ง ยอดสั่ง สั่งซื้อ ออเดอร์',
    '订货 訂貨 订数 訂數 报单 报货 订购 訂購 订单 訂單 下单 应收 应发 应到 计划',
  ],
  piece: [
    'pc pcs piece pieces ea unit units pair pairs pr prs set sets dozen dozens doz dz gross',
    'ชิ้น ตัว อัน หน่วย คู่ ใบ เล่ม ด้าม ชุด ผืน ขวด เส้น กระป๋อง ถุง ซอง แผ่น ลูก ก้อน ดอก คัน เครื่อง เม็ด โหล',
    '件 个 個 只 隻 双 雙 对 對 条 條 支 枝 张 張 把 套 瓶 罐 块 本 台 根 副 顶 片 袋 打',
  ],
  carton: cartonWords,
  measure: ['kg kgs kilo litre liter metre meter', 'กก กิโล กิโลกรัม ลิตร เมตร', '公斤 千克 斤 升 米'],
  per: ['per', 'ต่อ', '每'],
  price: [
    'price prices cost costs costing rate',
    'ราคา ทุน ต้นทุน',
    '价 價 价格 價格 价钱 单价 單價 成本 底价 均价',
  ],
  net: [
    'net nett final discounted after',
    'สุทธิ หลังลด หลังหักส่วนลด หลังส่วนลด พิเศษ',
    '净 淨 折后 折後 优惠 優惠 优惠后 实际 實際 实付 成交 折实 到手 最终',
  ],
  old: ['old previous former original was last', 'เดิม เก่า ก่อนลด ก่อนส่วนลด ครั้งก่อน', '原 旧 舊 上次 历史 折前'],
  before: ['before taxable', 'ก่อน'],
  retail: [
    'retail sale sales selling sell list tag recommended suggested market public member members vip',
    'ขาย ปลีก ขายปลีก หน้าร้าน ป้าย ตั้ง แนะนำ ตลาด สมาชิก',
    '零售 销售 銷售 售 吊牌 建议 建議 市场 市場 标 牌 挂牌 门市 會員 会员',
  ],
  sum: [
    'total totals sum amount amounts amt subtotal ttl extended ext extension value worth payable',
    'รวม ยอด เงิน เป็นเงิน จำนวนเงิน มูลค่า ทั้งหมด ทั้งสิ้น',
    '金额 金額 总额 總額 总计 總計 合计 合計 小计 小計 共计 共 总 總 额 額 总值 货款 貨款 货值 貨值 款 价税合计',
  ],
  money: [
    'thb baht bht rmb cny yuan usd',
    'บาท บ หยวน ดอลลาร์',
    '元 泰铢 泰銖 泰株 铢 銖 人民币 人民幣 美金 美元',
  ],
  tax: ['vat tax gst', 'ภาษี แวต ภาษีมูลค่าเพิ่ม', '税 稅 税额 稅額 增值税'],
  with: [
    'incl inc including excl exc excluding ex',
    'รวมภาษี ไม่รวมภาษี ไม่รวม',
    '含税 含稅 不含税 不含稅 未税 未稅 税前 税后 连税 含',
  ],
  discount: ['discount discounts disc dis rebate', 'ส่วนลด ลด', '折扣 折 让利 扣率 折率'],
  code: [
    'code codes sku ref reference id',
    'รหัส โค้ด',
    '编号 編號 编码 編碼 代码 代號 料号 料號 款号 款號 货号 貨號 号码',
  ],
  number: ['no nos nr number numbers', 'เลขที่ ลำดับ ลำดับที่ เลข', '号 號 序号 序號 行号'],
  barcode: ['barcode barcodes ean upc gtin jan', 'บาร์โค้ด บาร์โคด บาโค้ด', '条码 條碼 条形码 條形碼 国际码'],
  color: ['color colour colors colours shade', 'สี เฉดสี เฉด โทนสี', '颜色 顏色 色 色号 色號 颜色分类'],
  size: [
    'size sizes sz spec specs specification specifications',
    'ขนาด ไซส์ ไซซ์ ไซด์ ไซร้ เบอร์',
    '尺寸 尺码 尺碼 码 碼 规格 規格 码数 碼數 鞋码 大小',
  ],
  style: [
    'style model pattern design scent scents fragrance aroma flavour flavours flavor flavors taste',
    'แบบ รุ่น ลาย กลิ่น รส รสชาติ',
    '款 款式 型号 型號 花型 图案 香味 气味 氣味 香型 口味 味道',
  ],
  category: [
    'category categories group department dept class',
    'หมวด หมวดหมู่ กลุ่ม ประเภท แผนก',
    '分类 分類 类别 類別 品类 品類 类目 大类 中类 小类',
  ],
  option: ['option options variant variants variation variations', 'ตัวเลือก', '选项 選項 属性 屬性 销售属性'],
  status: ['status', 'สถานะ', '状态 狀態'],
  remark: ['remark remarks note notes comment comments memo', 'หมายเหตุ', '备注 備註 附注'],
  plain: [
    'of the to our your this new landed fob cif exw works wholesale trade dealer purchase buying buy supplier supply factory vendor line lineitem and for po invoice chinese english thai cm mm inch inches',
    'ใหม่ ของ ที่ ขายส่ง โรงงาน ไทย จีน อังกฤษ ภาษาไทย ภาษาจีน ภาษาอังกฤษ ซม มม นิ้ว',
    '进 進 拿货 拿貨 批发 批發 出厂 出廠 工厂 工廠 供货 供貨 供应 结算 結算 采购 採購 新 现 本次 单 單 的 为 開票 开票 档口',
  ],
  other: [
    'date expiry expires exp best mfg weight wt gw nw cbm volume vol meas measurement moq min minimum image images picture photo pic brand origin country warehouse hs hts tariff lot batch location shelf bin currency deposit lead material variance difference diff backorder backordered outstanding',
    'วันที่ วัน วันหมดอายุ หมดอายุ ผลิต น้ำหนัก ปริมาตร ขั้นต่ำ รูป ภาพ รูปภาพ ยี่ห้อ แบรนด์ คลัง ที่เก็บ ค้างส่ง กำไร วัสดุ ที่มา ส่วนต่าง ผลต่าง',
    '日期 有效期 保质期 生产日期 到期 重 重量 毛重 净重 淨重 体积 體積 起订量 起订 起批量 起批 最小 最低 图片 圖片 图 照片 品牌 产地 產地 仓库 库位 批号 批次 材质 材質 成分 材料 类型 類型 欠货 差异 差異 差数 利润 税率 稅率',
  ],
};

/** Words that mean several things at once. */
const several: Readonly<Record<string, readonly Meaning[]>> = {
  each: ['per', 'piece'],
  rrp: ['price', 'retail'],
  srp: ['price', 'retail'],
  msrp: ['price', 'retail'],
  ละ: ['price', 'per'],
  总价: ['price', 'sum'],
  總價: ['price', 'sum'],
  每箱: ['carton', 'per', 'quantity'],
  每包: ['carton', 'per', 'quantity'],
  每盒: ['carton', 'per', 'quantity'],
  每捆: ['carton', 'per', 'quantity'],
  ต่อลัง: ['carton', 'per', 'quantity'],
  ต่อกล่อง: ['carton', 'per', 'quantity'],
  ต่อแพ็ค: ['carton', 'per', 'quantity'],
  含量: ['carton', 'per', 'piece'],
  装数: ['carton', 'per', 'piece'],
  装箱: ['carton', 'per', 'piece'],
  裝箱: ['carton', 'per', 'piece'],
  装箱数: ['carton', 'per', 'piece'],
  装箱量: ['carton', 'per', 'piece'],
  箱规: ['carton', 'per', 'piece'],
  箱規: ['carton', 'per', 'piece'],
  入数: ['carton', 'per', 'piece'],
  入數: ['carton', 'per', 'piece'],
  บรรจุ: ['carton', 'per', 'piece'],
  packing: ['carton', 'per', 'piece'],
  uprice: ['price'],
  wsp: ['price'],
  ucost: ['price'],
};

const meanings: ReadonlyMap<string, readonly Meaning[]> = new Map([
  ...(Object.entries(single) as [Meaning, readonly string[]][]).flatMap(([meaning, lines]) =>
    lines.flatMap((line) => line.split(' ')).map((word) => [plainWord(word), [meaning]] as const),
  ),
  ...Object.entries(several).map(([word, all]) => [plainWord(word), all] as const),
]);

const longest = Math.max(...[...meanings.keys()].map((word) => word.length));

/** More characters than any head has. */
const mostCharacters = 60;

/** What the words of a text mean; null where it has one that means nothing in a head. */
export function meaningsOf(text: string): ReadonlySet<Meaning> | null {
  if (text.length > mostCharacters) return null;
  const plain = plainWord(text)
    .replace(/(?<=\p{L}\p{M}*)\.(?=\p{L})/gu, '')
    .replaceAll(/['’]/gu, '')
    .replace(/\bstock ?in\b/u, 'received')
    .replace(/\bpo (?=q)/u, 'ordered ')
    .replace(/\bfree of charge\b|\bf\.?o\.?c\b\.?/u, 'free')
    .replace(/\b(?:in stock|on hand)\b/u, 'stock')
    .replaceAll('#', ' no ')
    .replace(/\bu\s*\/\s*p\b/u, 'uprice')
    .replaceAll('/', ' per ');
  const found = new Set<Meaning>();
  for (const [word] of plain.matchAll(/[a-z]+|(?:(?![a-z])[\p{L}\p{M}])+/gu)) {
    const parts = /^[a-z]/.test(word) ? meanings.get(word) : meaningsWithin(word);
    if (parts === undefined) return null;
    for (const part of parts) found.add(part);
  }
  // `44 รายการ` is a count, `Option 1` a head.
  return found.size === 0 || (/\d/.test(plain) && !found.has('option') && !found.has('barcode'))
    ? null
    : found;
}

/** Thai ำ is two characters there. */
function plainWord(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** What a text without spaces means that is made of the fewest known words. */
function meaningsWithin(text: string): readonly Meaning[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const before = best[start];
      const word = text.slice(start, end);
      if (before === undefined || !meanings.has(word)) continue;
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, word];
    }
  }
  return best[text.length]?.flatMap((word) => meanings.get(word) ?? []);
}
