import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchCategory } from '../../../domain/contract.ts';
import { command, storageOf } from './run-command.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';

let server: TestServer;
let customer: Person;
let folder: string;

beforeAll(async () => {
  server = await startServer();
  [customer] = await server.people('customer');
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const words = (...args: readonly string[]) => command(storageOf(server.database), 'words', ...args);

async function importWords(...rows: readonly string[]) {
  const path = join(folder, 'words.csv');
  await writeFile(path, ['kind,zh,en,th', ...rows].join('\n'));
  return { path, end: await words('import', '--merchant', 'm-demo', '--file', path) };
}

async function find(typed: string): Promise<readonly string[]> {
  const { data } = await customer.get(`/api/search_sku_by_name?name=${encodeURIComponent(typed)}`);
  return (data as SearchCategory[]).map(({ name }) => name);
}

describe('search words of a merchant', () => {
  test('that are imported are searched by at once, are listed, and are replaced by the next ones', async () => {
    expect(await find('旅行茶具')).toEqual([]);
    const { end } = await importWords('word,旅行茶具,teapot,', 'colour,奶茶色 | 奶咖,Milk tea,ชานม');
    expect(end).toMatchObject({ code: 0, said: [expect.stringContaining('2 rows of words')] });
    expect(await find('旅行茶具')).toEqual(['Tea']);

    const { said } = await words('list', '--merchant', 'm-demo');
    expect(said.map((line) => line.split(/ {2,}/))).toEqual([
      ['kind', 'zh', 'en', 'th'],
      ['word', '旅行茶具', 'teapot'],
      ['colour', '奶茶色 | 奶咖', 'Milk tea', 'ชานม'],
    ]);

    await importWords('word,茶趣,teapot,');
    expect([await find('旅行茶具'), await find('茶趣')]).toEqual([[], ['Tea']]);
  });

  test('are refused as a whole when a row is wrong', async () => {
    const { path, end } = await importWords('word,甲 | 乙,,', 'fruit,甲,a,', ',甲,a,', 'size,甲,,');
    expect(end).toMatchObject({
      code: 1,
      complained: [
        [
          `${path} is refused, and nothing was kept:`,
          '  line 3: kind must be colour, size, word',
          '  line 4: kind is required',
          '  line 5: zh and the others hold fewer than two words',
        ].join('\n'),
      ],
    });
    expect((await words('list', '--merchant', 'm-demo')).said).toHaveLength(2);
  });
});
