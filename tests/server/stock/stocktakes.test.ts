import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pagination, Stocktake, StocktakeDetail } from '../../../domain/contract.ts';
import { sheetType } from '../../../domain/stock-entry/sheet-type.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, stockSku } from '../orders/orders-and-payments.ts';
import { shownRows } from '../sheets/sheet-rows.ts';
import { countedAt, line, resultsOf, stocktake } from './stocktake.ts';

let server: TestServer;
let time = Date.parse('2026-03-04T17:30:00Z');
let storekeeper: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer({}, { now: () => new Date(time) });
  // The demo's own would come first or last.
  await server.database.pool.query(
    `ALTER TABLE stock_records DISABLE TRIGGER USER; UPDATE stock_records SET stocktake_id = NULL; DELETE FROM stocktakes;
     ALTER TABLE stock_records ENABLE TRIGGER USER`,
  );
  [storekeeper, manager] = await server.people('storekeeper', 'manager');
});
afterAll(() => server.stop());

const bowls = (pieces = 10) => stockSku(server, { price: 10, pieces });

interface Page {
  readonly items: readonly Stocktake[];
  readonly pagination: Pagination;
}

const list = async (query = '') => accepted(await storekeeper.get(`/api/stocktakes${query}`)) as Page;
const detail = async (id: string, query = '') =>
  accepted(await storekeeper.get(`/api/stocktake?id=${id}${query}`)) as StocktakeDetail;

describe('stocktakes', () => {
  test('several calls with one id are one stocktake, with its sums and who recorded it', async () => {
    const id = randomUUID();
    const [more, fewer, same, moved] = [await bowls(), await bowls(), await bowls(), await bowls()];
    await stocktake(storekeeper, [line(more, 10, 13), line(moved, 9, 1)], {
      stocktake_id: id,
      note: 'First',
    });
    time += 60_000;
    await stocktake(manager, [line(fewer, 10, 8), line(same, 10, 10)], { stocktake_id: id, note: '' });
    const taken = {
      id,
      ctime: '2026-03-04T17:30:00.000Z',
      mtime: '2026-03-04T17:31:00.000Z',
      note: 'First',
      operator_names: [storekeeper.user.name, manager.user.name].toSorted(),
      lines: 3,
      differing: 2,
      increase: 3,
      decrease: 2,
      value_increase: 30,
      value_decrease: 20,
    };
    const { items, pagination } = await list();
    expect(items).toEqual([{ ...taken, operator_names: expect.any(Array) }]);
    expect(items[0]?.operator_names.toSorted()).toEqual(taken.operator_names);
    expect(pagination).toMatchObject({ total: 1, cursor: null });
    const { records, cursor, ...fields } = await detail(id);
    expect([fields, cursor]).toEqual([items[0], null]);
    expect(records.map(({ sku_id, stock_after, counted_at }) => [sku_id, stock_after, counted_at])).toEqual([
      [more.id, 13, countedAt],
      [fewer.id, 8, countedAt],
      [same.id, 10, countedAt],
    ]);
    expect(records[0]?.product).toEqual({
      id: more.id,
      name: 'Bowl',
      ch_name: '碗',
      th_name: 'ชาม',
      color: 'blue',
      size: 'L',
      style: '',
      barcode: '',
      category_id: expect.any(String),
      image_urls: '/api/files/bowl.webp',
      status: 'active',
    });
  });

  test('records come a page at a time in the order in which they were written, each once', async () => {
    const id = randomUUID();
    const skus = await Promise.all(Array.from({ length: 5 }, () => bowls()));
    for (const sku of skus) await stocktake(storekeeper, [line(sku, 10, 10)], { stocktake_id: id });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: StocktakeDetail = await detail(id, `&page_size=2&cursor=${cursor}`);
      seen.push(...page.records.map(({ sku_id }) => sku_id));
      cursor = page.cursor;
    }
    expect(seen).toEqual(skus.map((sku) => sku.id));
    const { cursor: next } = await detail(id, '&page_size=2');
    for (const [of, given] of [
      [randomUUID(), next],
      [id, 'x'],
      [id, Buffer.from('["a\\u0000",1]').toString('base64url')],
    ] as const) {
      const reply = await storekeeper.get(`/api/stocktake?id=${of}&cursor=${given ?? ''}`);
      expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field: 'cursor' });
    }
  });

  test('of which no line was recorded does not exist', async () => {
    const [id, sku] = [randomUUID(), await bowls()];
    resultsOf(await stocktake(storekeeper, [line(sku, 9, 9)], { stocktake_id: id, note: 'x' }));
    expect(refusal(await storekeeper.get(`/api/stocktake?id=${id}`))).toEqual({
      code: 404,
      reason: 'not_found',
    });
  });

  test('are listed the latest first, by pages, also while more are taken', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      time += 1000;
      const id = `at-${at}-${randomUUID()}`;
      ids.unshift(id);
      await stocktake(storekeeper, [line(await bowls(), 10, 10)], { stocktake_id: id });
    }
    const first = await list('?page_size=2');
    time += 1000;
    await stocktake(storekeeper, [line(await bowls(), 10, 10)]);
    const second = await list(`?page_num=2&page_size=2&cursor=${first.pagination.cursor ?? ''}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.slice(0, 4));
    for (const cursor of ['x', Buffer.from('["stocktakes",1,"a\\u0000"]').toString('base64url')])
      expect(refusal(await storekeeper.get(`/api/stocktakes?cursor=${cursor}`))).toEqual({
        code: 400,
        reason: 'invalid_request',
        field: 'cursor',
      });
  });

  test('one is a sheet where that is asked for, in the language that is asked for', async () => {
    const id = randomUUID();
    time = Date.parse('2026-03-05T17:30:00Z');
    const [sku, other] = [await bowls(), await bowls()];
    const note = '=1+1';
    await stocktake(storekeeper, [line(sku, 10, 7, { note }), line(other, 10, 10)], {
      stocktake_id: id,
      note: '@SUM <b> & "more"',
    });
    const reply = await storekeeper.get(`/api/stocktake?id=${id}&lang=zh`, {
      headers: { accept: sheetType },
    });
    expect([reply.status, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      sheetType,
      'attachment; filename="stocktake-2026-03-06.xlsx"',
    ]);
    expect(shownRows(reply)).toEqual([
      ['盘点单', '[2026-03-06 00:30]'],
      ['记录人', storekeeper.user.name],
      ['备注', '@SUM <b> & "more"'],
      [],
      [
        '商品',
        '颜色',
        '尺寸',
        '款式',
        '条码',
        '账面数量',
        '实盘数量',
        '差异',
        '单价',
        '差异金额',
        '结果',
        '备注',
        '盘点时间',
        '记录人',
      ],
      [
        '碗',
        'blue',
        'L',
        undefined,
        undefined,
        '[10]',
        '[7]',
        '[-3]',
        '[10.00]',
        '[-30.00]',
        '盘亏',
        note,
        '[2026-03-04 08:02]',
        storekeeper.user.name,
      ],
      [
        '碗',
        'blue',
        'L',
        undefined,
        undefined,
        '[10]',
        '[10]',
        '[0]',
        '[10.00]',
        '[0.00]',
        '无差异',
        undefined,
        '[2026-03-04 08:02]',
        storekeeper.user.name,
      ],
    ]);
    const unknown = await storekeeper.get('/api/stocktake?id=none', { headers: { accept: sheetType } });
    expect(refusal(unknown)).toEqual({ code: 404, reason: 'not_found' });
  });
});
