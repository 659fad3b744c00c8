import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { signIn } from './pages/app.ts';
import { stockEntryPage } from './pages/stock-entry-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await shop.addShelves();
});

afterAll(() => shop.close());

/** A list of two new products, of which the second has no price. */
function listOf(pot: string, steamer: string) {
  const list = ['Item,Category,Qty,Unit price', `${pot},Shelves,12,450`, `${steamer},Shelves,6,`].join('\n');
  return { name: 'supplier.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
}

/** Restarts a phone, and answers its page. */
async function die(device: Device) {
  const page = await device.restart();
  return stockEntryPage(page, 'en');
}

describe.each([
  ['before the server gets them', 'holdRequest', listOf('Rice pot', 'Steamer')],
  ['before the phone gets the answers', 'holdAnswer', listOf('Soup pot', 'Tea kettle')],
] as const)('a phone that is killed in upload, recognition, review and confirmation, %s', (_, hold, file) => {
  test('goes on where it was, and books once', async () => {
    const before = await shop.rows(`SELECT 1 FROM stock_records WHERE entry_type = 'purchase'`);
    const device = await openDevice(`${shop.url}/auth?lang=en`);
    await signIn(device.page(), 'storekeeper');
    let entry = stockEntryPage(device.page(), 'en');
    await entry.open(shop.url);

    await entry.choose(file);
    const uploaded = shop[hold]('/api/upload_v2');
    await entry.read();
    await uploaded;

    const asked = shop[hold]('/api/recognition');
    entry = await die(device);
    await asked;
    await entry.recognising.waitFor();
    entry = await die(device);
    await entry.reviewing.waitFor();
    expect(await entry.faulty.count()).toBe(2);

    await entry.givePrice('99.50');
    await entry.completeAll();
    await entry.saved.waitFor();
    entry = await die(device);
    await entry.reviewing.waitFor();
    expect(await entry.faulty.count()).toBe(0);

    const booked = shop[hold]('/api/confirm_import_skus');
    await entry.confirm();
    await booked;
    entry = await die(device);
    await entry.done.waitFor();

    const records = await shop.rows(`SELECT 1 FROM stock_records WHERE entry_type = 'purchase'`);
    expect(records.length - before.length).toBe(2);
    expect((await shop.traces()).wrongStock).toBe(0);
    await device.close();
  });
});
