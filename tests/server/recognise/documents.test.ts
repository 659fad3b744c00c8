import { expect, test } from 'vitest';
import { legacyWordDocument } from './goods-files.ts';
import { inProcessRecogniser } from './in-process-recogniser.ts';

const goods = [
  ['Item', 'Colour', 'Qty', 'Price'],
  ['Cup', '', '12', '45'],
  ['Bowl', 'red', '6', '60'],
  ['Total', '', '18', ''],
];

async function read(lines: readonly (readonly string[])[]) {
  const { rows } = await inProcessRecogniser.read(legacyWordDocument(lines), 'application/msword');
  return rows.map(({ name, color, amount, price }) => [name, color, amount, price]);
}

const inOneLine = (lines: readonly (readonly string[])[]) => lines.flatMap((cells) => [...cells, '']);

test('a table of a .doc file is read with its rows in lines of their own, and in one line with an empty cell at the end of each', async () => {
  const rows = [
    ['Cup', '', 12, 4500],
    ['Bowl', 'red', 6, 6000],
  ];
  expect(await read(goods)).toEqual(rows);
  expect(await read([inOneLine(goods)])).toEqual(rows);
  expect(
    await read([inOneLine([...goods.slice(0, 2), ['Bowls'], ...goods.slice(2, 3), ['Total', '18']])]),
  ).toEqual(rows);
});

test('a line of a .doc file with empty cells, but without a head, is left as it is', async () => {
  const lines = [
    ['Item', 'Qty', '', 'Price'],
    ['Cup', '12', '', '45'],
    ['Bowl', '6', '', '60'],
  ];
  expect(await read(lines)).toEqual([
    ['Cup', '', 12, 4500],
    ['Bowl', '', 6, 6000],
  ]);
});
