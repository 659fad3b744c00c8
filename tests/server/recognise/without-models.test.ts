import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createFileReader } from '../../../server/recognise/read-file.ts';
import { printedTables, scannedPage, wordDocument, workbook } from './goods-files.ts';
import type { Table } from './goods-files.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const goods: Table = [
  ['Item', 'Qty', 'Price'],
  ['Cup', 12, 45],
];

const photo = async () =>
  await sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();

describe('where what reads photos was not built', () => {
  const read = createFileReader('/no/such/folder');

  test.each([
    ['a sheet', `${office}.spreadsheetml.sheet`, workbook(goods)],
    ['a document', `${office}.wordprocessingml.document`, wordDocument(goods)],
    ['a list', 'text/csv', Buffer.from('Item,Qty,Price\nCup,12,45')],
    ['a PDF with text', 'application/pdf', printedTables([goods], [40, 250, 330])],
  ])('%s is read', async (_, type, bytes) => {
    expect((await read(bytes, type)).rows.map(({ name, amount }) => [name, amount])).toEqual([['Cup', 12]]);
  });

  test.each([
    ['a photo', 'image/jpeg', photo],
    ['a PDF of photos', 'application/pdf', async () => scannedPage(await photo(), 300, 300)],
  ])('%s is refused by name', async (_, type, make) => {
    await expect(read(await make(), type)).rejects.toMatchObject({ problem: 'not_configured' });
  });
});
