import type { Upload } from '../../domain/contract.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { addPhotos, changePhoto, hasRepeats, nextUpload } from '../../domain/photos.ts';
import type { ChosenPhoto, KeptPhoto } from '../../domain/photos.ts';

export interface UploadInput {
  readonly key: string;
  readonly blobId: string;
  readonly fileName: string;
}

export type UploadOutcome = Outcome<Pick<Upload, 'filepath' | 'duplicate_of'>>;

export interface WithPhotos {
  readonly photos: readonly KeptPhoto[];
}

/** The region that uploads kept photos one after the other; a part of every chart that takes photos. */
export const photoUploads = {
  initial: 'idle',
  states: {
    idle: { always: { target: 'uploading', guard: 'hasKeptPhoto' } },
    uploading: {
      initial: 'sending',
      invoke: {
        id: 'uploadV2',
        src: 'uploadV2',
        input: ({ context }: { context: WithPhotos }) => uploadInput(context),
        onDone: { target: 'idle', actions: 'takeUpload' },
        onError: { target: 'idle', actions: 'failUpload' },
      },
      on: {
        'delivery.waiting': '.waiting',
        'delivery.unknown': '.unknown',
        'photo.remove': { target: 'idle', guard: 'isUploadingPhoto' },
      },
      states: { sending: {}, waiting: {}, unknown: {} },
    },
  },
} as const;

export function hasKeptPhoto({ photos }: WithPhotos): boolean {
  return nextUpload(photos) !== undefined;
}

/** Takes a set that fits, and says when some of it was chosen before. */
export function takePhotos(
  { photos }: WithPhotos,
  chosen: readonly ChosenPhoto[],
  limit: number,
): WithPhotos & { readonly mistake: 'repeatedPhoto' | null } {
  return {
    photos: addPhotos(photos, chosen, limit) ?? photos,
    mistake: hasRepeats(photos, chosen) ? 'repeatedPhoto' : null,
  };
}

/** Takes the answer for the photo whose turn it was. */
export function takeUpload({ photos }: WithPhotos, outcome: UploadOutcome): WithPhotos {
  const photo = nextUpload(photos);
  if (photo === undefined) return { photos };
  const change: Partial<KeptPhoto> = outcome.ok
    ? {
        status: 'sent',
        filepath: outcome.value.filepath,
        problem: null,
        usedFor: outcome.value.duplicate_of ?? [],
      }
    : { status: 'failed', problem: outcome.problem };
  return { photos: changePhoto(photos, photo.blobId, change) };
}

/** Marks the photo whose turn it was as not sent; it is still on the device. */
export function failUpload({ photos }: WithPhotos): WithPhotos {
  const photo = nextUpload(photos);
  return photo === undefined
    ? { photos }
    : { photos: changePhoto(photos, photo.blobId, { status: 'failed' }) };
}

function uploadInput({ photos }: WithPhotos): UploadInput {
  const photo = nextUpload(photos);
  if (photo === undefined) throw new Error('an upload starts only with a kept photo');
  return { key: `upload-${photo.blobId}`, blobId: photo.blobId, fileName: photo.fileName };
}
