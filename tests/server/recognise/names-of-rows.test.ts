import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadRow } from '../../../server/recognise/recognised.ts';
import { attributesInNames, withoutAttributes } from '../../../server/recognise/names-of-rows.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { storeFile } from '../files/send-file.ts';
import { accepted } from '../orders/orders-and-payments.ts';

interface Item {
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly read_as?: string;
  readonly match?: { readonly sku_id: string };
}

let server: TestServer;
let storekeeper: Person;
beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  storekeeper = await server.as('storekeeper');
});
afterAll(() => server.stop());

async function recognise(...lines: readonly string[]): Promise<readonly Item[]> {
  const { filepath: file_path } = await storeFile(storekeeper, Buffer.from(lines.join('\n')));
  return accepted(await storekeeper.post('/api/recognize_skus_from_photo', { file_path })) as Item[];
}

const partsOf = ({ name, color, size, read_as }: Item) => [name, color, size, read_as];

describe('a list without columns of colour and size', () => {
  test('has those of new products in their names, and says what was read', async () => {
    const items = await recognise('Item,Qty,Price', 'Picnic hamper (navy) L,6,220', 'Picnic rug,6,220');
    expect(items.map(partsOf)).toEqual([
      ['Picnic hamper', 'navy', 'L', 'Picnic hamper (navy) L'],
      ['Picnic rug', '', '', undefined],
    ]);
  });

  test('leaves the name of a product of the shop as it is', async () => {
    const [item] = await recognise('Item,Qty,Price', 'Thai rice hat tote Sand,6,220');
    expect([item?.match === undefined, item && partsOf(item)]).toEqual([
      false,
      ['Thai rice hat tote Sand', '', '', undefined],
    ]);
  });
});

test('a list with a column of colours has only sizes in its names', async () => {
  const items = await recognise(
    'Item,Colour,Qty,Price',
    'Picnic hamper navy,Red,6,220',
    'Picnic rug L,,6,220',
  );
  expect(items.map(partsOf)).toEqual([
    ['Picnic hamper navy', 'Red', '', undefined],
    ['Picnic rug', '', 'L', 'Picnic rug L'],
  ]);
});

test('a name that was not read surely stays whole', () => {
  const row = { name: 'Picnic hamper navy L', color: '', size: '', style: '' } as ReadRow;
  const may = attributesInNames([row]);
  expect(withoutAttributes({ ...row, nameConfidence: 0.6 }, may).name).toBe('Picnic hamper navy L');
  expect(withoutAttributes({ ...row, nameConfidence: 0.95 }, may).name).toBe('Picnic hamper');
});
