import { isColour } from '../../products/colours.ts';

/** What stands in a column of a pasted table. `variant`: how many of the colour or size that its head says; `left-out`: nothing that is ordered. */
export type ColumnRole = 'goods' | 'size' | 'quantity' | 'unit' | 'variant' | 'note' | 'left-out' | 'unknown';

/** What the columns of a table hold. */
export interface Columns {
  readonly roles: readonly ColumnRole[];
  /** What their heads say; empty where a table has none. */
  readonly heads: readonly string[];
  /** Whether the quantities may rather be prices. */
  readonly isDoubtful: boolean;
}

const words: readonly (readonly [ColumnRole, string])[] = [
  [
    'goods',
    `item items product products description desc article goods name product_name item_name item_description particulars colour color col model
     品名 名称 商品 产品 货品 货名 物品 品项 项目 商品名称 产品名称 货品名称 物品名称 品名规格 商品名 产品名 品种 颜色 花色 款式 款色 色
     สินค้า รายการ ชื่อสินค้า รายการสินค้า ชื่อ รายละเอียด รายละเอียดสินค้า ชื่อรายการ สี แบบ รุ่น`,
  ],
  [
    'size',
    `size sizes spec specs specification dimension dimensions 规格 尺寸 尺码 码数 码 型号 容量 规格型号 大小 ขนาด ไซส์ ไซซ์ ไซ เบอร์ ขนาด/ไซส์`,
  ],
  [
    'quantity',
    `qty qty. quantity order_qty qty_ordered ordered pcs pieces count 数量 件数 个数 订购数量 订货数量 采购数量 采购量 订购量 订量 订数 订货量 需求数量 数目 总数量
     จำนวน จน. จน จำนวนสั่ง จำนวนชิ้น สั่ง จำนวนที่สั่ง จำนวนสั่งซื้อ`,
  ],
  ['unit', `unit units uom u/m 单位 计量单位 หน่วย หน่วยนับ`],
  ['note', `remark remarks note notes comment comments 备注 说明 附注 หมายเหตุ โน้ต`],
  [
    'left-out',
    `no no. # item_no item_no. line line_no sr sr. sr_no s/n sn sl sl_no nr nr. 序号 序 编号 项次 行号 号 ลำดับ ลำดับที่ ที่ ลำดับ. ลด. อันดับ
     code sku ref item_code product_code barcode 货号 条码 款号 编码 商品编码 产品编号 商品编号 รหัส รหัสสินค้า บาร์โค้ด
     price unit_price price/unit price_per_unit unit_cost cost rate @ each price_each u/price 单价 价格 价 含税单价 批发价 零售价 售价 ราคา ราคา/หน่วย ราคาต่อหน่วย หน่วยละ ราคาหน่วย ราคาส่ง ราคา/ชิ้น ราคาต่อชิ้น ชิ้นละ
     amount total sum subtotal sub-total line_total ext ext. extended total_price total_amount amt value net 金额 小计 总价 合计 总额 总计 总金额 รวม รวมเงิน จำนวนเงิน ราคารวม ยอดรวม เป็นเงิน ยอดเงิน รวมเป็นเงิน ยอด
     stock on_hand in_stock balance discount disc disc. vat tax 库存 现货 折扣 税率 税额 คงเหลือ สต็อก ส่วนลด ภาษี`,
  ],
];
const roleByWord = new Map(
  words.flatMap(([role, said]) =>
    said.split(/\s+/).map((word) => [word.replaceAll('_', ' '), role] as const),
  ),
);
const currency = /[\s(（/]*(?:thb|baht|บาท|฿|元|铢|泰铢|rmb|cny|usd|\$)[)）\s.]*$/u;
const letterSize = /^(?:x{0,4}[sl]|[2-6]xl|m|free ?size)$/;
const figureSize = /^(?:(?:eu|size|#) ?)?\d{2,3}(?: ?(?:cm|ml|g|码|号|ซม\.?|มล\.?))?$/;
/** What the head of a column says that it holds; null where it is no head. */
export function roleOfHead(cell: string): ColumnRole | null {
  const plain = cell
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[:：*]/g, '')
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const role = roleByWord.get(plain) ?? roleByWord.get(plain.replaceAll(' ', ''));
  const unpriced = plain.replace(currency, '').trim();
  const bare = plain.replace(/ ?[(（][^)）]*[)）]$/u, '');
  return role ?? (unpriced !== plain ? 'left-out' : undefined) ?? roleByWord.get(bare) ?? null;
}

/** Whether the head of a column is a size or a colour, of which the column says how many. */
export function isVariantHead(cell: string): boolean {
  const plain = cell.trim().toLowerCase().replace(/^สี/u, '');
  return letterSize.test(plain) || figureSize.test(plain) || isColour(plain) || isColour(`${plain}色`);
}

const summed =
  /^(?:(?:grand|sub|net)?[- ]?total|sum|vat.{0,8}|tax|shipping|discount|合计|总计|共计|小计|总数|总额|税额?|运费|折扣|总金额|รวม|รวมทั้งสิ้น|รวมทั้งหมด|รวมเงิน|รวมเป็นเงิน|ยอดรวม|ทั้งหมด|ภาษี.{0,16}|ส่วนลด|ค่าส่ง|ค่าขนส่ง|จำนวนเงินรวม|ราคารวม)[ .:：]*$/iu;

/** Whether a cell says that its row is a sum. */
export function isSumLabel(cell: string): boolean {
  return summed.test(cell.trim());
}
