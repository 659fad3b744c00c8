import { assertEvent } from 'xstate';
import type { EventObject } from 'xstate';
import type { Upload } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import {
  addPhotos,
  allSent,
  changePhoto,
  hasRepeats,
  nextUpload,
  removePhoto,
  retryPhoto,
  markMissing,
} from '../../domain/photos/photos.ts';
import type { ChosenPhoto, KeptPhoto } from '../../domain/photos/photos.ts';
import { outputOf } from './answered.ts';

export interface UploadInput {
  readonly key: string;
  readonly blobId: string;
  readonly fileName: string;
  /** The reference of the bank slip in it. */
  readonly slip?: string;
}

export type UploadOutcome = Outcome<Pick<Upload, 'filepath' | 'duplicate_of' | 'earlier_entry'>>;

export type PhotoEvent =
  | { readonly type: 'photos.add'; readonly photos: readonly ChosenPhoto[] }
  | { readonly type: 'photo.remove'; readonly blobId: string }
  | { readonly type: 'photo.retry'; readonly blobId: string };

export interface WithPhotos {
  readonly photos: readonly KeptPhoto[];
}

interface Held<Context extends WithPhotos> {
  readonly context: Context;
  readonly event: EventObject;
}

/** The region that uploads stored photos one by one. */
export const photoUploads = {
  initial: 'idle',
  states: {
    idle: { always: { target: 'uploading', guard: 'hasKeptPhoto' } },
    uploading: {
      initial: 'sending',
      invoke: {
        id: 'uploadV2',
        src: 'uploadV2',
        input: ({ context }: { readonly context: WithPhotos }) => uploadInput(context),
        onDone: { target: 'idle', actions: { type: 'takeUpload', params: outputOf } },
        onError: { target: 'idle', actions: 'failUpload' },
      },
      on: {
        'delivery.waiting': '.waiting',
        'delivery.unknown': '.unknown',
        'photo.remove': { target: 'idle', guard: 'isUploadingPhoto' },
      },
      states: {
        sending: { tags: ['upload:sending'] },
        waiting: { tags: ['upload:waiting'] },
        unknown: { tags: ['upload:unknown'] },
      },
    },
  },
} as const;

/** Transitions on photos while their form is open. */
export const choosingPhotos = {
  'photos.add': [{ guard: 'fitsPhotos', actions: 'takePhotos' }, { actions: 'refusePhotos' }],
  'photo.remove': { actions: 'removePhoto' },
  'photo.retry': { actions: 'retryPhoto' },
} as const;

/** Accepts photos that were chosen before the form was closed and processed afterwards. */
export const latePhotos = { 'photos.add': { guard: 'fitsPhotos', actions: 'takePhotos' } } as const;

/** Guards and assignments of a photo form; `limitOf` returns the maximum number of photos. */
export function photoForm<Context extends WithPhotos>(limitOf: (context: Context) => number) {
  return {
    guards: {
      hasKeptPhoto: ({ context }: Held<Context>) => nextUpload(context.photos) !== undefined,
      hasFailedPhoto: ({ context }: Held<Context>) =>
        context.photos.some(({ status }) => status === 'failed'),
      areAllSent: ({ context }: Held<Context>) => allSent(context.photos),
      isUploadingPhoto: ({ context, event }: Held<Context>) =>
        nextUpload(context.photos)?.blobId === heard(event, 'photo.remove').blobId,
      fitsPhotos: ({ context, event }: Held<Context>) =>
        addPhotos(context.photos, heard(event, 'photos.add').photos, limitOf(context)) !== null,
    },
    /** Adds photos that fit, and notes when some of them were chosen before. */
    takePhotos({ context, event }: Held<Context>) {
      const chosen = heard(event, 'photos.add').photos;
      const mistake: 'repeatedPhoto' | null = hasRepeats(context.photos, chosen) ? 'repeatedPhoto' : null;
      return { photos: addPhotos(context.photos, chosen, limitOf(context)) ?? context.photos, mistake };
    },
    refusePhotos: { mistake: 'tooManyPhotos' },
    removePhoto({ context, event }: Held<Context>): WithPhotos {
      return { photos: removePhoto(context.photos, heard(event, 'photo.remove').blobId) };
    },
    retryPhoto({ context, event }: Held<Context>): WithPhotos {
      return { photos: retryPhoto(context.photos, heard(event, 'photo.retry').blobId) };
    },
    /** Assigns the answer to the photo that was being uploaded. */
    takeUpload({ context }: Held<Context>, outcome: UploadOutcome): WithPhotos {
      return changeNext(
        context,
        outcome.ok
          ? {
              status: 'sent',
              filepath: outcome.value.filepath,
              problem: null,
              usedFor: outcome.value.duplicate_of ?? [],
            }
          : { status: 'failed', problem: outcome.problem },
      );
    },
    /** Marks the photo that was being uploaded as not sent; it is still on the device. */
    failUpload: ({ context }: Held<Context>): WithPhotos => changeNext(context, { status: 'failed' }),
  } as const;
}

/** Returns what a refusal changes: photos that the server no longer has must be uploaded again. */
export function refusedWith(
  { photos }: WithPhotos,
  problem: Problem,
): WithPhotos & { readonly problem: Problem } {
  return { problem, photos: markMissing(photos, problem) };
}

function heard<Type extends PhotoEvent['type']>(
  event: EventObject,
  type: Type,
): Extract<PhotoEvent, { readonly type: Type }> {
  assertEvent(event, type);
  return event as Extract<PhotoEvent, { readonly type: Type }>;
}

function changeNext({ photos }: WithPhotos, change: Partial<KeptPhoto>): WithPhotos {
  const photo = nextUpload(photos);
  return { photos: photo === undefined ? photos : changePhoto(photos, photo.blobId, change) };
}

function uploadInput({ photos }: WithPhotos): UploadInput {
  const photo = nextUpload(photos);
  if (photo === undefined) throw new Error('an upload starts only with a kept photo');
  const { blobId, fileName, slip } = photo;
  return { key: `upload-${blobId}`, blobId, fileName, ...(slip === undefined ? {} : { slip }) };
}
