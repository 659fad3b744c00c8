import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';
import { pathOf } from './category-path.ts';
import { storeFile } from '../files/send-file.ts';

let server: TestServer;
let storekeeper: Person;
let owner: Person;
let rival: Person;
beforeAll(async () => {
  server = await startServer();
  [storekeeper, owner, rival] = await server.people('storekeeper', 'owner', 'rival_owner');
});
afterAll(() => server.stop());

interface Column {
  readonly heading: string;
  readonly kind?: string;
}

interface Job {
  readonly done: boolean;
  readonly columns: readonly Column[];
  readonly items?: readonly {
    readonly name: string;
    readonly amount: number;
    readonly price: number;
    readonly color: string;
  }[];
}

const list = 'Thing,Took,Handed\nCup,450,12\nBowl,600,6';
const said: readonly Column[] = [
  { heading: 'Thing', kind: 'name' },
  { heading: 'Took', kind: 'amount' },
  { heading: 'Handed', kind: 'price' },
];

async function upload(person: Person, text = list): Promise<string> {
  return (await storeFile(person, Buffer.from(text))).filepath;
}

/** Reads a file as a job; `columns` is what the person says of its columns. */
async function read(person: Person, file_path: string, columns?: readonly Column[]): Promise<Job> {
  const body = { file_path, async: true, ...(columns === undefined ? {} : { columns }) };
  const { job_id } = accepted(await person.post('/api/recognize_skus_from_photo', body)) as {
    job_id: string;
  };
  const ask = async () => accepted(await person.get(`/api/recognition?job_id=${job_id}`)) as Job;
  let job = await ask();
  while (!job.done) job = await ask();
  return job;
}

const rowsOf = ({ items = [] }: Job) => items.map(({ name, amount, price }) => [name, amount, price]);

/** Takes pieces of a new product into stock, and says what the columns of its list were. */
async function book(person: Person, columns: readonly Column[]): Promise<void> {
  const { items } = accepted(await owner.post('/api/stock_list', {})) as { items: { category_id: string }[] };
  const category_id = await pathOf(server, items[0]?.category_id ?? '');
  const item = { name: 'Column cup', category_id, amount: 12, price: '45.00' };
  accepted(
    await person.post('/api/confirm_import_skus', {
      items: [item],
      total_items: 1,
      total_value: 540,
      columns,
    }),
  );
}

interface Hint {
  readonly id: string;
  readonly text: string;
  readonly column?: string;
}

async function columnHints(person: Person): Promise<Hint[]> {
  const { items } = accepted(await person.get('/api/recognition_hints')) as { items: Hint[] };
  return items.filter(({ column }) => column !== undefined);
}

describe("a supplier's word for a column", () => {
  test('that nobody knows is guessed by what stands below it, and is told with the guess', async () => {
    const job = await read(storekeeper, await upload(storekeeper));
    expect(rowsOf(job)).toEqual([
      ['Cup', 12, 450],
      ['Bowl', 6, 600],
    ]);
    expect(job.columns).toEqual([
      { heading: 'Thing', kind: 'name' },
      { heading: 'Took', kind: 'price' },
      { heading: 'Handed', kind: 'amount' },
    ]);
  });

  test('that is missing has the column called by its first text, taken for the names, or what is said of it', async () => {
    const file = await upload(storekeeper, 'No,,,Qty,Price\n7,Teacup,red,12,45\n8,Bowl,green,6,60');
    const first = await read(storekeeper, file);
    expect([first.columns, rowsOf(first)]).toEqual([
      [
        { heading: 'No', kind: 'ignored' },
        { heading: 'Teacup …', kind: 'name' },
        { heading: 'red …', kind: 'color' },
        { heading: 'Qty', kind: 'amount' },
        { heading: 'Price', kind: 'price' },
      ],
      [
        ['Teacup', 12, 45],
        ['Bowl', 6, 60],
      ],
    ]);
    const again = await read(storekeeper, file, [
      { heading: 'Teacup …', kind: 'color' },
      { heading: 'red …', kind: 'name' },
    ]);
    expect(again.items?.map(({ name, color }) => [name, color])).toEqual([
      ['red', 'Teacup'],
      ['green', 'Bowl'],
    ]);
  });

  test('that nobody knows is no product, however few stand below it', async () => {
    const job = await read(storekeeper, await upload(storekeeper, 'Thing,Took,Handed\nCup,450,12'));
    expect(rowsOf(job)).toEqual([['Cup', 12, 450]]);
  });

  test('that is said before the same file is read again is obeyed, and not remembered yet', async () => {
    const file = await upload(storekeeper);
    await read(storekeeper, file);
    const again = await read(storekeeper, file, said);
    expect(rowsOf(again)).toEqual([
      ['Cup', 450, 12],
      ['Bowl', 600, 6],
    ]);
    expect(again.columns).toEqual(said);
    expect(await columnHints(owner)).toEqual([]);
  });

  test('that was said of an import is known the next time, however it is written, to this shop alone', async () => {
    await book(storekeeper, said);
    const next = list.replace('Took', ' TOOK: ');
    expect(rowsOf(await read(owner, await upload(owner, next)))).toEqual([
      ['Cup', 450, 12],
      ['Bowl', 600, 6],
    ]);
    expect(rowsOf(await read(rival, await upload(rival, next)))[0]).toEqual(['Cup', 12, 450]);
    expect((await columnHints(owner)).map(({ text, column }) => [text, column]).sort()).toEqual([
      ['Handed', 'price'],
      ['Thing', 'name'],
      ['Took', 'amount'],
    ]);
    expect(await columnHints(rival)).toEqual([]);
  });

  test('that our own words know otherwise goes before them, until it is said to be right', async () => {
    const known = 'Item,Size,Qty,Price\nCup,red,12,45';
    const colours = (job: Job) => job.items?.map(({ color }) => color);
    await book(storekeeper, [{ heading: 'Size', kind: 'color' }]);
    expect(colours(await read(owner, await upload(owner, known)))).toEqual(['red']);
    await book(storekeeper, [{ heading: 'Size', kind: 'size' }]);
    expect(colours(await read(owner, await upload(owner, known)))).toEqual(['']);
    expect((await columnHints(owner)).map(({ text }) => text)).not.toContain('Size');
  });

  test('that was forgotten is guessed again', async () => {
    await book(storekeeper, said);
    for (const { id } of await columnHints(owner))
      accepted(await owner.post('/api/delete_recognition_hint', { id }));
    expect(rowsOf(await read(owner, await upload(owner)))[0]).toEqual(['Cup', 12, 450]);
  });
});
