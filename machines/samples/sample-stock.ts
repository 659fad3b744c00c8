import type { Product, RecognitionHint, StockRecord, Stocktake } from '../../domain/contract.ts';
import { sampleCup } from './sample-records.ts';

/** A product as staff see it: 12 on the shelf, 2 of them reserved. */
export const sampleShelfCup: Product = { ...sampleCup, on_hand: 12, reserved: 2, stock: 10 };

/** Two pieces were sold of twelve. */
export const sampleStockRecord: StockRecord = {
  id: 'record-2',
  sku_id: sampleCup.id,
  ctime: '2025-02-03T03:41:00.000Z',
  type_text: '',
  entry_type: 'sale',
  operation_type: 'exit',
  operation_subtype: '',
  amount: 2,
  stock_after: 10,
  price: 19.99,
  transfer_location: '',
  transfer_location_alias: '',
  operator_name: 'Nok',
  images: '',
  note: '',
  order_id: 'order-1',
  order_no: '1042',
};

/** A stocktake of four products: three pieces of one were missing, and one of another was found. */
export const sampleStocktake: Stocktake = {
  id: 'stocktake-1',
  ctime: '2025-02-03T02:06:07.000Z',
  mtime: '2025-02-03T03:06:07.000Z',
  note: '',
  operator_names: ['Ling'],
  lines: 4,
  differing: 2,
  increase: 1,
  decrease: 3,
  value_increase: 19.99,
  value_decrease: 59.97,
};

/** A supplier calls the cup "CUP-BL 12". */
export const sampleHint: RecognitionHint = {
  id: 'hint-1',
  text: 'CUP-BL 12',
  product: {
    id: sampleCup.id,
    name: sampleCup.name,
    ch_name: sampleCup.ch_name,
    th_name: sampleCup.th_name,
    color: sampleCup.color,
    size: sampleCup.size,
    style: sampleCup.style,
  },
  by: 'Nok',
  ctime: '2025-02-03T03:06:07.000Z',
};
