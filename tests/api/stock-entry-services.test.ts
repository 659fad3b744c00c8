import { expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
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

function itemsSent(rows: Parameters<typeof bookedRows>[0]): readonly object[] {
  const { device } = standInDevice([], {});
  const { confirmImportSkus } = stockEntryServices(createApi(device), () => undefined);
  const request = confirmImportSkus.request({
    key: 'key-1',
    at: 0,
    rows: bookedRows(rows),
    said: [],
    filepath: '',
  });
  const { items } = JSON.parse(request.body.kind === 'json' ? request.body.text : '') as {
    readonly items: readonly object[];
  };
  return items;
}

const lamp = {
  ...blankRow('one'),
  name: 'Lamp',
  amount: '6',
  price: '95',
  vipPrice: '90',
  category: { ids: ['home', 'light', 'lamps'], label: 'Lamps' } as const,
  product,
};

test('a new product goes with what it sells at, and what was paid stays the price', () => {
  const [item] = itemsSent([{ ...lamp, product: null, sellingPrice: '152' }]);
  expect(item).toMatchObject({ price: '95.00', selling_price: '152.00', vip_price: '90.00' });
  expect(item).not.toHaveProperty('sku_id');
});

test('a product of the shop goes without a selling price, also one that was typed before', () => {
  expect(itemsSent([{ ...lamp, sellingPrice: '152' }])[0]).not.toHaveProperty('selling_price');
});

test('what a row was read as goes with it, but for a name that may be misread', () => {
  const read = { ...lamp, readAs: 'Lanp' };
  expect(itemsSent([read])[0]).toMatchObject({ read_as: 'Lanp' });
  expect(itemsSent([{ ...read, isMisread: true }])[0]).toMatchObject({ read_as: '' });
});

test('two rows of one product, of which one sets its prices, go with the same VIP price', () => {
  const items = itemsSent([
    { ...lamp, setsPrice: true },
    { ...lamp, id: 'two', vipPrice: '', setsPrice: false },
  ]);
  expect(items).toMatchObject([
    { sku_id: 'sku-lamp', set_price: true, vip_price: '90.00' },
    { sku_id: 'sku-lamp', set_price: false, vip_price: '90.00' },
  ]);
});

test('an answer says the product of each row, and which of them were made', () => {
  const { device } = standInDevice([], {});
  const { confirmImportSkus } = stockEntryServices(createApi(device), () => undefined);
  const items = [
    { sku_id: 'sku-lamp', created: false, amount: 6, stock: 8 },
    { sku_id: 'sku-cup', created: true, amount: 3, stock: 3 },
  ];
  const body = { code: 0, message: 'ok', data: { created: 1, increased: 1, items } };
  expect(confirmImportSkus.outcome({ status: 200, body })).toEqual(
    accepted({
      created: 1,
      increased: 1,
      skuIds: ['sku-lamp', 'sku-cup'],
      made: [{ skuId: 'sku-cup', stock: 3 }],
    }),
  );
});
