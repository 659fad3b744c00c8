import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxUploadBytes } from '../../domain/limits.ts';
import type { OperationId } from '../../domain/operations.ts';
import type { SentFile } from './call.ts';
import { sentFile } from '../files/sent-file.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { sha256 } from '../crypto.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of what was sent: of the file, where it is one. */
    bodyDigest: string;
  }
}

const maxJsonBytes = 1024 * 1024;
/** A file in base64, four characters for three bytes, beside what any other JSON may have. */
const maxEncodedFileBytes = Math.ceil(maxUploadBytes / 3) * 4 + maxJsonBytes;
/** A file is wrapped in boundaries and headers. */
const maxMultipartBytes = maxUploadBytes + 64 * 1024;
const maxDrainedBytes = 16 * 1024 * 1024;

/** Reads JSON and single files; every other kind of body is refused. */
export function acceptBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyDigest', '');
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxJsonBytes },
    (request, text, done) => {
      const body = text.toString();
      request.bodyDigest = sha256(body);
      if (body === '') done(null, null);
      else void parseJson(request, body, done);
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxMultipartBytes },
    async (request: FastifyRequest, body: Buffer) => {
      const file = await readFile(body, request.headers['content-type'] ?? '');
      request.bodyDigest = file.sha256;
      return { file };
    },
  );
}

async function readFile(body: Buffer, contentType: string): Promise<SentFile> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File)) throw invalidRequest('file', 'must be a file in a multipart form');
  return sentFile('file', Buffer.from(await file.arrayBuffer()));
}

/** Bytes that a body of an operation may have; undefined: as many as its kind. */
export function bodyLimitOf(operation: OperationId): number | undefined {
  return operation === 'upload' ? maxEncodedFileBytes : undefined;
}

/** The refusal of a body that is larger than it may be. */
export function bodyTooLarge({ headers, routeOptions }: FastifyRequest): Refusal {
  const isFile =
    headers['content-type']?.startsWith('multipart/') === true ||
    routeOptions.bodyLimit === maxEncodedFileBytes;
  return new Refusal('file_too_large', { limit: isFile ? maxUploadBytes : maxJsonBytes });
}

/** Reads away what a client is still sending, up to 16 MB, so that it gets to see the answer. */
export async function drain({ raw }: FastifyRequest): Promise<void> {
  let drained = 0;
  await new Promise<void>((resolve) => {
    raw.on('data', (chunk: Buffer) => {
      drained += chunk.length;
      if (drained > maxDrainedBytes) resolve();
    });
    raw.once('end', resolve).once('close', resolve).once('error', resolve);
    if (raw.readableEnded || raw.destroyed) resolve();
    raw.resume();
  });
}

/**
 * The path within a body of the first string that PostgreSQL cannot keep, for a NUL or half a surrogate pair in it; null when
 * there is none.
 */
export function findBrokenText(value: unknown): string | null {
  const open: (readonly [path: string, value: unknown])[] = [['', value]];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [path, inner] = entry;
    if (typeof inner === 'string' && isBroken(inner)) return path;
    if (typeof inner !== 'object' || inner === null || Buffer.isBuffer(inner)) continue;
    for (const [key, child] of Object.entries(inner)) {
      if (isBroken(key)) return path;
      open.push([path === '' ? key : `${path}.${key}`, child]);
    }
  }
  return null;
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
