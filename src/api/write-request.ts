import { createQuerySerializer } from 'openapi-fetch';
import { operationRoutes } from '../../domain/operation-routes.gen.ts';
import type { RequestOf, UploadId, WriteId } from '../../domain/operations.ts';
import type { WriteBody, WriteRequest } from '../../domain/service.ts';

export interface StoredFile {
  readonly blobId: string;
  readonly fileName: string;
}

const serialize = createQuerySerializer();

/** The exact request of a write, under the key of its intent. */
export function writeRequest<Id extends Exclude<WriteId, UploadId>>(
  id: Id,
  key: string,
  { query, body }: RequestOf<Id>,
): WriteRequest {
  return requestOf(
    id,
    key,
    query,
    body === undefined ? { kind: 'none' } : { kind: 'json', text: JSON.stringify(body) },
  );
}

/** The exact request that sends a stored file. */
export function uploadRequest<Id extends UploadId>(
  id: Id,
  key: string,
  { blobId, fileName }: StoredFile,
  query?: RequestOf<Id>['query'],
): WriteRequest {
  return requestOf(id, key, query, { kind: 'file', blobId, fileName });
}

function requestOf(id: WriteId, key: string, query: object | undefined, body: WriteBody): WriteRequest {
  const [method, path] = operationRoutes[id];
  const text = serialize(query);
  return { key, method, path: `/api${path}${text && `?${text}`}`, body };
}
