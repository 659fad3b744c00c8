import { maxUploadBytes } from '../../domain/limits.ts';
import type { SentFile } from '../contract/call.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { sha256 } from './sha256.ts';

/** The file that a field of a request brought; refused when it is empty or larger than an upload may be. */
export function sentFile(field: string, bytes: Buffer): SentFile {
  if (bytes.length === 0) throw invalidRequest(field, 'must not be empty');
  if (bytes.length > maxUploadBytes) throw new Refusal('file_too_large', { limit: maxUploadBytes });
  return { bytes, sha256: sha256(bytes) };
}
