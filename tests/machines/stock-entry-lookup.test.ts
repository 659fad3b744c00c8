import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import type { EntryField, EntryProduct, EntryRow } from '../../domain/stock-entry/entry-rows.ts';
import type { FoundRow } from '../../domain/stock-entry/row-lookups.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { stockEntryMachine } from '../../machines/stock-entry/stock-entry-machine.ts';
import type {
  EntryFile,
  MatchInput,
  MatchOutcome,
  RecogniseInput,
  RecogniseOutcome,
} from '../../machines/stock-entry/stock-entry-types.ts';
import { misreadRow } from './misread-row.ts';

const file: EntryFile = { ...samplePhoto, kind: 'photo', size: 240_000 };
const lamps = { ids: ['home', 'light', 'lamps'], label: 'Lamps' } as const;

function product(id: string): EntryProduct {
  return {
    id,
    name: id,
    ch_name: '',
    th_name: '',
    color: '',
    size: '',
    picture: '',
    stock: 40,
    price: 9_900,
  };
}

type Answer = (sought: MatchInput['rows'][number]) => Partial<FoundRow>;
const lampOnly: Answer = ({ name }) =>
  name === 'Blue lamp' ? { product: product('lamp'), category: lamps } : {};

async function read(rows: readonly EntryRow[] = [misreadRow], answer: Answer = lampOnly) {
  const asked: string[][] = [];
  let answers: (() => Promise<MatchOutcome>)[] = [];
  const entry = createActor(
    stockEntryMachine.provide({
      actors: {
        uploadV2: fromPromise(async () => accepted({ filepath: '/api/files/note.jpg' })),
        recognise: fromPromise<RecogniseOutcome, RecogniseInput>(async () =>
          accepted({ images: [], columns: [], rows }),
        ),
        matchRows: fromPromise<MatchOutcome, MatchInput>(async ({ input }) => {
          asked.push(input.rows.map(({ name, color }) => `${name} ${color}`.trim()));
          const other = answers.shift();
          if (other !== undefined) return await other();
          return accepted(
            input.rows.map((sought) => ({ sought, product: null, category: null, ...answer(sought) })),
          );
        }),
      },
    }),
    { input: { groupId: 'g' } },
  ).start();
  entry.send({ type: 'file.choose', file });
  entry.send({ type: 'file.accept', file });
  await expect.poll(() => entry.getSnapshot().matches('reviewing')).toBe(true);
  const type = (text: string, field: EntryField = 'name', rowId = 'row-1') =>
    entry.send({ type: 'row.change', rowId, field, text });
  return {
    entry,
    asked,
    type,
    /** Types, and leaves the field. */
    correct(text: string, field?: EntryField) {
      type(text, field);
      entry.send({ type: 'rows.match' });
    },
    answerOnce: (...once: (() => Promise<MatchOutcome>)[]) => (answers = once),
    row: () => entry.getSnapshot().context.rows[0],
    async rests(state: string) {
      await expect.poll(() => entry.getSnapshot().value).toEqual({ reviewing: state });
    },
  };
}

describe('a row that is called something else', () => {
  test('adds to the product that is found, once what is typed is whole, and by one step back is as it was', async () => {
    const { entry, asked, type, row, rests } = await read();
    type('Blue lam');
    type('Blue lamp');
    expect([asked, row()?.product]).toEqual([[], null]);
    entry.send({ type: 'rows.match' });
    await rests('steady');
    expect(asked).toEqual([['Blue lamp']]);
    expect(row()).toEqual({
      ...misreadRow,
      name: 'Blue lamp',
      product: product('lamp'),
      category: lamps,
      isChecked: true,
    });
    entry.send({ type: 'rows.undo' });
    expect(row()).toEqual(misreadRow);
  });

  test.each(['color', 'size', 'style'] as const)('is looked for by its %s, too', async (field) => {
    const { correct, asked, rests } = await read([{ ...misreadRow, name: 'Blue lamp' }]);
    correct('30', field);
    await rests('steady');
    expect(asked).toHaveLength(1);
  });

  test('no longer adds to the product that was found for what was read', async () => {
    const { correct, row, rests } = await read([
      { ...misreadRow, name: 'Blue lamp', product: product('lamp') },
    ]);
    correct('Bread knife');
    await rests('steady');
    expect(row()?.product).toBe(null);
  });

  test('asks where it may be a product, and where it may be several', async () => {
    const similar = { readAs: 'Bluo lamq', product: product('lamp'), category: lamps };
    const { correct, row, rests } = await read([misreadRow], ({ name }) =>
      name === 'Bluo lamq' ? { similar } : { namesakes: 2 },
    );
    correct('Bluo lamq');
    await rests('steady');
    expect(row()).toMatchObject({ product: null, similar });
    correct('Lamp');
    await rests('steady');
    expect(row()).toMatchObject({ product: null, namesakes: 2 });
    expect(row()?.similar).toBe(undefined);
  });

  test.each([product('other'), null])('stays what a person chose: %j', async (chosen) => {
    const { entry, correct, asked, row } = await read();
    entry.send({ type: 'row.product', rowId: 'row-1', product: chosen, category: null });
    correct('Blue lamp');
    expect(entry.getSnapshot().can({ type: 'rows.match' })).toBe(false);
    expect([asked, row()?.product]).toEqual([[], chosen]);
  });

  test('stays what a person chooses while it is looked for', async () => {
    const { entry, correct, row, rests } = await read();
    correct('Blue lamp');
    entry.send({ type: 'row.product', rowId: 'row-1', product: null, category: null });
    await rests('steady');
    expect(row()?.product).toBe(null);
  });

  test('is not what was found for what it was called before', async () => {
    const { entry, correct, type, answerOnce, row, rests } = await read();
    let answerNow: (outcome: MatchOutcome) => void = () => undefined;
    answerOnce(() => new Promise((resolve) => (answerNow = resolve)));
    correct('Blue lamp');
    const sought = { rowId: 'row-1', name: 'Blue lamp', color: '', size: '', style: '', barcode: '' };
    type('Bread knife');
    answerNow(accepted([{ sought, product: product('lamp'), category: lamps }]));
    await rests('steady');
    expect(row()).toMatchObject({ product: null, lookup: 'needed' });
    entry.send({ type: 'rows.match' });
    await rests('steady');
    expect(row()?.lookup).toBe(undefined);
  });

  test('is looked for again once a step back brings it back before it was found', async () => {
    const { entry, correct, answerOnce, asked, row, rests } = await read();
    const never = () => new Promise<MatchOutcome>(() => undefined);
    answerOnce(never, async () => await Promise.reject(new Error('offline')));
    correct('Blue lamp');
    entry.send({ type: 'row.change', rowId: 'row-1', field: 'amount', text: '13' });
    correct('Bread knife');
    await rests('matcherUnreached');
    entry.send({ type: 'rows.undo' });
    entry.send({ type: 'entry.retry' });
    await rests('steady');
    expect([asked, row()?.product?.id]).toEqual([[['Blue lamp'], ['Bread knife'], ['Blue lamp']], 'lamp']);
  });

  test('keeps what it has while the shop cannot be reached, and is looked for when that is asked for', async () => {
    const { entry, correct, answerOnce, row, rests } = await read();
    answerOnce(async () => await Promise.reject(new Error('offline')));
    correct('Blue lamp');
    await rests('matcherUnreached');
    expect(row()).toMatchObject({ name: 'Blue lamp', amount: '12', product: null, lookup: 'asked' });
    entry.send({ type: 'entry.retry' });
    await rests('steady');
    expect(row()?.product?.id).toBe('lamp');
  });

  test('says why it was refused', async () => {
    const { entry, correct, answerOnce, row, rests } = await read();
    const problem = sampleProblem(403, 'forbidden', {});
    answerOnce(async () => refused(problem));
    correct('Blue lamp');
    await rests('notMatched');
    expect([entry.getSnapshot().context.whyUnmatched, row()?.name]).toEqual([problem, 'Blue lamp']);
    correct('Blue lamp ');
    expect(entry.getSnapshot().context.whyUnmatched).toBe(null);
  });

  describe.each([
    ['refused', 'notMatched', async () => refused(sampleProblem(403, 'forbidden', {}))],
    ['unanswered', 'matcherUnreached', async () => await Promise.reject(new Error('offline'))],
  ] as const)('and is %s', (_, state, outcome) => {
    test.each([
      { type: 'rows.delete', rowIds: ['row-1'] },
      { type: 'row.product', rowId: 'row-1', product: product('lamp'), category: null },
    ] as const)('leaves nothing to be tried again once it needs no answer: $type', async (event) => {
      const { entry, correct, answerOnce, asked, rests } = await read();
      answerOnce(outcome);
      correct('Blue lamp');
      await rests(state);
      entry.send(event);
      await rests('steady');
      expect([entry.getSnapshot().can({ type: 'entry.retry' }), asked]).toEqual([false, [['Blue lamp']]]);
    });
  });
});

test('a row whose amount was unsure is sure once a person says that it is right', async () => {
  const { entry, row } = await read([{ ...misreadRow, packs: true, likelyAmount: 50 }]);
  entry.send({ type: 'row.check', rowId: 'row-1' });
  expect(row()).toEqual({ ...misreadRow, isChecked: true });
});
