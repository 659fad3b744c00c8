import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { readBarcode } from '../../domain/scanning/barcodes.ts';
import type { CameraStart } from '../../domain/scanning/sightings.ts';
import type { Product } from '../../domain/contract.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { answered, outputOf } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { addHit, addMiss, hitOf, missOf, queueCode, withoutMiss } from './scanned-codes.ts';
import type { ScanHit, ScanMiss, WaitingCode } from './scanned-codes.ts';

export interface ScanContext {
  readonly hasTorch: boolean;
  readonly isLit: boolean;
  readonly lineScans: boolean;
  /** Codes to be looked up, the first one now. */
  readonly waiting: readonly WaitingCode[];
  /** Products found since the scanner was opened, the last one first. */
  readonly hits: readonly ScanHit[];
  /** Codes that led to no product, the last one first. */
  readonly misses: readonly ScanMiss[];
  readonly typed: string;
}

export type ScanEvent =
  | { readonly type: 'scan.open' | 'camera.start' | 'camera.stop' | 'torch.toggle' | 'line.scan' }
  | { readonly type: 'scanWithLine.interrupted' }
  | { readonly type: 'code.scan'; readonly code: string }
  | { readonly type: 'code.type'; readonly text: string }
  | { readonly type: 'code.retry'; readonly code: string }
  | { readonly type: 'code.dismiss'; readonly code: string }
  | { readonly type: 'code.claim'; readonly code: string; readonly product: Product };

/** A product was scanned, so many times. */
export interface ScanEmitted {
  readonly type: 'scan.hit';
  readonly product: Product;
  readonly code: string;
  readonly times: number;
}

const begun = { waiting: [], hits: [], misses: [], typed: '' } as const;

export const scanMachine = setup({
  types: {
    context: {} as ScanContext,
    events: {} as ScanEvent,
    emitted: {} as ScanEmitted,
    tags: {} as 'camera' | 'noCamera',
  },
  actors: {
    startCamera: fromPromise<CameraStart>(notProvided),
    watchCamera: fromPromise<null>(notProvided),
    setTorch: fromPromise<boolean, { readonly on: boolean }>(notProvided),
    scanWithLine: fromPromise<string | null>(notProvided),
    skuByBarcode: fromPromise<Outcome<Product>, { readonly code: string }>(notProvided),
  },
  guards: {
    isReady: (_, start: CameraStart) => start.kind === 'ready',
    isRefused: (_, start: CameraStart) => start.kind === 'refused',
    lacksReader: (_, start: CameraStart) => start.kind === 'noReader',
    isInsideLine: (_, start: CameraStart) => start.kind === 'insideLine',
    hasTorch: ({ context }) => context.hasTorch,
    lineScans: ({ context }) => context.lineScans,
    isUsable: ({ event }) => readBarcode(codeIn(event)) !== null,
    isFoundBefore: ({ context, event }) => hitOf(context.hits, codeIn(event)) !== null,
    isUnknownBefore: ({ context, event }) => missOf(context.misses, codeIn(event))?.why === 'unknown',
    isMissed: ({ context, event }) => missOf(context.misses, codeIn(event)) !== null,
    isWaiting: ({ context }) => context.waiting.length > 0,
    isFound: (_, outcome: Outcome<Product>) => outcome.ok,
    isCode: (_, text: string | null) => text !== null && readBarcode(text) !== null,
  },
  actions: {
    begin: assign({ ...begun, hasTorch: false, isLit: false, lineScans: false }),
    takeCamera: assign((_, start: CameraStart) => ({
      hasTorch: start.kind === 'ready' && start.hasTorch,
      isLit: false,
    })),
    takeLine: assign((_, start: CameraStart) => ({
      lineScans: start.kind === 'insideLine' && start.lineScans,
    })),
    takeTorch: assign((_, isLit: boolean) => ({ isLit })),
    takeText: assign(({ event }) => {
      assertEvent(event, 'code.type');
      return { typed: event.text };
    }),
    queue: assign(({ context, event }) => {
      const code = codeIn(event);
      // What could not be looked up before is looked up again, with all the times that it was scanned.
      const times = timesMissed(context, code) + (event.type === 'code.scan' ? 1 : 0);
      return {
        waiting: queueCode(context.waiting, code, times),
        misses: withoutMiss(context.misses, code),
      };
    }),
    countAgain: assign(({ context, event }) => {
      const code = codeIn(event);
      const hit = hitOf(context.hits, code);
      return hit === null ? {} : { hits: addHit(context.hits, hit.product, code, 1) };
    }),
    missAgain: assign(({ context, event }) => ({
      misses: addMiss(context.misses, { code: codeIn(event), times: 1, why: 'unknown' }),
    })),
    refuseCode: assign(({ context, event }) => ({
      misses: addMiss(context.misses, { code: codeIn(event), times: 1, why: 'unusable' }),
    })),
    emptyField: assign(({ context, event }) => {
      assertEvent(event, 'code.scan');
      return event.code === context.typed ? { typed: '' } : {};
    }),
    queueFromLine: assign(({ context }, text: string | null) => {
      const code = readBarcode(text ?? '') ?? '';
      return {
        waiting: queueCode(context.waiting, code, timesMissed(context, code) + 1),
        misses: withoutMiss(context.misses, code),
      };
    }),
    takeHit: assign(({ context }, outcome: Outcome<Product>) => {
      const [next, ...waiting] = context.waiting;
      return next === undefined || !outcome.ok
        ? {}
        : { waiting, hits: addHit(context.hits, outcome.value, next.code, next.times) };
    }),
    takeMiss: assign(({ context }, outcome: Outcome<Product>) => {
      const [next, ...waiting] = context.waiting;
      const isUnknown = !outcome.ok && outcome.problem.status === 404;
      return next === undefined
        ? {}
        : { waiting, misses: addMiss(context.misses, { ...next, why: isUnknown ? 'unknown' : 'refused' }) };
    }),
    takeUnreached: assign(({ context }) => {
      const [next, ...waiting] = context.waiting;
      return next === undefined
        ? {}
        : { waiting, misses: addMiss(context.misses, { ...next, why: 'unreachable' }) };
    }),
    dismiss: assign(({ context, event }) => ({ misses: withoutMiss(context.misses, codeIn(event)) })),
    claim: assign(({ context, event }) => {
      assertEvent(event, 'code.claim');
      const { code, product } = event;
      return {
        hits: addHit(context.hits, product, code, timesMissed(context, code)),
        misses: withoutMiss(context.misses, code),
      };
    }),
    emitHit: emit(({ context }, outcome: Outcome<Product>) => {
      const [next] = context.waiting;
      if (!outcome.ok || next === undefined)
        throw new Error('a hit is a product and the code that led to it');
      return { type: 'scan.hit', product: outcome.value, ...next };
    }),
    emitAgain: emit(({ context, event }) => {
      const code = codeIn(event);
      const hit = hitOf(context.hits, code);
      if (hit === null) throw new Error('only what was found is found again');
      return { type: 'scan.hit', product: hit.product, code, times: 1 };
    }),
    emitClaimed: emit(({ context, event }) => {
      assertEvent(event, 'code.claim');
      const { code, product } = event;
      return { type: 'scan.hit', product, code, times: timesMissed(context, code) };
    }),
  },
}).createMachine({
  id: 'scan',
  description:
    'A scanner: codes are read by the camera, typed by a scanner or a person, and lead to products.',
  context: { ...begun, hasTorch: false, isLit: false, lineScans: false },
  type: 'parallel',
  states: {
    camera: {
      initial: 'off',
      on: { 'scan.open': '.off', 'camera.stop': '.off', 'camera.start': '.starting' },
      states: {
        off: {},
        starting: {
          invoke: {
            id: 'startCamera',
            src: 'startCamera',
            onDone: answered(
              { target: 'watching', guard: 'isReady', actions: ['takeCamera'] },
              { target: 'refused', guard: 'isRefused' },
              { target: 'insideLine', guard: 'isInsideLine', actions: ['takeLine'] },
              { target: 'noReader', guard: 'lacksReader' },
              { target: 'missing' },
            ),
            onError: 'failed',
          },
        },
        watching: {
          tags: ['camera'],
          // Runs until the camera is taken away, or the state is left.
          invoke: { id: 'watchCamera', src: 'watchCamera', onDone: 'failed', onError: 'failed' },
          initial: 'steady',
          states: {
            steady: { on: { 'torch.toggle': { target: 'switching', guard: 'hasTorch' } } },
            switching: {
              invoke: {
                id: 'setTorch',
                src: 'setTorch',
                input: ({ context }) => ({ on: !context.isLit }),
                onDone: { target: 'steady', actions: { type: 'takeTorch', params: outputOf } },
                onError: 'steady',
              },
            },
          },
        },
        refused: { tags: ['noCamera'] },
        missing: { tags: ['noCamera'] },
        failed: { tags: ['noCamera'] },
        noReader: { tags: ['noCamera'] },
        insideLine: {
          tags: ['noCamera'],
          on: { 'line.scan': { target: 'askingLine', guard: 'lineScans' } },
        },
        askingLine: {
          tags: ['noCamera'],
          invoke: {
            id: 'scanWithLine',
            src: 'scanWithLine',
            onDone: answered(
              { target: 'insideLine', guard: 'isCode', actions: ['queueFromLine'] },
              { target: 'insideLine' },
            ),
            onError: 'insideLine',
          },
          on: { 'scanWithLine.interrupted': 'insideLine' },
        },
      },
    },
    codes: {
      initial: 'resting',
      on: {
        'scan.open': { target: '.resting', actions: 'begin' },
        'code.type': { actions: 'takeText' },
        'code.scan': [
          { guard: 'isFoundBefore', actions: ['emitAgain', 'countAgain', 'emptyField'] },
          { guard: 'isUnknownBefore', actions: ['missAgain', 'emptyField'] },
          { guard: 'isUsable', actions: ['queue', 'emptyField'] },
          { actions: 'refuseCode' },
        ],
        'code.retry': { guard: 'isMissed', actions: 'queue' },
        'code.dismiss': { guard: 'isMissed', actions: 'dismiss' },
        'code.claim': { guard: 'isMissed', actions: ['emitClaimed', 'claim'] },
      },
      states: {
        resting: {
          always: { target: 'looking', guard: 'isWaiting' },
        },
        looking: {
          invoke: {
            id: 'skuByBarcode',
            src: 'skuByBarcode',
            input: ({ context: { waiting } }) => ({ code: waiting[0]?.code ?? '' }),
            onDone: answered(
              { target: 'resting', guard: 'isFound', actions: ['emitHit', 'takeHit'] },
              { target: 'resting', actions: ['takeMiss'] },
            ),
            onError: { target: 'resting', actions: 'takeUnreached' },
          },
        },
      },
    },
  },
});

/** The code that an event is about, as it is compared and kept. */
function codeIn(event: ScanEvent | EventObject): string {
  const { code } = event as { readonly code?: string };
  return readBarcode(code ?? '') ?? code ?? '';
}

function timesMissed({ misses }: ScanContext, code: string): number {
  return missOf(misses, code)?.times ?? 0;
}

export const scanWorkflow = defineWorkflow({
  name: 'scan',
  machine: scanMachine,
  services: {
    startCamera: 'read',
    watchCamera: 'read',
    setTorch: 'read',
    scanWithLine: 'once',
    skuByBarcode: 'read',
  },
  journalled: false,
});
