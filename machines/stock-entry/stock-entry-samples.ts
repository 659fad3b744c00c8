import type { ReadColumn } from '../../domain/stock-entry/entry-columns.ts';
import { blankRow } from '../../domain/stock-entry/entry-rows.ts';
import type { EntryCategory, EntryProduct, EntryRow } from '../../domain/stock-entry/entry-rows.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { SampleStep, WorkflowSamples } from '../kit/workflow-samples.ts';
import { samplePhoto, sampleUploadPath, sampleUploads } from '../samples/sample-photos.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { stockEntryMachine } from './stock-entry-machine.ts';
import type { EntryFile } from './stock-entry-types.ts';

const photo: EntryFile = { ...samplePhoto, kind: 'photo', size: 240_000 };
const sheet: EntryFile = {
  blobId: 'blob-sheet',
  fileName: 'supplier.xlsx',
  sha256: 'ab'.repeat(32),
  kind: 'document',
  size: 18_000,
};

const cups: EntryCategory = {
  ids: ['category-table', 'category-drinking', 'category-cups'],
  label: 'Table / Drinking / Cups',
};

const product: EntryProduct = {
  id: 'sku-cup',
  name: 'Stoneware cup',
  ch_name: '粗陶杯',
  th_name: 'ถ้วยสโตนแวร์',
  color: 'Sand',
  size: '250 ml',
  picture: '/api/files/cup.webp',
  stock: 40,
  price: 1_999,
};

const good: EntryRow = {
  ...blankRow('row-1'),
  name: 'Stoneware cup',
  amount: '12',
  price: '12.50',
  category: cups,
  product,
  confidence: 0.98,
  source: { sheet: 'Stock', cell: 'B2' },
  isChecked: false,
};

const withoutPrice: EntryRow = {
  ...good,
  id: 'row-2',
  name: 'Reading lamp',
  price: '',
  sellingPrice: '',
  product: null,
  problem: 'price_missing',
};

/** Perhaps a misreading of what the shop calls something else. */
const misread: EntryRow = {
  ...withoutPrice,
  id: 'row-4',
  name: 'Stonewore cup',
  price: '30',
  category: null,
  problem: null,
  similar: { readAs: 'Stonewore cup', product, category: cups },
};

/** Priced in yuan. */
const foreign: EntryRow = { ...good, id: 'row-5', price: '8.50', currency: 'CNY' };

const columns: readonly ReadColumn[] = [{ heading: 'Thing', kind: 'name' }, { heading: 'Handed' }];

const match = { sku_id: 'sku-lamp', name: 'Reading lamp', stock: 7, price: 899 };

type Step = SampleStep<typeof stockEntryMachine>;

const sent: readonly Step[] = [
  { type: 'file.choose', file: sheet },
  { type: 'file.accept', file: sheet },
  { answers: 'uploadV2', output: accepted({ filepath: '/api/files/sheet.xlsx' }) },
];

/** A sheet is read: a row that can be booked, and one without a price. */
const read: readonly Step[] = [
  ...sent,
  { answers: 'recognise', output: accepted({ rows: [good, withoutPrice], images: [], columns }) },
];

const corrected: readonly Step[] = [
  ...read,
  { type: 'row.change', rowId: 'row-2', field: 'price', text: '640' },
  { type: 'rows.sellingPrice', rowIds: ['row-1', 'row-2'], rule: { kind: 'markup', percent: 60 } },
];

const asked: readonly Step[] = [
  ...sent,
  { answers: 'recognise', output: accepted({ rows: [good, misread], images: [], columns }) },
];

const imported: readonly Step[] = [
  ...sent,
  { answers: 'recognise', output: accepted({ rows: [good, foreign], images: [], columns }) },
];

const answered: Step = { type: 'row.product', rowId: 'row-4', product, category: cups };

/** Two rows of a product that the shop has not, of which one has no price yet. */
const twice: readonly Step[] = [
  ...sent,
  {
    answers: 'recognise',
    output: accepted({
      rows: [withoutPrice, { ...withoutPrice, id: 'row-3', price: '640', sellingPrice: '900' }],
      images: [],
      columns,
    }),
  },
  { type: 'entry.book' },
];

const made = accepted({
  created: 1,
  increased: 0,
  skuIds: ['sku-lamp'],
  made: [{ skuId: 'sku-lamp', stock: 12 }],
});

/** The second row is called something else, and that is whole. */
const retyped: readonly Step[] = [
  ...read,
  { type: 'row.change', rowId: 'row-2', field: 'name', text: 'Stoneware cup' },
  { type: 'rows.match' },
];

const sought = { rowId: 'row-2', name: 'Stoneware cup', color: '', size: '', style: '', barcode: '' };

const readAgain: Step = { type: 'columns.correct', said: [{ heading: 'Handed', kind: 'amount' }] };

const booked: Step = {
  answers: 'confirmImportSkus',
  output: accepted({ created: 0, increased: 1, skuIds: ['sku-cup'] }),
};

export const stockEntrySamples: WorkflowSamples<typeof stockEntryMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [
    { type: 'file.choose', file: photo },
    { type: 'file.choose', file: sheet },
    { type: 'file.turn' },
    { type: 'file.adjust' },
    { type: 'file.crop', crop: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } },
    { type: 'file.crop', crop: null },
    { type: 'file.accept', file: sheet },
    { type: 'entry.byHand' },
    { type: 'columns.correct', said: [{ heading: 'Handed', kind: 'amount' }] },
    { type: 'entry.stop' },
    { type: 'entry.retry' },
    { type: 'row.change', rowId: 'row-2', field: 'price', text: '640' },
    { type: 'row.change', rowId: 'row-9', field: 'price', text: '640' },
    { type: 'row.check', rowId: 'row-1' },
    { type: 'row.product', rowId: 'row-1', product: null, category: null },
    { type: 'row.product', rowId: 'row-2', product, category: cups },
    { type: 'row.add', rowId: 'added-1' },
    { type: 'row.leave', rowId: 'added-1' },
    { type: 'row.leave', rowId: 'row-9' },
    { type: 'rows.category', rowIds: ['row-1', 'row-2'], category: cups },
    { type: 'rows.convert', rate: 4.85 },
    { type: 'rows.price', rowIds: ['row-1'], rule: { kind: 'percent', percent: 110 } },
    { type: 'rows.price', rowIds: ['row-1', 'row-2'], rule: { kind: 'sell', setsPrice: true } },
    { type: 'rows.sellingPrice', rowIds: ['row-2'], rule: { kind: 'set', text: '900' } },
    {
      type: 'rows.complete',
      rowIds: ['row-1', 'row-2'],
      category: cups,
      rule: { kind: 'markup', percent: 60 },
    },
    { type: 'rows.complete', rowIds: ['row-2'], category: null, rule: null },
    { type: 'rows.vipPrice', rowIds: ['row-2'], rule: { kind: 'set', text: '600' } },
    { type: 'rows.addToExisting', rowIds: ['row-2'] },
    { type: 'rows.delete', rowIds: ['row-2'] },
    { type: 'rows.match' },
    { type: 'rows.undo' },
    { type: 'entry.book' },
    { type: 'entry.confirm' },
    { type: 'entry.edit' },
    { type: 'entry.resume' },
    { type: 'entry.discard' },
  ],
  ways: [
    [
      { type: 'file.choose', file: photo },
      { type: 'file.turn' },
      { type: 'file.accept', file: { ...photo, blobId: 'blob-turned' } },
      { answers: 'uploadV2', output: accepted({ filepath: '/api/files/turned.jpg' }) },
      { answers: 'recognise', output: refused(sampleProblem(422, 'nothing_recognised', {})) },
    ],
    [...read, readAgain],
    [...read, { type: 'row.add', rowId: 'added-1' }, readAgain],
    [...read, { type: 'row.add', rowId: 'added-1' }, { type: 'row.leave', rowId: 'added-1' }],
    [...read, { type: 'row.leave', rowId: 'row-1' }],
    read,
    corrected,
    asked,
    [...asked, answered, { type: 'rows.undo' }],
    [...asked, answered, { type: 'entry.book' }],
    [...imported, { type: 'entry.book' }],
    [...imported, { type: 'rows.convert', rate: 4.85 }, { type: 'rows.undo' }],
    retyped,
    [...retyped, { type: 'row.product', rowId: 'row-2', product: null, category: null }],
    [
      ...retyped,
      { type: 'row.change', rowId: 'row-2', field: 'color', text: 'Sand' },
      { type: 'rows.match' },
      { type: 'rows.undo' },
    ],
    [...read, { type: 'entry.book' }],
    [...read, { type: 'entry.book' }, booked, { type: 'entry.resume' }],
    [...corrected, { type: 'entry.book' }],
    [...twice, { answers: 'confirmImportSkus', output: made }, { type: 'entry.resume' }],
  ],
  answers: {
    uploadV2: [
      ...sampleUploads,
      accepted({
        filepath: sampleUploadPath,
        earlier_entry: { ctime: '2025-01-21T03:00:00.000Z', by: 'Somchai', products: 40 },
      }),
    ],
    recognise: [
      accepted({ rows: [good, withoutPrice], images: [], columns }),
      accepted({ rows: [good], images: ['/api/files/page-1.webp'], columns: [] }),
      refused(sampleProblem(422, 'nothing_recognised', {})),
    ],
    matchRows: [
      accepted([{ sought, product, category: cups }]),
      accepted([{ sought, product: null, category: null, namesakes: 2 }]),
      refused(sampleProblem(403, 'forbidden', {})),
    ],
    confirmImportSkus: [
      accepted({ created: 0, increased: 1, skuIds: ['sku-cup'] }),
      refused(sampleProblem(409, 'duplicate_line', { items: [0, 1] })),
      refused(sampleProblem(409, 'product_exists', { items: [{ item: 1, match }] })),
    ],
  },
};
