import { outcomeOf } from './read-answer.ts';
import type { ServiceOf } from './service-of.ts';
import { uploadRequest } from './write-request.ts';
import type { StoredFile } from './write-request.ts';

interface UploadInput extends StoredFile {
  readonly key: string;
  /** The reference of the bank slip in it. */
  readonly slip?: string;
}

/** Sends a stored file, for every chart that has photos or documents. */
export const uploadV2: ServiceOf<'uploadV2', UploadInput> = {
  kind: 'write',
  request: ({ key, slip, ...file }) =>
    uploadRequest('uploadV2', key, file, slip === undefined ? undefined : { transaction_id: slip }),
  outcome: outcomeOf,
};
