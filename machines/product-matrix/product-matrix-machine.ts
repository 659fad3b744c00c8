import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { readWhole } from '../../domain/digits.ts';
import { withinStock, withoutTyped } from '../../domain/orders/matrix.ts';
import type { MatrixLine, TypedQuantities } from '../../domain/orders/matrix.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { Stamp } from '../kit/workflow.ts';

export interface ProductMatrixInput {
  readonly groupId: string;
}

/** A cell of the matrix: a product, and what can be promised of it. */
export interface MatrixCell {
  readonly skuId: string;
  readonly stock: number;
}

export interface FillCartInput extends ProductMatrixInput {
  readonly lines: readonly MatrixLine[];
}

interface ProductMatrixContext extends ProductMatrixInput {
  readonly typed: TypedQuantities;
  /** The number that was typed last, which a heading fills in; null before one was. */
  readonly last: number | null;
  /** What is going into the cart. */
  readonly lines: readonly MatrixLine[];
}

export type ProductMatrixEvent = Stamp &
  (
    | ({ readonly type: 'cell.type'; readonly text: string } & MatrixCell)
    | { readonly type: 'cells.fill'; readonly cells: readonly MatrixCell[] }
    | { readonly type: 'cells.discard'; readonly skuIds: readonly string[] }
    | { readonly type: 'matrix.accept'; readonly lines: readonly MatrixLine[] }
    | { readonly type: 'fillCart.interrupted' }
  );

/** The cart holds what was typed. */
export interface ProductMatrixEmitted {
  readonly type: 'matrix.filled';
}

export const productMatrixMachine = setup({
  types: {
    context: {} as ProductMatrixContext,
    input: {} as ProductMatrixInput,
    events: {} as ProductMatrixEvent,
    emitted: {} as ProductMatrixEmitted,
    tags: {} as 'busy' | 'editable' | 'settled',
  },
  actors: {
    fillCart: fromPromise<{ readonly pieces: number }, FillCartInput>(notProvided),
  },
  guards: {
    isTyped: ({ context }) => Object.keys(context.typed).length > 0,
    hasLast: ({ context }) => context.last !== null,
    hasLines({ event }) {
      assertEvent(event, 'matrix.accept');
      return event.lines.length > 0;
    },
  },
  actions: {
    takeCell: assign(({ context, event }) => {
      assertEvent(event, 'cell.type');
      const quantity = withinStock(readWhole(event.text) ?? 0, event.stock);
      return { typed: { ...context.typed, [event.skuId]: quantity }, last: quantity };
    }),
    fillCells: assign(({ context, event }) => {
      assertEvent(event, 'cells.fill');
      const { last } = context;
      if (last === null) return {};
      const filled = event.cells.map(({ skuId, stock }) => [skuId, withinStock(last, stock)] as const);
      return { typed: { ...context.typed, ...Object.fromEntries(filled) } };
    }),
    discardCells: assign(({ context, event }) => {
      assertEvent(event, 'cells.discard');
      return { typed: withoutTyped(context.typed, event.skuIds) };
    }),
    takeLines: assign(({ event }) => {
      assertEvent(event, 'matrix.accept');
      return { lines: event.lines };
    }),
    forgetLines: assign({ lines: [] }),
    forgetFilled: assign(({ context: { typed, lines } }) => ({
      typed: withoutTyped(
        typed,
        lines.map(({ product }) => product.id),
      ),
      lines: [],
    })),
    emitFilled: emit({ type: 'matrix.filled' }),
  },
}).createMachine({
  id: 'product-matrix',
  description:
    'How many pieces of each colour and size: typed for all of them, and put into the cart at once.',
  context: ({ input }) => ({ ...input, typed: {}, last: null, lines: [] }),
  initial: 'editing',
  states: {
    editing: {
      tags: ['editable'],
      initial: 'deciding',
      on: {
        'cell.type': { target: '.typed', actions: 'takeCell' },
        'cells.fill': { target: '.typed', guard: 'hasLast', actions: 'fillCells' },
      },
      states: {
        deciding: { always: [{ target: 'typed', guard: 'isTyped' }, { target: 'untouched' }] },
        untouched: { tags: ['settled'] },
        typed: {
          on: {
            'cells.discard': { target: 'deciding', actions: 'discardCells' },
            'matrix.accept': { target: '#product-matrix.filling', guard: 'hasLines', actions: 'takeLines' },
          },
        },
      },
    },
    filling: {
      tags: ['busy'],
      invoke: {
        id: 'fillCart',
        src: 'fillCart',
        input: ({ context: { groupId, lines } }) => ({ groupId, lines }),
        onDone: { target: 'editing', actions: ['forgetFilled', 'emitFilled'] },
        onError: { target: 'editing', actions: 'forgetLines' },
      },
      // The cart may hold it: the cells compare themselves with the cart, and what differs can be put into it again.
      on: { 'fillCart.interrupted': { target: 'editing', actions: 'forgetLines' } },
    },
  },
});

export const productMatrixWorkflow = defineWorkflow({
  name: 'product-matrix',
  machine: productMatrixMachine,
  services: { fillCart: 'once' },
  journalled: true,
  fields: { 'cell.type': 'text' },
  settles: true,
});
