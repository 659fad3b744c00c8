import { expect, test } from 'vitest';
import { headerKind } from '../../../server/recognise/table/header-words.ts';

test.each([
  ['name', 'Product Title, Item Name, Item Description, ชื่อสินค้า/รายละเอียด, 商品名称, 货物品名, 品名'],
  ['amount', 'Qty, No. of pcs, จำนวน (ชิ้น), จน.ชิ้น, จำนวนตัว, 数量, 双数'],
  [
    'cameAmount',
    'Units In, Qty delivered (pcs), Quantity shipped, Net qty, จำนวนที่ส่ง, จำนวนสุทธิ, 入库数量（件）, 发货量, 净数量',
  ],
  ['receivedAmount', 'Qty received, Received Qty., จำนวนรับ, จำนวนที่ได้รับ, รับเข้า, 实收数量, 到货数, 验收数'],
  ['orderedAmount', 'Qty ordered, Ordered, Total qty ordered, จำนวนสั่ง, สั่งซื้อ, 订购数量, 订购总数量, 下单数'],
  ['pieces', 'Total pcs, Total Qty, รวมจำนวน, รวมชิ้น, 总数量, 总件数, 合计数量(双)'],
  ['cartons', 'Qty (ctn), จำนวนลัง, 箱数, 总箱数, Total cartons'],
  [
    'perCarton',
    'Pcs/Ctn, Units per case, Qty/Ctn, ชิ้น/ลัง, จำนวนต่อลัง, 装箱数, 每箱数量, 每包, 件/箱, 入数, ชิ้น/กล่อง, ขนาดบรรจุ',
  ],
  [
    'price',
    'Unit cost, Landed cost (THB), U/P, Unit Price (Baht), Cost ea., Price/pc, Wholesale price, ต้นทุน/หน่วย, ทุน/หน่วย, ราคาทุนใหม่, ตัวละ, คู่ละ, ราคาส่ง (บาท), 拿货价, 批发价(泰铢), 含税单价, 进货价, 出厂价, 单价/双, 成本价, ราคา/กก., Price per kg, Each, Each (THB), THB each, Per piece, THB/pc, ต่อชิ้น, บาท/ชิ้น, 元/件',
  ],
  [
    'netPrice',
    'Net price, Nett unit price, Price after discount, ราคาสุทธิ/หน่วย, ราคาหลังหักส่วนลด, 折后单价, 优惠价, สุทธิ/หน่วย, สุทธิต่อชิ้น, Net/unit, Net per piece, Net each, Net each (THB), 净单价, 净/件',
  ],
  [
    'salePrice',
    'Retail price, Selling price, RRP, List price, ราคาขายปลีก, ราคาป้าย, 零售价, 吊牌价, 建议零售价',
  ],
  ['cartonPrice', 'Price/Ctn, ราคาต่อลัง, ลังละ, 箱价, 单价/箱, 每箱单价, THB/ctn, บาท/ลัง'],
  [
    'total',
    'Ext. cost, Line total, Total THB, Net amount, รวมบาท, รวมเงิน, มูลค่ารวม, 价税合计, 总金额(元), Total incl. VAT',
  ],
  ['status', 'Status, สถานะ, 状态'],
  ['discount', 'Disc., Discount %, ส่วนลด (%), 折扣率'],
  ['code', 'Item #, Item No., Art. no., Product Code, SKU, รหัสสินค้า, 款号, 货号'],
  ['color', 'Colour name, แบบสี, เฉดสี, 颜色分类, 色号, Shade / scent'],
  ['size', 'ไซส์, เบอร์, 尺码, 码数, 尺寸cm, ขนาด ซม.'],
  ['style', 'Scent, Flavour, กลิ่น, รสชาติ, 香味, 口味'],
  ['option', 'Option 1, Option2 Value, Variant, ตัวเลือก'],
  ['barcode', 'รหัสบาร์โค้ด, EAN code, 商品条码'],
  [
    'ignored',
    'MOQ, Best before, Expiry date, HS code, วันที่รับ, วันหมดอายุ, ราคาทุนเดิม, 体积CBM, 毛重KG, 起订量, 库存金额, 原价, VAT amount, 图片, PO No., Returned qty, Damaged, คืน, จำนวนคืน, ชำรุด, 退货数量, 破损数',
  ],
])('%s is meant by %s', (kind, heads) => {
  const named = heads.split(', ').map((head) => [head, headerKind(head)]);
  expect(named).toEqual(heads.split(', ').map((head) => [head, kind]));
});

test.each([
  'Classic Crew Tee',
  'กล่องใบใหญ่',
  '44 รายการ',
  '12 pcs',
  '红色T恤',
  'ชุดจาน',
  'รวมมิตร',
  'Pcs/Set',
  'กลิ่นกุหลาบ',
  '卷尺 5米',
  'Box',
])('%s heads nothing', (text) => {
  expect(headerKind(text)).toBeNull();
});
