import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoCatalogue } from '../../../server/demo/catalogue.ts';
import { readInBrief } from './reading.ts';

const shop = readFileSync(join(import.meta.dirname, '../../bench/search/shop.txt'), 'utf8');
const added = shop
  .split('\n')
  .filter((line) => line.includes('|') && !line.includes(' > '))
  .flatMap((line) => line.split('|').slice(0, 3));
const names = new Set([
  ...demoCatalogue.skus.flatMap(({ name, ch_name, th_name }) => [name, ch_name, th_name]),
  ...added.map((name) => name.trim()),
]);

test('no word of a name is read as something else, alone or behind other goods', () => {
  const misread = [...names].flatMap((name) =>
    [
      { text: `${name} 6`, lines: 1 },
      { text: `红灯笼 3个\n${name} 6`, lines: 2 },
    ].filter(({ text, lines }) => {
      const { items, remarks, others } = readInBrief(text);
      const isRead = items.length === lines && items.at(-1)?.endsWith('| 6') === true;
      return !isRead || remarks.length + others.length > 0;
    }),
  );
  expect(misread).toEqual([]);
});
