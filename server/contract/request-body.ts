import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxUploadBytes } from '../../domain/limits.ts';
import type { OperationId } from '../../domain/operations.ts';
import type { SentFile } from './call.ts';
import { sentFile } from '../files/sent-file.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { sha256 } from '../crypto.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 (hex) of the body, or of the file in it. */
    bodyDigest: string;
  }
}

const maxJsonBytes = 1024 * 1024;
/** Base64 takes four characters for three bytes; the rest of the JSON has the usual limit. */
const maxEncodedFileBytes = Math.ceil(maxUploadBytes / 3) * 4 + maxJsonBytes;
/** A file with the boundaries and headers around it. */
const maxMultipartBytes = maxUploadBytes + 64 * 1024;
const maxDrainedBytes = 16 * 1024 * 1024;

/** Registers parsers for JSON and for a single file in a multipart form; other content types are refused. */
export function registerBodyParsers(app: FastifyInstance): void {
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

/** Maximum body size of an operation in bytes; undefined: that of its content type. */
export function bodyLimitOf(operation: OperationId): number | undefined {
  return operation === 'upload' ? maxEncodedFileBytes : undefined;
}

/** The refusal of a body over its maximum size. */
export function bodyTooLarge({ headers, routeOptions }: FastifyRequest): Refusal {
  const isFile =
    headers['content-type']?.startsWith('multipart/') === true ||
    routeOptions.bodyLimit === maxEncodedFileBytes;
  return new Refusal('file_too_large', { limit: isFile ? maxUploadBytes : maxJsonBytes });
}

/** Reads and discards the rest of a request, up to 16 MB, so that the client gets to read the response. */
export async function drainRequest({ raw }: FastifyRequest): Promise<void> {
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
 * The dotted path of a string that PostgreSQL cannot store, because it contains NUL or an unpaired surrogate; null when there
 * is none.
 */
export function findInvalidText(value: unknown): string | null {
  const open: (readonly [path: string, value: unknown])[] = [['', value]];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [path, inner] = entry;
    if (typeof inner === 'string' && isInvalidText(inner)) return path;
    if (typeof inner !== 'object' || inner === null || Buffer.isBuffer(inner)) continue;
    for (const [key, child] of Object.entries(inner)) {
      if (isInvalidText(key)) return path;
      open.push([path === '' ? key : `${path}.${key}`, child]);
    }
  }
  return null;
}

function isInvalidText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
