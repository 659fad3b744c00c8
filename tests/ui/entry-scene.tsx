import { expect } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Upload } from '../../domain/contract.ts';
import { entryRow } from '../../domain/stock-entry/recognised-rows.ts';
import type { EntryProduct, RecognisedItem } from '../../domain/stock-entry/entry-rows.ts';
import { foundRow } from '../../domain/stock-entry/row-lookups.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem, sampleTree } from '../../machines/samples/sample-records.ts';
import { stockEntryMachine } from '../../machines/stock-entry/stock-entry-machine.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import type {
  EntryFile,
  ImportInput,
  ImportOutcome,
  MatchInput,
  MatchOutcome,
  RecogniseInput,
  RecogniseOutcome,
} from '../../machines/stock-entry/stock-entry-types.ts';
import type { EntryPickerProps, ReviewProps } from '../../src/features/stock-entry/views/entry-props.ts';
import { EntryScreen } from '../../src/features/stock-entry/views/entry-screen.tsx';
import { FlushContext } from '../../src/ui/feedback/durability-context.ts';
import { show } from './show.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const photo: EntryFile = {
  blobId: 'blob-1',
  fileName: 'note.jpg',
  sha256: 'ab'.repeat(32),
  kind: 'photo',
  size: 240_000,
};

export function item(name: string, more: Partial<RecognisedItem> = {}): RecognisedItem {
  return {
    name,
    cate_name1: '',
    cate_name2: '',
    cate_name3: '',
    cate_id1: '',
    cate_id2: '',
    cate_id3: '',
    color: '',
    size: '',
    style: '',
    amount: 12,
    price: 45,
    confidence: 0.97,
    problem: 'category_unknown',
    source: { page: 1, box: [0.1, 0.2, 0.6, 0.05] },
    match: matchOf(name),
    ...more,
  };
}

const inCups: Partial<RecognisedItem> = {
  cate_name1: 'Table',
  cate_name2: 'Drinking',
  cate_name3: 'Cups',
  cate_id1: 'category-table',
  cate_id2: 'category-drinking',
  cate_id3: 'category-cups',
};

/** As the server answers a row of a new product that is right. */
export function fresh(name: string, more: Partial<RecognisedItem> = {}): RecognisedItem {
  const { problem: _problem, match: _match, ...known } = item(name, { ...inCups, ...more });
  return known;
}

/** As the server answers a row that is right, of a product that the shop has. */
export function right(name: string, more: Partial<RecognisedItem> = {}): RecognisedItem {
  return { ...fresh(name, more), match: matchOf(name) };
}

function matchOf(name: string): RecognisedItem['match'] {
  return { sku_id: `sku-${name}`, name, stock: 7, price: 99 };
}

const lamp: EntryProduct = {
  id: 'sku-lamp',
  name: 'Reading lamp',
  ch_name: '',
  th_name: '',
  color: '',
  size: '',
  picture: '',
  stock: 7,
  price: 64_000,
};

function LampPicker({ search, onPick }: EntryPickerProps) {
  return (
    <button type="button" onClick={() => onPick(lamp, 'category-lamps')}>
      {`Pick the lamp, looked for by ${search}`}
    </button>
  );
}

/** A file that was chosen, before it is read. */
export async function showPreview(setting?: Setting, more: Partial<EntryFile> = {}) {
  const entry = createActor(stockEntryMachine, { input: { groupId: 'g' } }).start();
  entry.send({ type: 'file.choose', file: { ...photo, ...more } });
  return { screen: await showEntry(entry, setting), entry };
}

type Setting = Parameters<typeof show>[1];
type Choices = Pick<ReviewProps, 'lastChoice' | 'onChoice'>;

/** A stock entry as its person sees it. */
export function showEntry(
  entry: ActorRefFrom<typeof stockEntryMachine>,
  setting?: Setting,
  choices: Partial<Choices> = {},
  flush: More['flush'] | null = null,
) {
  return show(
    <FlushContext value={flush}>
      <EntryScreen
        entry={entry}
        tree={sampleTree}
        photo={pixel}
        picker={LampPicker}
        notice={null}
        percent={100}
        readPages={null}
        refusal={null}
        isTaking={false}
        onFile={() => undefined}
        onAccept={() => undefined}
        lastChoice={null}
        onChoice={() => undefined}
        {...choices}
      />
    </FlushContext>,
    { roles: ['storekeeper'], ...setting },
  );
}

interface More {
  readonly earlier?: Upload['earlier_entry'];
  /** Resolves once all is on the disk. */
  readonly flush?: () => Promise<unknown>;
  /** What the server finds for a row of this name that was typed anew. */
  readonly meaning?: (name: string) => Parameters<typeof foundRow>[1];
}

export async function showReview(
  items: readonly RecognisedItem[],
  setting?: Setting,
  booked?: ImportOutcome,
  { earlier, meaning, flush, ...choices }: Partial<Choices> & More = {},
) {
  const matchRows = fromPromise<MatchOutcome, MatchInput>(async ({ input }) =>
    accepted(input.rows.map((row) => foundRow(row, meaning?.(row.name)))),
  );
  const sent: ImportInput[] = [];
  const confirmImportSkus = fromPromise<ImportOutcome, ImportInput>(async ({ input }) => {
    sent.push(input);
    return booked ?? accepted({ created: 0, increased: 0, skuIds: [] });
  });
  const said: RecogniseInput['said'][] = [];
  const recognise = fromPromise<RecogniseOutcome, RecogniseInput>(async ({ input }) => {
    const isThird = said.push(input.said) > 2;
    if (isThird) return refused(sampleProblem(503, 'overloaded', {}));
    const columns = [{ heading: 'Thing', kind: 'name' as const }, { heading: 'Handed' }];
    return accepted({ rows: items.map(entryRow), images: ['/api/files/note.jpg'], columns });
  });
  const uploadV2 = fromPromise<UploadOutcome, UploadInput>(async () =>
    accepted({ filepath: '/api/files/note.jpg', ...(earlier && { earlier_entry: earlier }) }),
  );
  const machine = stockEntryMachine.provide({
    actors: { recognise, uploadV2, matchRows, confirmImportSkus },
  });
  const entry = createActor(machine, { input: { groupId: 'g' } }).start();
  entry.send({ type: 'file.choose', file: photo });
  entry.send({ type: 'file.accept', file: photo });
  const screen = await showEntry(entry, setting, choices, flush);
  await expect.poll(() => entry.getSnapshot().matches('reviewing')).toBe(true);
  const rows = () => entry.getSnapshot().context.rows;
  return { screen, entry, rows, said, sent };
}
