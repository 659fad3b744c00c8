import { accepted, refused } from '../../domain/outcome.ts';
import type { StocktakeProduct } from '../../domain/stock/stocktake.ts';
import type { SampleStep, WorkflowSamples } from '../kit/workflow-samples.ts';
import { samplePhoto, sampleTenPhotos, sampleUploadPath, sampleUploads } from '../samples/sample-photos.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { RecordResult } from './stocktake-types.ts';
import type { stocktakeMachine } from './stocktake-machine.ts';

const cup: StocktakeProduct = {
  id: 'sku-cup',
  name: 'Stoneware cup',
  ch_name: '粗陶杯',
  th_name: 'ถ้วยสโตนแวร์',
  color: 'Sand',
  size: '250 ml',
  picture: '/api/files/cup.webp',
  barcode: '8859034122071',
  price: 1_999,
  onHand: 40,
};

const lamp: StocktakeProduct = { ...cup, id: 'sku-lamp', name: 'Reading lamp', price: 64_000, onHand: 3 };

function answer(productId: string, reason: string, onHand: number | null): RecordResult {
  return { productId, ok: reason === '', reason, onHand, details: {} };
}

type Step = SampleStep<typeof stocktakeMachine>;

/** The cup and the lamp are read, and fewer cups counted than there should be. */
const countedShort: readonly Step[] = [
  { type: 'scope.choose', scope: { kind: 'all' }, showsExpected: false },
  {
    answers: 'stockList',
    output: accepted({ products: [cup, lamp], total: 2, inactive: 0, hasMore: false }),
  },
  { type: 'figure.change', text: '4' },
  { type: 'line.count' },
  { type: 'stocktake.review' },
  { answers: 'checkStock', output: [] },
  { type: 'reason.choose', productId: cup.id, reason: 'damage' },
];

const withPhoto: readonly Step[] = [
  ...countedShort.slice(0, 3),
  { type: 'photos.add', productId: cup.id, photos: [samplePhoto] },
  ...countedShort.slice(3),
];

const bothCounted: readonly Step[] = [
  { type: 'figure.change', text: '4' },
  { type: 'line.count' },
  ...countedShort.slice(4),
];

/** Both are counted, and recorded in two calls, the second of which is refused. */
const inTwoCalls: readonly Step[] = [
  ...countedShort.slice(0, 4),
  ...bothCounted,
  { type: 'stocktake.confirm' },
  { answers: 'stocktake', output: accepted([answer(cup.id, '', 4)]) },
  { answers: 'stocktake', output: accepted([answer(lamp.id, 'stock_moved', 10)]) },
];

export const stocktakeSamples: WorkflowSamples<typeof stocktakeMachine> = {
  inputs: [{ stocktakeId: 'stocktake-1', linesPerCall: 1 }],
  events: [
    { type: 'scope.choose', scope: { kind: 'all' }, showsExpected: false },
    { type: 'scope.choose', scope: { kind: 'scan' }, showsExpected: true },
    { type: 'expected.toggle' },
    { type: 'figure.change', text: '4' },
    { type: 'figure.change', text: '400' },
    { type: 'figure.change', text: 'many' },
    { type: 'figure.set', productId: lamp.id, figure: 3 },
    { type: 'note.change', text: 'top shelf' },
    { type: 'photos.add', productId: cup.id, photos: [samplePhoto] },
    { type: 'photos.add', productId: cup.id, photos: sampleTenPhotos },
    { type: 'photo.remove', blobId: samplePhoto.blobId },
    { type: 'photo.retry', blobId: samplePhoto.blobId },
    { type: 'line.count' },
    { type: 'line.skip' },
    { type: 'line.show', productId: cup.id },
    { type: 'line.move', by: 1 },
    { type: 'line.move', by: -1 },
    { type: 'product.scan', product: cup, pieces: 1 },
    { type: 'product.scan', product: lamp, pieces: 0 },
    { type: 'list.retry' },
    { type: 'stocktake.review' },
    { type: 'stocktake.resume' },
    { type: 'reason.choose', productId: cup.id, reason: 'damage' },
    { type: 'line.recount', productId: cup.id },
    { type: 'line.leaveOut', productId: cup.id },
    { type: 'recount.close' },
    { type: 'stocktake.confirm' },
    { type: 'stocktake.edit' },
    { type: 'stocktake.retry' },
    { type: 'stocktake.finish' },
    { type: 'stocktake.discard' },
  ],
  ways: [
    [
      ...countedShort,
      { type: 'stocktake.confirm' },
      { type: 'stocktake.confirm' },
      { answers: 'stocktake', output: accepted([answer(cup.id, '', 4)]) },
    ],
    [
      ...countedShort,
      { type: 'stocktake.confirm' },
      { type: 'stocktake.finish' },
      { answers: 'stocktake', output: accepted([answer(cup.id, '', 4)]) },
    ],
    [...countedShort.slice(0, 4), ...bothCounted, { type: 'stocktake.confirm' }],
    [
      ...countedShort,
      { type: 'stocktake.confirm' },
      { type: 'stocktake.confirm' },
      { answers: 'stocktake', output: accepted([answer(cup.id, 'stock_moved', 10)]) },
    ],
    [
      ...withPhoto,
      { type: 'stocktake.confirm' },
      { type: 'stocktake.confirm' },
      { answers: 'uploadV2', output: accepted({ filepath: sampleUploadPath }) },
    ],
    [...inTwoCalls, { type: 'stocktake.resume' }],
    [...inTwoCalls, { type: 'stocktake.finish' }],
  ],
  answers: {
    stockList: [
      accepted({ products: [cup], total: 2, inactive: 0, hasMore: true }),
      accepted({ products: [lamp], total: 2, inactive: 0, hasMore: false }),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
    skuDetail: [accepted({ ...cup, onHand: 38 }), refused(sampleProblem(404, 'not_found'))],
    checkStock: [[], [{ id: cup.id, onHand: 10 }]],
    uploadV2: sampleUploads,
    stocktake: [
      accepted([answer(cup.id, '', 4), answer(lamp.id, '', 3)]),
      accepted([answer(cup.id, 'stock_moved', 10)]),
      accepted([answer(cup.id, 'reserved_stock', 40)]),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
  },
};
