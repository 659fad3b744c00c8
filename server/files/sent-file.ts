import { maxUploadBytes } from '../../domain/limits.ts';
import type { SentFile } from '../contract/call.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { sha256 } from '../crypto.ts';

/** The file in a field of a request; throws a `Refusal` when it is empty or too large. */
export function sentFile(field: string, bytes: Buffer): SentFile {
  if (bytes.length === 0) throw invalidRequest(field, 'must not be empty');
  if (bytes.length > maxUploadBytes) throw new Refusal('file_too_large', { limit: maxUploadBytes });
  return { bytes, sha256: sha256(bytes) };
}

const longestHead = 256;

/** Decodes a base64 data URL, ignoring its media type; throws `invalid_request` when it isn't one. */
export function readDataUrl(field: string, url: string): Buffer {
  const comma = url.slice(0, longestHead).indexOf(',');
  const text = url.slice(comma + 1);
  const bytes = Buffer.from(text, 'base64');
  // `Buffer.from` skips invalid characters: only valid base64 is equal to its bytes encoded again.
  if (!/^data:[^,]*;base64$/i.test(url.slice(0, Math.max(comma, 0))) || bytes.toString('base64') !== text)
    throw invalidRequest(field, 'must be a data URL in base64');
  return bytes;
}
