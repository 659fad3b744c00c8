import { isCounted } from '../../domain/stock/stocktake-review.ts';
import { outputOf } from '../kit/answered.ts';
import type { CheckStockInput, StocktakeContext } from './stocktake-types.ts';

/** The state in which the differences are looked through. What moved since it was counted is asked first; that may fail, and the answer of each line tells. */
export const reviewing = {
  initial: 'checking',
  on: {
    'reason.choose': { guard: 'isShort', actions: 'takeReason' },
    'line.recount': { target: 'recounting', guard: 'isWaitingLine', actions: 'openRecount' },
    'line.leaveOut': { guard: 'isWaitingLine', actions: 'leaveOut' },
    'photo.retry': { actions: 'retryPhoto' },
    'photo.remove': { actions: 'removePhoto' },
    'stocktake.resume': 'counting',
    'stocktake.confirm': [
      { target: 'unfinished', guard: 'confirmsPart' },
      { target: 'uploading', guard: 'hasReady', actions: 'takeCall' },
    ],
    'stocktake.finish': { target: 'unfinished', guard: 'hasRecorded' },
    'stocktake.discard': { target: 'discarded', guard: 'isUnrecorded' },
  },
  states: {
    checking: {
      invoke: {
        id: 'checkStock',
        src: 'checkStock',
        input: ({ context }: { readonly context: StocktakeContext }) => checkInput(context),
        onDone: { target: 'open', actions: { type: 'takeMoved', params: outputOf } },
        onError: { target: 'open', actions: 'markUnchecked' },
      },
    },
    open: {},
  },
} as const;

/** The question before a stocktake is confirmed or ended of which some is not counted, or not recorded. */
export const unfinished = {
  on: {
    'stocktake.resume': 'counting',
    'stocktake.edit': 'review.open',
    'stocktake.confirm': [
      { target: 'uploading', guard: 'hasReady', actions: 'takeCall' },
      { target: 'paused' },
    ],
    'stocktake.finish': [
      { target: 'uploading', guard: 'hasReady', actions: 'takeCall' },
      { target: 'recorded' },
    ],
  },
} as const;

function checkInput({ lines }: StocktakeContext): CheckStockInput {
  return { known: lines.filter(isCounted).map(({ product, base }) => ({ id: product.id, onHand: base })) };
}
