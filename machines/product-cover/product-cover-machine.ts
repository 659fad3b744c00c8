import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { ChosenPhoto } from '../../domain/photos/photos.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface ProductCoverInput {
  readonly skuId: string;
}

export interface SetCoverInput extends ProductCoverInput {
  readonly key: string;
  /** Address of a picture that the server has. */
  readonly cover: string;
}

export interface ProductCoverContext extends ProductCoverInput {
  /** The new picture; null when one of the product's own was chosen. */
  readonly photo: ChosenPhoto | null;
  /** Address of the picture; empty until the server has the new one. */
  readonly cover: string;
  /** Key of the change under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

export type ProductCoverEvent =
  | (Stamp &
      (
        | { readonly type: 'cover.take'; readonly photo: ChosenPhoto }
        | { readonly type: 'cover.choose'; readonly cover: string }
        | { readonly type: 'cover.retry' }
        | { readonly type: 'cover.dismiss' }
      ))
  | DeliveryEvent;

type CoverOutcome = Outcome<Product>;

/** The product has another first picture. */
export interface ProductCoverEmitted {
  readonly type: 'product.updated';
  readonly skuId: string;
  readonly change: 'cover';
}

/** Another picture may be chosen, also in place of one that was refused, lost or could not be sent. */
const choosing = {
  'cover.take': { target: 'uploading', actions: 'takePhoto' },
  'cover.choose': { target: 'setting', actions: 'takeChosen' },
} as const;

/** What failed gives way to another picture, or is forgotten. */
const givingUp = { ...choosing, 'cover.dismiss': { target: 'resting', actions: 'forget' } } as const;

export const productCoverMachine = setup({
  types: {
    context: {} as ProductCoverContext,
    input: {} as ProductCoverInput,
    events: {} as ProductCoverEvent,
    emitted: {} as ProductCoverEmitted,
    tags: {} as 'busy' | 'settled' | DeliveryTag,
  },
  actors: {
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    setupSkuCover: fromPromise<CoverOutcome, SetCoverInput>(notProvided),
  },
  guards: {
    isUploaded: (_, outcome: UploadOutcome) => outcome.ok,
    isAccepted: (_, outcome: CoverOutcome) => outcome.ok,
    hasCover: ({ context }) => context.cover !== '',
  },
  actions: {
    takePhoto: assign(({ event }) => {
      assertEvent(event, 'cover.take');
      return { photo: event.photo, cover: '', key: event.key ?? '', problem: null };
    }),
    takeChosen: assign(({ event }) => {
      assertEvent(event, 'cover.choose');
      return { photo: null, cover: event.cover, key: event.key ?? '', problem: null };
    }),
    takeUpload: assign((_, outcome: UploadOutcome) =>
      outcome.ok ? { cover: outcome.value.filepath } : { problem: outcome.problem },
    ),
    takeProblem: assign((_, outcome: CoverOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    forget: assign({ photo: null, cover: '', problem: null }),
    emitUpdated: emit(({ context: { skuId } }) => ({ type: 'product.updated', skuId, change: 'cover' })),
  },
}).createMachine({
  id: 'product-cover',
  description: 'The first picture of a product: a new photo, uploaded and then set, or one that it has.',
  context: ({ input }) => ({ ...input, photo: null, cover: '', key: '', problem: null }),
  initial: 'resting',
  states: {
    resting: { tags: ['settled'], on: choosing },
    uploading: write({
      service: 'uploadV2',
      input: ({ context }: { readonly context: ProductCoverContext }) => uploadInput(context),
      onDone: [
        { target: 'setting', guard: 'isUploaded', actions: ['takeUpload'] },
        { target: 'refused', actions: ['takeUpload'] },
      ],
    }),
    setting: write({
      service: 'setupSkuCover',
      input: ({ context: { skuId, key, cover } }: { readonly context: ProductCoverContext }) => ({
        skuId,
        key,
        cover,
      }),
      onDone: [
        { target: 'resting', guard: 'isAccepted', actions: ['forget', 'emitUpdated'] },
        { target: 'refused', actions: ['takeProblem'] },
      ],
    }),
    refused: { on: givingUp },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: {
        ...givingUp,
        'cover.retry': [{ target: 'setting', guard: 'hasCover' }, { target: 'uploading' }],
      },
    },
  },
});

function uploadInput({ photo }: ProductCoverContext): UploadInput {
  if (photo === null) throw new Error('only a new photo is uploaded');
  return { key: `upload-${photo.blobId}`, blobId: photo.blobId, fileName: photo.fileName };
}

export const productCoverWorkflow = defineWorkflow({
  name: 'product-cover',
  machine: productCoverMachine,
  services: { uploadV2: 'write', setupSkuCover: 'write' },
  journalled: true,
  settles: true,
});
