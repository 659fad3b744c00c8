import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted } from '../../domain/outcome.ts';
import type { EntryRow, SimilarProduct } from '../../domain/stock-entry/entry-rows.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { stockEntryMachine } from '../../machines/stock-entry/stock-entry-machine.ts';
import type {
  EntryFile,
  ImportInput,
  ImportOutcome,
  RecogniseInput,
  RecogniseOutcome,
} from '../../machines/stock-entry/stock-entry-types.ts';
import { misreadRow } from './misread-row.ts';

const file: EntryFile = { ...samplePhoto, kind: 'photo', size: 240_000 };

const similar: SimilarProduct = {
  readAs: 'Bluo lamp',
  product: {
    id: 'sku-lamp',
    name: 'Blue lamp',
    ch_name: '',
    th_name: '',
    color: '',
    size: '',
    picture: '',
    stock: 40,
    price: 9_900,
  },
  category: { ids: ['home', 'light', 'lamps'], label: 'Lamps' },
};

const asked: EntryRow = { ...misreadRow, confidence: 0.6, similar };

async function readEntry() {
  const sent: ImportInput[] = [];
  const entry = createActor(
    stockEntryMachine.provide({
      actors: {
        uploadV2: fromPromise(async () => accepted({ filepath: '/api/files/note.jpg' })),
        recognise: fromPromise<RecogniseOutcome, RecogniseInput>(async () =>
          accepted({ images: [], columns: [], rows: [asked] }),
        ),
        confirmImportSkus: fromPromise<ImportOutcome, ImportInput>(async ({ input }) => {
          sent.push(input);
          return accepted({ created: 0, increased: 1, skuIds: ['sku-lamp'] });
        }),
      },
    }),
    { input: { groupId: 'g' } },
  ).start();
  entry.send({ type: 'file.choose', file });
  entry.send({ type: 'file.accept', file });
  await expect.poll(() => entry.getSnapshot().matches('reviewing')).toBe(true);
  return { entry, sent, rows: () => entry.getSnapshot().context.rows };
}

describe('a row that is perhaps a product of the shop', () => {
  test('cannot be booked before somebody says', async () => {
    const { entry } = await readEntry();
    expect(entry.getSnapshot().can({ type: 'entry.book' })).toBe(false);
  });

  test('that is it goes there, with what was read, so that the server learns it', async () => {
    const { entry, sent, rows } = await readEntry();
    const { product, category } = similar;
    entry.send({ type: 'row.product', rowId: 'row-1', product, category });
    const { similar: _similar, ...read } = asked;
    expect(rows()).toEqual([{ ...read, product, category, isChecked: true, isChosen: true }]);
    entry.send({ type: 'entry.book' });
    await expect.poll(() => entry.getSnapshot().value).toBe('done');
    expect(sent[0]?.rows.map((row) => [row.product?.id, row.readAs])).toEqual([['sku-lamp', 'Bluo lamp']]);
  });

  test('that is new is as one of which nothing was asked, and asks again once that is undone', async () => {
    const { entry, rows } = await readEntry();
    entry.send({ type: 'row.product', rowId: 'row-1', product: null, category: null });
    const { similar: _similar, ...read } = asked;
    expect(rows()).toEqual([{ ...read, isChecked: true, isChosen: true }]);
    entry.send({ type: 'rows.undo' });
    expect(rows()).toEqual([asked]);
  });

  test('asks again with its last letter once a name is typed back', async () => {
    const { entry, rows } = await readEntry();
    entry.send({ type: 'row.change', rowId: 'row-1', field: 'name', text: 'Bluo lam' });
    entry.send({ type: 'row.change', rowId: 'row-1', field: 'name', text: 'Bluo lamp' });
    expect(rows()).toEqual([{ ...asked, isChecked: true, lookup: 'needed' }]);
    expect(entry.getSnapshot().can({ type: 'entry.book' })).toBe(false);
  });
});
