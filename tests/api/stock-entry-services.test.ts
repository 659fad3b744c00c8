import { expect, test } from 'vitest';
import { bookedRows } from '../../domain/stock-entry/entry-list.ts';
import { blankRow } from '../../domain/stock-entry/entry-rows.ts';
import type { EntryProduct } from '../../domain/stock-entry/entry-rows.ts';
import { createApi } from '../../src/api/api.ts';
import { stockEntryServices } from '../../src/features/stock-entry/stock-entry-services.ts';
import { standInDevice } from './device-stand-in.ts';

const product: EntryProduct = {
  id: 'sku-lamp',
  name: 'Lamp',
  ch_name: '',
  th_name: '',
  color: '',
  size: '',
  picture: '',
  stock: 2,
  price: 9_000,
};

test('two rows of one product, of which one sets its prices, go with the same VIP price', () => {
  const { device } = standInDevice([], {});
  const { confirmImportSkus } = stockEntryServices(createApi(device), () => undefined);
  const lamp = {
    ...blankRow('one'),
    name: 'Lamp',
    amount: '6',
    price: '95',
    vipPrice: '90',
    category: { ids: ['home', 'light', 'lamps'], label: 'Lamps' } as const,
    product,
  };
  const rows = bookedRows([
    { ...lamp, setsPrice: true },
    { ...lamp, id: 'two', vipPrice: '', setsPrice: false },
  ]);
  const request = confirmImportSkus.request({ key: 'key-1', at: 0, rows, said: [], filepath: '' });
  const { items } = JSON.parse(request.body.kind === 'json' ? request.body.text : '') as {
    readonly items: readonly object[];
  };
  expect(items).toMatchObject([
    { sku_id: 'sku-lamp', set_price: true, vip_price: '90.00' },
    { sku_id: 'sku-lamp', set_price: false, vip_price: '90.00' },
  ]);
});
