import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { table } from './tables.ts';

const readOne = (...lines: readonly string[]) => {
  const [row] = readGrids([table(...lines)], noHints).rows;
  return [row?.name, row?.amount, row?.price, row?.problem];
};

describe('a list as people export and write it', () => {
  test.each([
    [
      'ลำดับ | รหัสสินค้า | รายการ | จำนวน | หน่วย | ราคา/หน่วย | ส่วนลด | จำนวนเงิน',
      '1 | A1 | Cup | 12 | ใบ | 50 | 10% | 540',
    ],
    ['สินค้า | สั่ง | ส่ง | ค้างส่ง | ราคา | รวม', 'Cup | 20 | 12 | 8 | 45 | 540'],
    ['รายการ/Description | จำนวน/Qty | ราคาต่อหน่วย/Unit Price | จำนวนเงิน/Amount', 'Cup | 12 | 45 | 540'],
    ['ชื่อสินค้า | ราคาป้าย | ราคาส่ง | จำนวนรับเข้า | มูลค่าก่อน VAT', 'Cup | 99 | 45 | 12 | 540'],
    ['รายการสินค้า | โหล | ราคา/โหล | เป็นเงิน', 'Cup | 1 | 540 | 540'],
    ['รุ่น | สี | จำนวนคู่ | คู่ละ', 'Cup | ดำ | 12 | 45'],
    [
      'Item Description | HSN | Qty | UOM | Rate | Disc % | Taxable Value | GST | Amount',
      'Cup | 6911 | 12 | pcs | 45 | 0 | 540 | 37.8 | 577.8',
    ],
    ["Part No. | Part Name | Q'ty | U/Price | Amount(THB)", 'P-1 | Cup | 12 | 45 | 540'],
    ['Lineitem sku | Lineitem name | Lineitem quantity | Lineitem price', 'P-1 | Cup | 12 | 45'],
    [
      'Title | Variant SKU | Option1 Value | Stock In | Cost per item | Variant Price',
      'Cup | P-1 | Red | 12 | 45 | 99',
    ],
    ['Item Name | Variation Name | SKU | Received | Unit Cost', 'Cup | Red | P-1 | 12 | 45'],
    [
      'Marks | Description of goods | Ctns | Pcs/Ctn | TTL QTY | U/P | TTL AMT',
      'N/M | Cup | 2 | 6 | 12 | 45 | 540',
    ],
    ['Ref. | Product | RRP | Disc. | Net | Qty | Ext', 'P-1 | Cup | 90 | 50% | 45 | 12 | 540'],
    [
      '序号 | 商品条码 | 商品名称 | 数量 | 单价 | 折扣率 | 折后单价 | 折后金额 | 零售价 | 零售金额',
      '1 | 6901234567892 | Cup | 12 | 50 | 90% | 45 | 540 | 99 | 1188',
    ],
    [
      '款号 | 颜色 | 尺码 | 数量 | 吊牌价 | 折扣 | 结算价 | 结算金额',
      'Cup | 红 | M | 12 | 90 | 5折 | 45 | 540',
    ],
    [
      '图片 | 产品编号 | 产品描述 | 包装 | 箱数 | 每箱数量 | 总数量 | 单价(泰铢) | 总金额 | 总体积 | 毛重',
      ' | P-1 | Cup | 彩盒 | 2 | 6 | 12 | 45 | 540 | 0.3 | 20',
    ],
    ['货品标题 | 商品属性 | 单价(THB) | 购买数量 | 货品总额', 'Cup | 红色 | 45 | 12 | 540'],
    [
      '品号 | 品名规格 | 单位 | 订单数量 | 本次送货数量 | 含税单价 | 含税金额',
      'P-1 | Cup | 个 | 20 | 12 | 45 | 540',
    ],
    ['品名 | 件数(箱) | 装箱量 | 拿货价/个 | 小计', 'Cup | 2 | 6 | 45 | 540'],
    ['Descripton | Quanity | Price', 'Cup | 12 | 45'],
    ['สินค้า | จำนวน | ราคา | ลด% | สุทธิ/หน่วย | รวม', 'Cup | 12 | 50 | 10 | 45 | 540'],
    ['Product | Format | Quantity | Each (THB) | Line total', 'Cup | 45 | 12 | 45 | 540'],
    ['สินค้า | เข้า | จำนวน | ราคา', 'Cup | 3 พ.ย. 68 | 12 | 45'],
    ['中文品名 | 泰文品名 | 数量 | 单价', 'Cup | แก้ว | 12 | 45'],
    ['Item | VAT rate | Shipping cost | Cost price | Qty | In stock', 'Cup | 7 | 5 | 45 | 12 | 99'],
    ['สินค้า | คงเหลือ | จำนวนรับ | ราคาทุน', 'Cup | 99 | 12 | 45'],
    ['商品 | 建议零售价 | 进货价 | 到货数量', 'Cup | 99 | 45 | 12'],
  ])('%s', (head, line) => {
    expect(readOne(head, line)).toEqual(['Cup', 12, 4500, null]);
  });

  test.each(['Item | Stock | Price', 'สินค้า | คงเหลือ | ราคา', '商品 | 库存数量 | 单价'])(
    '%s says what the sender has, which is to be looked at',
    (head) => {
      expect(readOne(head, 'Cup | 12 | 45')).toEqual(['Cup', 12, 4500, 'unsure']);
    },
  );

  test.each([
    [['Item | Unit | Qty | Total', ' | Price | (pcs) | (THB)', 'Cup | 45 | 12 | 540']],
    [['สินค้า | จำนวน | ราคา | รวม', ' | (ชิ้น) | ต่อหน่วย | (บาท)', 'Cup | 12 | 45 | 540']],
    [[' | 数量 | 单价 | ', '品名 | 件 | 元/泰铢 | 金额', 'Cup | 12 | 45 | 540']],
    [['รายการ | จำนวน | ราคา', 'Description | Qty | Price', 'Cup | 12 | 45']],
  ])('%j with a head of two rows', (lines) => {
    expect(readOne(...lines)).toEqual(['Cup', 12, 4500, null]);
  });
});
