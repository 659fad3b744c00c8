import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { maxProductPhotos } from '../../domain/limits.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { sentPaths } from '../../domain/photos/photos.ts';
import type { KeptPhoto } from '../../domain/photos/photos.ts';
import {
  blankForm,
  findFaults,
  isBegun,
  readProductForm,
  withoutFaultsOf,
} from '../../domain/products/product-form.ts';
import type {
  FormFault,
  ProductFacts,
  ProductForm,
  ProductTextField,
} from '../../domain/products/product-form.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { choosingPhotos, photoForm, photoUploads, refusedWith } from '../kit/photo-form.ts';
import type { PhotoEvent, UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface AddProductInput {
  readonly key: string;
  readonly facts: ProductFacts;
  /** Addresses of its pictures. */
  readonly photos: readonly string[];
}

export interface ProductFormContext {
  readonly form: ProductForm;
  readonly photos: readonly KeptPhoto[];
  readonly faults: readonly FormFault[];
  readonly mistake: 'tooManyPhotos' | 'repeatedPhoto' | null;
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

export type ProductFormEvent =
  | (Stamp &
      (
        | { readonly type: 'form.open'; readonly categoryId: string }
        | { readonly type: 'form.close' }
        | { readonly type: 'field.change'; readonly field: ProductTextField; readonly text: string }
        | { readonly type: 'category.choose'; readonly categoryId: string }
        | PhotoEvent
        | { readonly type: 'form.save' }
        | { readonly type: 'form.edit' }
        | { readonly type: 'form.retry' }
        | { readonly type: 'form.discard' }
      ))
  | DeliveryEvent;

type AddOutcome = Outcome<Product>;

/** The shop has a new product. */
export interface ProductFormEmitted {
  readonly type: 'product.updated';
  readonly skuId: string;
  readonly change: 'added';
}

const photoPart = photoForm<ProductFormContext>(() => maxProductPhotos);

const blank: ProductFormContext = {
  form: blankForm,
  photos: [],
  faults: [],
  mistake: null,
  key: '',
  problem: null,
};

export const productFormMachine = setup({
  types: {
    context: {} as ProductFormContext,
    events: {} as ProductFormEvent,
    emitted: {} as ProductFormEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    addSingleProduct: fromPromise<AddOutcome, AddProductInput>(notProvided),
  },
  guards: {
    ...photoPart.guards,
    isUntouched: ({ context }) => !isBegunDraft(context),
    hasFault: ({ context }) => faultsOf(context).length > 0,
    isAccepted: (_, outcome: AddOutcome) => outcome.ok,
  },
  actions: {
    takePhotos: assign((at) => ({
      ...photoPart.takePhotos(at),
      faults: withoutFaultsOf('photos', at.context.faults),
    })),
    refusePhotos: assign(photoPart.refusePhotos),
    removePhoto: assign(photoPart.removePhoto),
    retryPhoto: assign(photoPart.retryPhoto),
    takeUpload: assign(photoPart.takeUpload),
    failUpload: assign(photoPart.failUpload),
    takeCategory: assign(({ context, event }) => {
      assertEvent(event, ['form.open', 'category.choose']);
      return {
        form: { ...context.form, category_id: event.categoryId },
        faults: withoutFaultsOf('category_id', context.faults),
      };
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        form: { ...context.form, [event.field]: event.text },
        faults: withoutFaultsOf(event.field, context.faults),
      };
    }),
    giveUp: assign(blank),
    showFaults: assign({ faults: ({ context }) => faultsOf(context) }),
    keepKey: assign(({ event }) => {
      assertEvent(event, 'form.save');
      return { key: event.key ?? '', faults: [], mistake: null, problem: null };
    }),
    takeProblem: assign(({ context }, outcome: AddOutcome) =>
      outcome.ok ? {} : refusedWith(context, outcome.problem),
    ),
    emitAdded: emit((_, outcome: AddOutcome) => {
      if (!outcome.ok) throw new Error('only what was accepted is an update');
      return { type: 'product.updated', skuId: outcome.value.id, change: 'added' };
    }),
  },
}).createMachine({
  id: 'product-form',
  description: 'A new product: what is typed of it and its pictures, kept as a draft and added once.',
  context: blank,
  type: 'parallel',
  states: {
    uploads: { ...photoUploads, on: { 'form.discard': '.idle' } },
    form: {
      initial: 'closed',
      states: {
        closed: { tags: ['settled'], on: { 'form.open': { target: 'editing', actions: 'takeCategory' } } },
        editing: {
          tags: ['editable'],
          initial: 'typing',
          on: {
            'form.open': { guard: 'isUntouched', actions: 'takeCategory' },
            'form.close': { target: 'closed', guard: 'isUntouched' },
            'form.discard': { target: 'closed', actions: 'giveUp' },
            'field.change': { actions: 'takeText' },
            'category.choose': { actions: 'takeCategory' },
            ...choosingPhotos,
            'form.save': [
              { guard: 'hasFault', actions: 'showFaults' },
              { target: 'awaitingPhotos', actions: 'keepKey' },
            ],
          },
          states: { typing: {}, refused: {} },
        },
        awaitingPhotos: {
          tags: ['busy', 'delivery:photos'],
          always: [
            { target: 'adding', guard: 'areAllSent' },
            { target: 'editing', guard: 'hasFailedPhoto' },
          ],
          on: { 'form.edit': 'editing' },
        },
        adding: write({
          service: 'addSingleProduct',
          input: ({ context }: { readonly context: ProductFormContext }) => addInput(context),
          onDone: [
            { target: 'saved', guard: 'isAccepted', actions: ['emitAdded'] },
            { target: 'editing.refused', actions: ['takeProblem'] },
          ],
        }),
        unreachable: { tags: ['delivery:unreachable'], on: { 'form.retry': 'adding' } },
        saved: { tags: ['settled'] },
      },
    },
  },
});

/** Whether there is something in the form that would be lost. */
export function isBegunDraft({ form, photos }: ProductFormContext): boolean {
  return photos.length > 0 || isBegun(form);
}

/** What has to be corrected before the product is added. */
export function faultsOf({ form, photos }: ProductFormContext): readonly FormFault[] {
  return findFaults(form, { isNew: true, photos: photos.length });
}

function addInput({ key, form, photos }: ProductFormContext): AddProductInput {
  return { key, facts: readProductForm(form), photos: sentPaths(photos) };
}

export const productFormWorkflow = defineWorkflow({
  name: 'product-form',
  machine: productFormMachine,
  services: { uploadV2: 'write', addSingleProduct: 'write' },
  journalled: true,
  fields: { 'field.change': 'text' },
  settles: true,
});
