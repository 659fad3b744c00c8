import { outputOf } from '../kit/answered.ts';
import type { StockListInput, StocktakeContext } from './stocktake-types.ts';

interface Held {
  readonly context: StocktakeContext;
}

/**
 * The state in which one product after the other is counted. The scope is read a page at a time, some way ahead of the person, and
 * before all else: somebody who counts fast would come to its end. What is on hand of the product shown is read when it is shown.
 * Counting never waits for either.
 */
export const counting = {
  tags: ['counting'],
  initial: 'resting',
  on: {
    'expected.toggle': { actions: 'toggleExpected' },
    'figure.change': { guard: 'isShowing', actions: 'takeFigure' },
    'figure.set': { guard: 'maySetFigure', actions: 'setFigure' },
    'note.change': { guard: 'isShowing', actions: 'takeNote' },
    'photos.add': [{ guard: 'fitsPhotos', actions: 'takePhotos' }, { actions: 'refusePhotos' }],
    'photo.remove': { actions: 'removePhoto' },
    'photo.retry': { actions: 'retryPhoto' },
    'line.count': { guard: 'hasFigure', actions: 'countLine' },
    'line.skip': { guard: 'isShowing', actions: 'skipLine' },
    'line.show': { guard: 'isOpenProduct', actions: 'showLine' },
    'line.move': { guard: 'hasNeighbour', actions: 'showNeighbour' },
    'product.scan': { guard: 'mayScan', actions: 'scanLine' },
    'stocktake.review': { target: 'review', guard: 'mayReview', actions: 'keepShown' },
    'stocktake.discard': { target: 'discarded', guard: 'isUnrecorded' },
  },
  states: {
    resting: {
      always: [
        { target: 'reading', guard: 'wantsMore' },
        { target: 'looking', guard: 'isUnseen' },
      ],
    },
    looking: {
      entry: 'markSeen',
      always: { target: 'resting', guard: 'isUnseen' },
      invoke: {
        id: 'skuDetail',
        src: 'skuDetail',
        input: ({ context }: Held) => ({ productId: context.shown ?? '' }),
        onDone: { target: 'resting', actions: { type: 'takeDetail', params: outputOf } },
        onError: 'resting',
      },
    },
    reading: {
      tags: ['busy'],
      invoke: {
        id: 'stockList',
        src: 'stockList',
        input: ({ context }: Held) => pageInput(context),
        onDone: [
          {
            target: 'resting',
            guard: { type: 'isAccepted', params: outputOf },
            actions: { type: 'takePage', params: outputOf },
          },
          { target: 'unread', actions: { type: 'takeProblem', params: outputOf } },
        ],
        onError: 'unread',
      },
    },
    // The rest of the scope could not be read: what was read can be counted, and each product shown tries again.
    unread: {
      tags: ['unread'],
      always: { target: 'looking', guard: 'isUnseen' },
      on: { 'list.retry': 'reading' },
    },
  },
} as const;

function pageInput({ scope, next, lines, queue }: StocktakeContext): StockListInput {
  if (scope === null || next === null) throw new Error('a page is read only of a scope that has more');
  const known = [...lines.map(({ product }) => product.id), ...queue.map(({ id }) => id)];
  return { scope, number: next, known };
}
