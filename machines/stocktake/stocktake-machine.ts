import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { maxSearchHits } from '../../domain/limits.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { reviewStocktake } from '../../domain/stock/stocktake-review.ts';
import { readCounted } from '../../domain/stock/stock-level.ts';
import { emptyDraft, isRecorded } from '../../domain/stock/stocktake.ts';
import {
  addPage,
  changeLine,
  countShown,
  leaveOut,
  lineOf,
  neighbourOf,
  progressOf,
  recountLine,
  scanProduct,
  sequenceOf,
  setFigure,
  showProduct,
  shownProduct,
  skipShown,
  takeMoved,
  takeOnHand,
} from '../../domain/stock/stocktake-sheet.ts';
import type { MovedStock, StocktakeProduct } from '../../domain/stock/stocktake.ts';
import { allSent } from '../../domain/photos/photos.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { refusedWith } from '../kit/photo-form.ts';
import type { UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { counting } from './counting.ts';
import { linePhotos } from './line-photos.ts';
import { beginCall, callPhotos, failUpload, recording, takeResults, takeUpload } from './recording.ts';
import { reviewing, unfinished } from './reviewing.ts';
import type {
  CheckStockInput,
  ReadStock,
  RecordInput,
  RecordResult,
  StockListInput,
  StocktakeContext,
  StocktakeEmitted,
  StocktakeEvent,
  StocktakeInput,
} from './stocktake-types.ts';

/** Products that are read ahead of the person, so that counting goes on for a while without a network. */
const readAhead = 300;

type RecordOutcome = Outcome<readonly RecordResult[]>;

export const stocktakeMachine = setup({
  types: {
    context: {} as StocktakeContext,
    input: {} as StocktakeInput,
    events: {} as StocktakeEvent,
    emitted: {} as StocktakeEmitted,
    tags: {} as 'busy' | 'counting' | 'unread' | 'settled' | DeliveryTag,
  },
  actors: {
    stockList: fromPromise<Outcome<ReadStock>, StockListInput>(notProvided),
    skuDetail: fromPromise<Outcome<StocktakeProduct>, { readonly productId: string }>(notProvided),
    checkStock: fromPromise<readonly MovedStock[], CheckStockInput>(notProvided),
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    stocktake: fromPromise<RecordOutcome, RecordInput>(notProvided),
  },
  guards: {
    ...linePhotos.guards,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isShowing: ({ context }) => shownProduct(context) !== undefined,
    isUnseen: ({ context }) => context.shown !== null && context.shown !== context.seen,
    // What runs low changes with the stock: it is read whole when its count begins.
    wantsMore: ({ context }) =>
      context.next !== null && (context.scope?.kind === 'low' || context.queue.length < readAhead),
    hasFigure: ({ context }) =>
      shownProduct(context) !== undefined && readCounted(context.draft.figure) !== null,
    hasRecountFigure: ({ context }) => readCounted(context.recount?.figure ?? '') !== null,
    isOpenProduct({ context, event }) {
      assertEvent(event, 'line.show');
      return sequenceOf(context).some(({ id }) => id === event.productId);
    },
    maySetFigure({ context, event }) {
      assertEvent(event, 'figure.set');
      const { productId, figure } = event;
      return readCounted(String(figure)) !== null && sequenceOf(context).some(({ id }) => id === productId);
    },
    hasNeighbour({ context, event }) {
      assertEvent(event, 'line.move');
      return neighbourOf(context, event.by) !== null;
    },
    mayScan({ context, event }) {
      assertEvent(event, 'product.scan');
      const line = lineOf(context, event.product.id);
      return line === undefined || !isRecorded(line);
    },
    mayReview: ({ context }) =>
      readCounted(context.draft.figure) !== null || context.lines.some(({ counted }) => counted !== null),
    isWaitingLine({ context, event }) {
      assertEvent(event, ['line.recount', 'line.leaveOut']);
      const line = lineOf(context, event.productId);
      return line !== undefined && (line.result?.kind === 'moved' || line.result?.kind === 'refused');
    },
    isShort({ context, event }) {
      assertEvent(event, 'reason.choose');
      const line = lineOf(context, event.productId);
      return line !== undefined && !isRecorded(line) && line.counted !== null && line.counted < line.base;
    },
    hasReady: ({ context }) => reviewStocktake(context.lines).ready.length > 0,
    confirmsPart: ({ context }) =>
      reviewStocktake(context.lines).ready.length > 0 && progressOf(context).left > 0,
    goesOn: ({ context }) =>
      !context.ends && reviewStocktake(context.lines).counted === 0 && progressOf(context).left > 0,
    isUnrecorded: ({ context }) => !context.lines.some(isRecorded),
    hasRecorded: ({ context }) => context.lines.some(isRecorded),
    isAllRecorded: ({ context }) => reviewStocktake(context.lines).counted === 0,
    areCallPhotosSent: ({ context }) => allSent(callPhotos(context)),
    hasFailedCallPhoto: ({ context }) => callPhotos(context).some(({ status }) => status === 'failed'),
    hasCallsLeft: ({ context }) => (context.call?.ids.length ?? 0) > 0,
  },
  actions: {
    takePhotos: assign(linePhotos.takePhotos),
    refusePhotos: assign(linePhotos.refusePhotos),
    removePhoto: assign(linePhotos.removePhoto),
    retryPhoto: assign(linePhotos.retryPhoto),
    takeUpload: assign(({ context }, outcome: UploadOutcome) => takeUpload(context, outcome)),
    failUpload: assign(({ context }) => failUpload(context)),
    showPhotosMissing: assign({ mistake: 'photos', call: null }),
    takeScope: assign(({ event }) => {
      assertEvent(event, 'scope.choose');
      const { scope, showsExpected } = event;
      return { scope, showsExpected, next: scope.kind === 'scan' ? null : 1 };
    }),
    toggleExpected: assign({ showsExpected: ({ context }) => !context.showsExpected }),
    takePage: assign(({ context }, outcome: Outcome<ReadStock>) => {
      if (!outcome.ok) return {};
      const { products, total, inactive, hasMore } = outcome.value;
      return {
        ...addPage(context, products),
        total: (context.total ?? total) - inactive,
        isCut: context.isCut || (context.scope?.kind === 'search' && total >= maxSearchHits),
        next: hasMore ? (context.next ?? 0) + 1 : null,
        problem: null,
      };
    }),
    takeProblem: assign((_, outcome: Outcome<unknown>) => (outcome.ok ? {} : { problem: outcome.problem })),
    forgetSeen: assign({ seen: null }),
    markSeen: assign({ seen: ({ context }) => context.shown }),
    takeDetail: assign(({ context }, outcome: Outcome<StocktakeProduct>) =>
      outcome.ok ? takeOnHand(context, outcome.value.id, outcome.value.onHand) : {},
    ),
    takeFigure: assign(({ context, event }) => {
      assertEvent(event, 'figure.change');
      return { draft: { ...context.draft, figure: figureOf(event.text) } };
    }),
    setFigure: assign(({ context, event }) => {
      assertEvent(event, 'figure.set');
      return { ...setFigure(context, event.productId, event.figure, timeOf(event)), mistake: null };
    }),
    takeNote: assign(({ context, event }) => {
      assertEvent(event, 'note.change');
      return { draft: { ...context.draft, note: event.text } };
    }),
    countLine: assign(({ context, event }) => ({ ...countShown(context, timeOf(event)), mistake: null })),
    skipLine: assign(({ context, event }) => ({ ...skipShown(context, timeOf(event)), mistake: null })),
    showLine: assign(({ context, event }) => {
      assertEvent(event, 'line.show');
      return { ...showProduct(context, event.productId, timeOf(event)), mistake: null };
    }),
    showNeighbour: assign(({ context, event }) => {
      assertEvent(event, 'line.move');
      return { ...showProduct(context, neighbourOf(context, event.by), timeOf(event)), mistake: null };
    }),
    scanLine: assign(({ context, event }) => {
      assertEvent(event, 'product.scan');
      return { ...scanProduct(context, event.product, event.pieces, timeOf(event)), mistake: null };
    }),
    keepShown: assign(({ context, event }) => ({
      ...showProduct(context, context.shown, timeOf(event)),
      mistake: null,
    })),
    takeMoved: assign(({ context }, moved: readonly MovedStock[]) => ({
      ...takeMoved(context, moved),
      isChecked: true,
    })),
    markUnchecked: assign({ isChecked: false }),
    takeReason: assign(({ context, event }) => {
      assertEvent(event, 'reason.choose');
      return changeLine(context, event.productId, { reason: event.reason });
    }),
    leaveOut: assign(({ context, event }) => {
      assertEvent(event, 'line.leaveOut');
      return leaveOut(context, event.productId);
    }),
    openRecount: assign(({ context, event }) => {
      assertEvent(event, 'line.recount');
      const { productId } = event;
      return { recount: { productId, figure: String(lineOf(context, productId)?.counted ?? '') } };
    }),
    takeRecountFigure: assign(({ context, event }) => {
      assertEvent(event, 'figure.change');
      return { recount: context.recount && { ...context.recount, figure: figureOf(event.text) } };
    }),
    takeRecount: assign(({ context, event }) => {
      const { productId = '', figure = '' } = context.recount ?? {};
      const recounted = recountLine(context, productId, readCounted(figure) ?? 0, timeOf(event));
      const draft = productId === context.shown ? { ...context.draft, figure } : context.draft;
      return { ...recounted, draft, recount: null };
    }),
    closeRecount: assign({ recount: null }),
    takeCall: assign(({ context, event }) => {
      assertEvent(event, ['stocktake.confirm', 'stocktake.finish']);
      const ends = event.type === 'stocktake.finish';
      return { ...beginCall(context, event.key ?? ''), ends, problem: null, mistake: null };
    }),
    dropCall: assign({ call: null }),
    takeResults: assign(({ context }, outcome: RecordOutcome) =>
      outcome.ok ? takeResults(context, outcome.value) : {},
    ),
    takeRefusal: assign(({ context }, outcome: RecordOutcome) =>
      outcome.ok ? {} : { ...refusedWith(context, outcome.problem), call: null },
    ),
    emitRecorded: emit((_, outcome: RecordOutcome) => ({
      type: 'stocktake.recorded',
      skuIds: outcome.ok ? outcome.value.map(({ productId }) => productId) : [],
    })),
    forgetAll: assign({ lines: [], queue: [], shown: null, draft: emptyDraft, photos: [], next: null }),
  },
}).createMachine({
  id: 'stocktake',
  description:
    'A stocktake: its products are counted one by one, the differences reviewed, and what is ready recorded.',
  context: ({ input }) => ({
    ...input,
    scope: null,
    total: null,
    isCut: false,
    next: null,
    lines: [],
    queue: [],
    shown: null,
    draft: emptyDraft,
    showsExpected: false,
    seen: null,
    recount: null,
    photos: [],
    mistake: null,
    isChecked: true,
    call: null,
    ends: false,
    problem: null,
  }),
  initial: 'choosing',
  states: {
    choosing: { on: { 'scope.choose': { target: 'counting', actions: 'takeScope' } } },
    counting,
    review: reviewing,
    unfinished,
    recounting: {
      on: {
        'figure.change': { actions: 'takeRecountFigure' },
        'line.count': { target: 'review.open', guard: 'hasRecountFigure', actions: 'takeRecount' },
        'recount.close': { target: 'review.open', actions: 'closeRecount' },
      },
    },
    ...recording,
    // What is counted is recorded, the rest of the scope is counted later.
    paused: { on: { 'stocktake.resume': { target: 'counting', actions: 'forgetSeen' } } },
    recorded: { tags: ['settled'] },
    discarded: { tags: ['settled'], entry: 'forgetAll' },
  },
});

/** What was typed; nothing where it is no number of pieces. */
function figureOf(text: string): string {
  return readCounted(text) === null ? '' : text;
}

function timeOf(event: StocktakeEvent): number {
  return ('at' in event ? event.at : undefined) ?? 0;
}

export const stocktakeWorkflow = defineWorkflow({
  name: 'stocktake',
  machine: stocktakeMachine,
  services: {
    stockList: 'read',
    skuDetail: 'read',
    checkStock: 'read',
    uploadV2: 'write',
    stocktake: 'write',
  },
  journalled: true,
  fields: { 'figure.change': 'text', 'note.change': 'text' },
  settles: true,
});
