import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import { blankRow } from '../../domain/stock-entry/entry-rows.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { stockEntryMachine } from '../../machines/stock-entry/stock-entry-machine.ts';
import type {
  EntryFile,
  ImportInput,
  ImportOutcome,
  RecogniseInput,
  RecogniseOutcome,
} from '../../machines/stock-entry/stock-entry-types.ts';

const file: EntryFile = { ...samplePhoto, kind: 'photo', size: 240_000 };
const columns = [{ heading: 'Took', kind: 'price' as const }];
const place = { sheet: 'Stock', cell: 'B2' };
const read = accepted({
  rows: [{ ...blankRow('row-1'), source: place }],
  images: [],
  columns,
});

const right = [{ heading: 'Took', kind: 'amount' }] as const;

/** An entry whose file was read: a row that can be booked, and one without a price. */
async function readEntry() {
  const category = { ids: ['table', 'drinking', 'cups'], label: 'Cups' } as const;
  const product = {
    id: 'sku-cup',
    name: 'Cup',
    ch_name: '',
    th_name: '',
    color: '',
    size: '',
    picture: '',
    stock: 40,
    price: 9_900,
  };
  const good = {
    ...blankRow('row-1'),
    name: 'Cup',
    amount: '12',
    price: '45',
    category,
    product,
    source: place,
  };
  const rows = [
    good,
    { ...good, id: 'row-2', name: 'Lamp', price: '', product: { ...product, id: 'sku-lamp' } },
  ];
  const entry = createActor(
    stockEntryMachine.provide({
      actors: {
        uploadV2: fromPromise(async () => accepted({ filepath: '/api/files/note.jpg' })),
        recognise: fromPromise<RecogniseOutcome, RecogniseInput>(async () =>
          accepted({ images: [], columns, rows }),
        ),
        confirmImportSkus: fromPromise<ImportOutcome, ImportInput>(async () =>
          accepted({ created: 0, increased: 1, skuIds: ['sku-cup'] }),
        ),
      },
    }),
    { input: { groupId: 'group' } },
  ).start();
  entry.send({ type: 'file.choose', file });
  entry.send({ type: 'file.accept', file });
  await expect.poll(() => entry.getSnapshot().matches('reviewing')).toBe(true);
  const ids = () => entry.getSnapshot().context.rows.map(({ id }) => id);
  return { entry, ids };
}

describe('a file of which a part is booked', () => {
  test('is not read again, which would bring the booked rows back', async () => {
    const { entry, ids } = await readEntry();
    expect(entry.getSnapshot().can({ type: 'columns.correct', said: right })).toBe(true);
    entry.send({ type: 'entry.book' });
    await expect.poll(() => entry.getSnapshot().value).toBe('partlyDone');
    entry.send({ type: 'entry.resume' });
    expect(ids()).toEqual(['row-2']);
    expect(entry.getSnapshot().can({ type: 'columns.correct', said: right })).toBe(false);
    entry.send({ type: 'columns.correct', said: right });
    expect([entry.getSnapshot().matches('reviewing'), ids()]).toEqual([true, ['row-2']]);
  });
});

describe('a row that a person added', () => {
  test('stays when the file is read again', async () => {
    const { entry, ids } = await readEntry();
    entry.send({ type: 'row.add', rowId: 'added-1' });
    entry.send({ type: 'row.change', rowId: 'added-1', field: 'name', text: 'Bowl' });
    entry.send({ type: 'columns.correct', said: right });
    await expect.poll(() => entry.getSnapshot().matches('reviewing')).toBe(true);
    expect(ids()).toEqual(['added-1', 'row-2', 'row-1']);
    expect(entry.getSnapshot().context.rows[0]?.name).toBe('Bowl');
  });
});

describe('what is said of columns', () => {
  test('to a reading that fails is not learnt, and what was said before stays', async () => {
    const answers: RecogniseOutcome[] = [read, read, refused(sampleProblem(503, 'overloaded', {}))];
    const entry = createActor(
      stockEntryMachine.provide({
        actors: {
          uploadV2: fromPromise(async () => accepted({ filepath: '/api/files/note.jpg' })),
          recognise: fromPromise(async () => answers.shift() ?? read),
        },
      }),
      { input: { groupId: 'group' } },
    ).start();
    entry.send({ type: 'file.choose', file });
    entry.send({ type: 'file.accept', file });
    await expect.poll(() => entry.getSnapshot().matches('reviewing')).toBe(true);
    entry.send({ type: 'columns.correct', said: right });
    await expect.poll(() => entry.getSnapshot().matches('reviewing')).toBe(true);
    entry.send({ type: 'columns.correct', said: [{ heading: 'Took', kind: 'ignored' }] });
    await expect.poll(() => entry.getSnapshot().context.mistake).toBe('notReadAgain');
    expect(entry.getSnapshot().context.said).toEqual(right);
    expect(entry.getSnapshot().context.whyUnread?.reason).toBe('overloaded');
  });
});
