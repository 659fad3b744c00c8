import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import type { Side } from '../../domain/edit-conflict.ts';
import { readCurrent } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import {
  blankForm,
  editedProduct,
  findFaults,
  formOf,
  productChanges,
  withoutFaultsOf,
} from '../../domain/products/product-form.ts';
import type {
  EditableField,
  FormFault,
  ProductChanges,
  ProductFacts,
  ProductForm,
  ProductTextField,
} from '../../domain/products/product-form.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { recordEdit } from '../kit/record-edit.ts';
import type { RecordEdit } from '../kit/record-edit.ts';
import { write } from '../kit/write.ts';

export interface ProductEditInput {
  readonly skuId: string;
}

export interface EditProductInput extends ProductEditInput {
  readonly key: string;
  /** The version that the person saw. */
  readonly version: number;
  readonly changes: ProductChanges;
  /** In their place in snapshots of version 0.1.0: the whole form. */
  readonly facts?: ProductFacts;
}

export interface ProductEditContext
  extends ProductEditInput, RecordEdit<Product, ProductForm, EditableField> {
  readonly faults: readonly FormFault[];
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

export type ProductEditEvent =
  | (Stamp &
      (
        | { readonly type: 'edit.open'; readonly product: Product }
        | { readonly type: 'edit.close' }
        | { readonly type: 'field.change'; readonly field: ProductTextField; readonly text: string }
        | { readonly type: 'status.choose'; readonly status: Product['status'] }
        | { readonly type: 'edit.save' }
        | { readonly type: 'edit.retry' }
        | { readonly type: 'edit.discard' }
        | { readonly type: 'side.choose'; readonly field: EditableField; readonly side: Side }
        | { readonly type: 'conflict.settle' }
      ))
  | DeliveryEvent;

type EditOutcome = Outcome<Product>;

/** The product has a new version: this one, or another that this device did not know. */
export interface ProductEditEmitted {
  readonly type: 'product.updated' | 'product.writeRefused';
  readonly skuId: string;
  readonly change: 'edited';
}

export const productEdits = recordEdit(editedProduct, formOf);

const rested = { faults: [], theirs: null, choices: {}, key: '', problem: null } as const;

export const productEditMachine = setup({
  types: {
    context: {} as ProductEditContext,
    input: {} as ProductEditInput,
    events: {} as ProductEditEvent,
    emitted: {} as ProductEditEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: { editSku: fromPromise<EditOutcome, EditProductInput>(notProvided) },
  guards: {
    isUntouched: ({ context }) => !productEdits.isTouched(context),
    isTouched: ({ context }) => productEdits.isTouched(context),
    hasFault: ({ context: { form } }) => findFaults(form, edited).length > 0,
    isAccepted: (_, outcome: EditOutcome) => outcome.ok,
    isConflict: (_, outcome: EditOutcome) => !outcome.ok && readCurrent(outcome.problem) !== null,
    isContested({ context, event }) {
      assertEvent(event, 'side.choose');
      return productEdits.contestedIn(context).includes(event.field);
    },
    isDecided: ({ context }) => productEdits.isDecided(context),
    leavesTheirs: ({ context }) => productEdits.isDecided(context) && productEdits.leavesTheirs(context),
  },
  actions: {
    takeProduct: assign(({ event }) => {
      assertEvent(event, 'edit.open');
      return { ...rested, seen: event.product, form: formOf(event.product) };
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        form: { ...context.form, [event.field]: event.text },
        faults: withoutFaultsOf(event.field, context.faults),
      };
    }),
    takeStatus: assign(({ context, event }) => {
      assertEvent(event, 'status.choose');
      return { form: { ...context.form, status: event.status } };
    }),
    giveUp: assign(({ context: { seen, theirs } }) => restOn(theirs ?? seen)),
    showFaults: assign({ faults: ({ context: { form } }) => findFaults(form, edited) }),
    keepKey: assign(({ event }) => {
      assertEvent(event, ['edit.save', 'conflict.settle']);
      return { key: event.key ?? '', faults: [], problem: null };
    }),
    takeSaved: assign((_, outcome: EditOutcome) => (outcome.ok ? restOn(outcome.value) : {})),
    takeProblem: assign((_, outcome: EditOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    takeConflict: assign((_, outcome: EditOutcome) =>
      outcome.ok
        ? {}
        : { theirs: readCurrent(outcome.problem) as Product | null, choices: {}, problem: outcome.problem },
    ),
    chooseSide: assign(({ context, event }) => {
      assertEvent(event, 'side.choose');
      return { choices: { ...context.choices, [event.field]: event.side } };
    }),
    mergeSides: assign(({ context }) => ({
      form: productEdits.mergedForm(context),
      seen: context.theirs,
      theirs: null,
      choices: {},
    })),
    emitAnswer: emit(({ context: { skuId } }, outcome: EditOutcome) => ({
      type: outcome.ok ? 'product.updated' : 'product.writeRefused',
      skuId,
      change: 'edited',
    })),
  },
}).createMachine({
  id: 'product-edit',
  description: 'Changes to a product; what somebody else changed meanwhile is settled field by field.',
  context: ({ input }) => ({ ...input, ...rested, seen: null, form: blankForm }),
  initial: 'closed',
  states: {
    closed: { tags: ['settled'], on: { 'edit.open': { target: 'editing', actions: 'takeProduct' } } },
    editing: {
      tags: ['editable'],
      initial: 'typing',
      on: {
        'edit.open': { guard: 'isUntouched', actions: 'takeProduct' },
        'edit.close': { target: 'closed', guard: 'isUntouched' },
        'edit.discard': { target: 'closed', actions: 'giveUp' },
        'field.change': { actions: 'takeText' },
        'status.choose': { actions: 'takeStatus' },
        'edit.save': [
          { guard: 'hasFault', actions: 'showFaults' },
          { target: 'saving', guard: 'isTouched', actions: 'keepKey' },
        ],
      },
      states: { typing: {}, refused: {} },
    },
    saving: write({
      service: 'editSku',
      input: ({ context }: { readonly context: ProductEditContext }) => editInput(context),
      onDone: [
        { target: 'saved', guard: 'isAccepted', actions: ['takeSaved', 'emitAnswer'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeConflict', 'emitAnswer'] },
        { target: 'editing.refused', actions: ['takeProblem', 'emitAnswer'] },
      ],
    }),
    conflict: {
      on: {
        'side.choose': { guard: 'isContested', actions: 'chooseSide' },
        'conflict.settle': [
          { target: 'closed', guard: 'leavesTheirs', actions: 'giveUp' },
          { target: 'saving', guard: 'isDecided', actions: ['mergeSides', 'keepKey'] },
        ],
        'edit.discard': { target: 'closed', actions: 'giveUp' },
      },
    },
    unreachable: { tags: ['delivery:unreachable'], on: { 'edit.retry': 'saving' } },
    saved: { tags: ['settled'], on: { 'edit.open': { target: 'editing', actions: 'takeProduct' } } },
  },
});

const edited = { isNew: false, photos: 0 };

function restOn(product: Product | null): Partial<ProductEditContext> {
  return product === null ? rested : { ...rested, seen: product, form: formOf(product) };
}

function editInput({ key, skuId, seen, form }: ProductEditContext): EditProductInput {
  if (seen === null) throw new Error('only a product that was seen is edited');
  return { key, skuId, version: seen.version, changes: productChanges(formOf(seen), form) };
}

export const productEditWorkflow = defineWorkflow({
  name: 'product-edit',
  machine: productEditMachine,
  services: { editSku: 'write' },
  journalled: true,
  fields: { 'field.change': 'text' },
  settles: true,
});
