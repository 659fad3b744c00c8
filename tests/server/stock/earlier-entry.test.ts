import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFile, storeFile } from '../files/send-file.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';
import { addTopCategories, bowlRow, importRows, newCategory } from './import-skus.ts';

const booked = '2026-03-04T05:06:07.890Z';

let server: TestServer;
let storekeeper: Person;
let owner: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer({}, { now: () => new Date(booked) });
  [storekeeper, owner, rival] = await server.people('storekeeper', 'owner', 'rival_owner');
  await addTopCategories(server);
});
afterAll(() => server.stop());

const list = (name: string) => Buffer.from(`Item,Qty,Price\n${name},3,12.50\n`);
const send = async (person: Person, bytes: Buffer) => accepted(await sendFile(person, bytes));

describe('an upload', () => {
  test('of a file that an import read says when that was, by whom, and of how many products', async () => {
    const category = await newCategory(server);
    const { filepath: file_path } = await storeFile(storekeeper, list('Bowl'));
    const rows = [bowlRow(category), bowlRow(category, { size: 'S' })];
    const { name } = (
      await server.database.pool.query<{ name: string }>(
        `SELECT name FROM users WHERE user_id = (SELECT uploader_id FROM uploads WHERE file_name = $1)`,
        [file_path.split('/').at(-1)],
      )
    ).rows[0] ?? { name: '' };
    accepted(await importRows(storekeeper, rows, { file_path }));
    accepted(await importRows(storekeeper, [bowlRow(category, { size: 'M' })], { file_path }));
    const again = await send(owner, list('Bowl'));
    expect(again).toMatchObject({ earlier_entry: { ctime: booked, by: name, products: 3 } });
    expect(await send(owner, list('Other bowl'))).not.toHaveProperty('earlier_entry');
  });

  test('of a file that was sent before, and of which nothing was booked, says nothing', async () => {
    await storeFile(storekeeper, list('Plate'));
    expect(await send(storekeeper, list('Plate'))).not.toHaveProperty('earlier_entry');
  });

  test('says it to those of the same merchant who may import, and to nobody else', async () => {
    const category = await newCategory(server);
    const { filepath: file_path } = await storeFile(storekeeper, list('Jug'));
    accepted(await importRows(storekeeper, [bowlRow(category)], { file_path }));
    expect(await send(storekeeper, list('Jug'))).toHaveProperty('earlier_entry');
    for (const person of [rival, await server.as('customer')])
      expect(await send(person, list('Jug'))).not.toHaveProperty('earlier_entry');
  });
});
