import { outcomeOf } from './read-answer.ts';
import type { ServiceOf } from './service-of.ts';
import { uploadRequest } from './write-request.ts';
import type { StoredFile } from './write-request.ts';

interface UploadInput extends StoredFile {
  readonly key: string;
}

/** Sends a stored file, for every chart that has photos or documents. */
export const uploadV2: ServiceOf<'uploadV2', UploadInput> = {
  kind: 'write',
  request: ({ key, ...file }) => uploadRequest('uploadV2', key, file),
  outcome: outcomeOf,
};
