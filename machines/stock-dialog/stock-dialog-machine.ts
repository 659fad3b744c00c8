import { assertEvent, assign, emit, fromPromise, not, setup } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { maxStockPhotos } from '../../domain/limits.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { allSent } from '../../domain/photos/photos.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import {
  emptyStockForm,
  findStockMistake,
  hasInput,
  readStockForm,
  seenStockOf,
} from '../../domain/stock/stock-form.ts';
import type {
  CountJudgement,
  CountReason,
  KnownPlace,
  StockField,
  StockKind,
} from '../../domain/stock/stock-form.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { latePhotos, photoForm, photoUploads } from '../kit/photo-form.ts';
import type { PhotoEvent, UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import { choosingChange } from './choosing-change.ts';
import {
  emptied,
  isRefusedFor,
  judge,
  photosOf,
  recorded,
  refused,
  seen,
  washInput,
} from './stock-dialog-context.ts';
import type {
  StockDialogContext,
  StockDialogInput,
  WashOutcome,
  WashStockInput,
} from './stock-dialog-context.ts';

export type StockDialogEvent =
  | (Stamp &
      (
        | { readonly type: 'dialog.open'; readonly mode: 'move' | 'count' }
        | { readonly type: 'dialog.close' | 'product.retry' }
        | { readonly type: 'mode.increase' | 'mode.decrease' | 'mode.count' }
        | { readonly type: 'kind.purchase' | 'kind.transferIn' | 'kind.transferOut' | 'kind.damage' }
        | { readonly type: 'reason.lost' | 'reason.damaged' }
        | { readonly type: 'field.change'; readonly field: StockField; readonly text: string }
        | { readonly type: 'address.choose'; readonly address: KnownPlace }
        | PhotoEvent
        | { readonly type: 'move.send' | 'move.retry' | 'move.edit' | 'move.another' }
        /** A count is given up for what the shelf holds by the records. */
        | { readonly type: 'shelf.accept' }
        | { readonly type: 'leave.stay' | 'leave.discard' }
      ))
  | DeliveryEvent;

/** The stock of a product is another one now; or its change was refused, and what was shown of it may be outdated. */
export type StockDialogEmitted =
  | {
      readonly type: 'stock.recorded';
      readonly skuId: string;
      readonly stock: number;
      readonly onHand: number;
    }
  | {
      readonly type: 'stock.writeRefused';
      readonly skuId: string;
      /** Whether a count was refused because the stock moved meanwhile: it is asked again. */
      readonly hasMoved: boolean;
    };

const photoPart = photoForm<StockDialogContext>(() => maxStockPhotos);

const noPlace = { address: null, place: '' } as const;

export const stockDialogMachine = setup({
  types: {
    context: {} as StockDialogContext,
    input: {} as StockDialogInput,
    events: {} as StockDialogEvent,
    emitted: {} as StockDialogEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    skuDetail: fromPromise<Outcome<Product>, StockDialogInput>(notProvided),
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    washStock: fromPromise<WashOutcome, WashStockInput>(notProvided),
  },
  guards: {
    ...photoPart.guards,
    areAllSent: ({ context }) => allSent(photosOf(context)),
    hasFailedPhoto: ({ context }) => photosOf(context).some(({ status }) => status === 'failed'),
    isFound: (_, outcome: Outcome<Product>) => outcome.ok,
    isKnown: ({ context }) => context.product !== null,
    isKind: ({ context }, { kind }: { readonly kind: StockKind }) => context.form.kind === kind,
    isJudged: ({ context }, { as }: { readonly as: CountJudgement }) => judge(context) === as,
    isJudgedOtherwise: ({ context }, { as }: { readonly as: CountJudgement }) => judge(context) !== as,
    hasMoved: ({ context }) => context.was !== null,
    hasInput: ({ context }) => hasInput(context.form, context.product) || context.photos.length > 0,
    hasMistake: ({ context }) => findStockMistake(context.form, context.product) !== null,
    isAccepted: (_, outcome: WashOutcome) => outcome.ok,
    isMoved: ({ context }, outcome: WashOutcome) =>
      context.form.kind === 'count' && isRefusedFor(outcome, 'stock_moved'),
    isShort: (_, outcome: WashOutcome) => isRefusedFor(outcome, 'insufficient_stock'),
    isReserved: (_, outcome: WashOutcome) => isRefusedFor(outcome, 'reserved_stock'),
  },
  actions: {
    takePhotos: assign(photoPart.takePhotos),
    refusePhotos: assign(photoPart.refusePhotos),
    removePhoto: assign(photoPart.removePhoto),
    retryPhoto: assign(photoPart.retryPhoto),
    takeUpload: assign(photoPart.takeUpload),
    failUpload: assign(photoPart.failUpload),
    begin: assign(({ context }) => emptied(context)),
    takeProduct: assign(({ context }, outcome: Outcome<Product>) =>
      outcome.ok ? seen(context, outcome.value) : {},
    ),
    takeMode: assign(({ context: { form }, event }) => {
      assertEvent(event, 'dialog.open');
      if ((event.mode === 'count') === (form.kind === 'count')) return {};
      const kind = event.mode === 'count' ? 'count' : 'purchase';
      return { form: { ...form, ...noPlace, kind, figure: '', reason: null }, was: null };
    }),
    takeKind: assign(({ context }, { kind }: { readonly kind: StockKind }) => ({
      form: { ...context.form, kind },
      mistake: null,
    })),
    takeReason: assign(({ context }, { reason }: { readonly reason: CountReason }) => ({
      form: { ...context.form, reason },
      mistake: null,
    })),
    takeField: assign(({ context: { form }, event }) => {
      assertEvent(event, 'field.change');
      const place = event.field === 'place' ? { address: null } : {};
      return { form: { ...form, ...place, [event.field]: event.text }, mistake: null };
    }),
    takeAddress: assign(({ context: { form }, event }) => {
      assertEvent(event, 'address.choose');
      return { form: { ...form, address: event.address, place: '' }, mistake: null };
    }),
    forgetPlace: assign(({ context: { form } }) => ({ form: { ...form, ...noPlace } })),
    forgetFigure: assign(({ context: { form } }) => ({
      form: { ...form, figure: '', reason: null },
      was: null,
    })),
    forgetPhotos: assign({ photos: [] }),
    countAsKnown: assign(({ context: { form, product } }) => ({
      form: { ...form, figure: product === null ? '' : String(seenStockOf(product).onHand) },
    })),
    showMistake: assign({ mistake: 'form' }),
    keepChange: assign(({ context: { form, product }, event }) => {
      assertEvent(event, ['move.send', 'shelf.accept']);
      if (product === null) throw new Error('the stock of an unread product is not changed');
      return {
        sent: { key: event.key ?? '', change: readStockForm(form, product) },
        mistake: null,
        problem: null,
      };
    }),
    takeRecord: assign(({ context }, outcome: WashOutcome) =>
      outcome.ok ? recorded(context, outcome.value) : {},
    ),
    takeRefusal: assign(({ context }, outcome: WashOutcome) =>
      outcome.ok ? {} : refused(context, outcome.problem),
    ),
    emitAnswer: emit(({ context: { skuId } }, outcome: WashOutcome) =>
      outcome.ok
        ? { type: 'stock.recorded', skuId, stock: outcome.value.stock, onHand: outcome.value.on_hand }
        : { type: 'stock.writeRefused', skuId, hasMoved: isRefusedFor(outcome, 'stock_moved') },
    ),
  },
}).createMachine({
  id: 'stock-dialog',
  description: 'A change of the stock of one product: what came, what went, or how many were counted.',
  context: ({ input }) => ({
    ...input,
    product: null,
    form: emptyStockForm,
    photos: [],
    mistake: null,
    was: null,
    sent: null,
    problem: null,
    recorded: null,
  }),
  type: 'parallel',
  states: {
    uploads: {
      ...photoUploads,
      // What is under way is no longer one of the photos.
      on: {
        'dialog.open': '.idle',
        'leave.discard': '.idle',
        'move.another': '.idle',
        'mode.increase': '.idle',
        'mode.decrease': '.idle',
        'mode.count': '.idle',
        'kind.transferOut': '.idle',
      },
    },
    operation: {
      initial: 'closed',
      states: {
        closed: {
          tags: ['settled'],
          on: { 'dialog.open': { target: 'reading', actions: ['begin', 'takeMode'] } },
        },
        reading: {
          invoke: {
            id: 'skuDetail',
            src: 'skuDetail',
            input: ({ context: { skuId } }) => ({ skuId }),
            onDone: answered(
              { target: 'choosing', guard: 'isFound', actions: ['takeProduct'] },
              { target: 'missing' },
            ),
            onError: [{ target: 'choosing', guard: 'isKnown' }, { target: 'unread' }],
          },
          on: {
            'field.change': { actions: 'takeField' },
            'dialog.close': { target: 'closed', guard: not('hasInput') },
          },
        },
        missing: {
          tags: ['settled'],
          on: { 'dialog.open': { target: 'reading', actions: 'takeMode' }, 'dialog.close': 'closed' },
        },
        unread: {
          tags: ['settled'],
          on: {
            'dialog.open': { target: 'reading', actions: 'takeMode' },
            'product.retry': 'reading',
            'dialog.close': 'closed',
          },
        },
        choosing: choosingChange,
        leaving: {
          tags: ['editable'],
          on: {
            'leave.stay': 'choosing',
            'leave.discard': { target: 'closed', actions: 'begin' },
            ...latePhotos,
          },
        },
        awaitingPhotos: {
          id: 'awaitingPhotos',
          tags: ['busy', 'delivery:photos'],
          always: [
            { target: 'recording', guard: 'areAllSent' },
            { target: 'choosing', guard: 'hasFailedPhoto' },
          ],
          on: { 'move.edit': 'choosing' },
        },
        recording: write({
          service: 'washStock',
          input: ({ context }: { readonly context: StockDialogContext }) => washInput(context),
          onDone: [
            { target: 'recorded', guard: 'isAccepted', actions: ['takeRecord', 'emitAnswer'] },
            { target: '#count', guard: 'isMoved', actions: ['takeRefusal', 'emitAnswer'] },
            { target: 'choosing', guard: 'isShort', actions: ['takeRefusal', 'emitAnswer'] },
            { target: 'reserved', guard: 'isReserved', actions: ['takeRefusal', 'emitAnswer'] },
            { target: 'refused', actions: ['takeRefusal', 'emitAnswer'] },
          ],
        }),
        reserved: {
          on: { 'move.edit': 'choosing', 'leave.discard': { target: 'closed', actions: 'begin' } },
        },
        refused: { on: { 'move.edit': 'choosing', 'leave.discard': { target: 'closed', actions: 'begin' } } },
        unreachable: { tags: ['delivery:unreachable'], on: { 'move.retry': 'recording' } },
        recorded: {
          tags: ['settled'],
          on: {
            'dialog.close': 'closed',
            'move.another': { target: 'choosing', actions: 'begin' },
            'dialog.open': { target: 'reading', actions: ['begin', 'takeMode'] },
          },
        },
      },
    },
  },
});

export const stockDialogWorkflow = defineWorkflow({
  name: 'stock-dialog',
  machine: stockDialogMachine,
  services: { skuDetail: 'read', uploadV2: 'write', washStock: 'write' },
  journalled: true,
  fields: { 'field.change': 'text' },
  settles: true,
});
