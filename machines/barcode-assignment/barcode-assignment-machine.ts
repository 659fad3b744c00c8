import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface BarcodeAssignmentInput {
  readonly barcode: string;
}

export interface AssignBarcodeInput extends BarcodeAssignmentInput {
  readonly key: string;
  readonly skuId: string;
  /** The version that the person saw; null takes whichever is current. */
  readonly version: number | null;
}

/** What is kept of the chosen product. */
export type AssignedProduct = Pick<Product, 'id' | 'name' | 'ch_name' | 'th_name' | 'version'>;

export interface BarcodeAssignmentContext extends BarcodeAssignmentInput {
  readonly product: AssignedProduct | null;
  readonly version: number | null;
  readonly key: string;
  readonly problem: Problem | null;
}

export type BarcodeAssignmentEvent =
  | (Stamp &
      (
        | { readonly type: 'barcode.assign'; readonly product: AssignedProduct }
        | { readonly type: 'barcode.insist' | 'barcode.retry' | 'barcode.leave' }
      ))
  | DeliveryEvent;

type AssignOutcome = Outcome<Product>;

/** The product has a new version: with this barcode, or another that this device did not know. */
export interface BarcodeAssignmentEmitted {
  readonly type: 'product.updated' | 'product.writeRefused';
  readonly skuId: string;
  readonly change: 'barcode';
}

export const barcodeAssignmentMachine = setup({
  types: {
    context: {} as BarcodeAssignmentContext,
    input: {} as BarcodeAssignmentInput,
    events: {} as BarcodeAssignmentEvent,
    emitted: {} as BarcodeAssignmentEmitted,
    tags: {} as 'busy' | 'settled' | DeliveryTag,
  },
  actors: {
    assignBarcode: fromPromise<AssignOutcome, AssignBarcodeInput>(notProvided),
  },
  guards: {
    isAnotherProduct({ context, event }) {
      assertEvent(event, 'barcode.assign');
      return event.product.id !== context.product?.id;
    },
    isAccepted: (_, outcome: AssignOutcome) => outcome.ok,
    isTaken: (_, outcome: AssignOutcome) => !outcome.ok && outcome.problem.reason === 'barcode_taken',
    isConflict: (_, outcome: AssignOutcome) => !outcome.ok && outcome.problem.reason === 'version_conflict',
  },
  actions: {
    takeProduct: assign(({ event }) => {
      assertEvent(event, 'barcode.assign');
      const { id, name, ch_name, th_name, version } = event.product;
      return {
        product: { id, name, ch_name, th_name, version },
        version,
        key: event.key ?? '',
        problem: null,
      };
    }),
    insist: assign(({ event }) => {
      assertEvent(event, 'barcode.insist');
      return { version: null, key: event.key ?? '', problem: null };
    }),
    takeProblem: assign((_, outcome: AssignOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    emitAnswer: emit(({ context }, outcome: AssignOutcome) => ({
      type: outcome.ok ? 'product.updated' : 'product.writeRefused',
      skuId: context.product?.id ?? '',
      change: 'barcode',
    })),
    forget: assign({ product: null, version: null, key: '', problem: null }),
  },
}).createMachine({
  id: 'barcode-assignment',
  description: 'A barcode that no product had is given to a product.',
  context: ({ input }) => ({ ...input, product: null, version: null, key: '', problem: null }),
  initial: 'free',
  states: {
    free: {
      tags: ['settled'],
      on: { 'barcode.assign': { target: 'assigning', actions: 'takeProduct' } },
    },
    assigning: write({
      service: 'assignBarcode',
      input: ({ context }: { readonly context: BarcodeAssignmentContext }) => assignInput(context),
      onDone: [
        { target: 'assigned', guard: 'isAccepted', actions: ['emitAnswer'] },
        { target: 'taken', guard: 'isTaken', actions: ['takeProblem', 'emitAnswer'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeProblem', 'emitAnswer'] },
        { target: 'refused', actions: ['takeProblem', 'emitAnswer'] },
      ],
    }),
    assigned: {
      tags: ['settled'],
      // It may have been taken away from that product since; the same one again is the same wish.
      on: {
        'barcode.assign': { target: 'assigning', guard: 'isAnotherProduct', actions: 'takeProduct' },
        'barcode.leave': { target: 'free', actions: 'forget' },
      },
    },
    /** Another product has it. */
    taken: {
      on: {
        'barcode.leave': { target: 'free', actions: 'forget' },
      },
    },
    /** Somebody changed the product meanwhile: it gets the barcode if the person still wants it. */
    conflict: {
      on: {
        'barcode.insist': { target: 'assigning', actions: 'insist' },
        'barcode.leave': { target: 'free', actions: 'forget' },
      },
    },
    refused: {
      on: {
        'barcode.leave': { target: 'free', actions: 'forget' },
      },
    },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: {
        'barcode.retry': 'assigning',
        'barcode.leave': { target: 'free', actions: 'forget' },
      },
    },
  },
});

function assignInput({ key, barcode, product, version }: BarcodeAssignmentContext): AssignBarcodeInput {
  return { key, barcode, skuId: product?.id ?? '', version };
}

export const barcodeAssignmentWorkflow = defineWorkflow({
  name: 'barcode-assignment',
  machine: barcodeAssignmentMachine,
  services: { assignBarcode: 'write' },
  journalled: true,
  settles: true,
});
