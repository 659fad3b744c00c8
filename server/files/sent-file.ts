import { maxUploadBytes } from '../../domain/limits.ts';
import type { SentFile } from '../contract/call.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { sha256 } from '../crypto.ts';

/** The file that a field of a request brought; refused when it is empty or larger than an upload may be. */
export function sentFile(field: string, bytes: Buffer): SentFile {
  if (bytes.length === 0) throw invalidRequest(field, 'must not be empty');
  if (bytes.length > maxUploadBytes) throw new Refusal('file_too_large', { limit: maxUploadBytes });
  return { bytes, sha256: sha256(bytes) };
}

const longestHead = 256;

/** The bytes of a data URL in base64; the kind of file that it declares is not looked at. Refused when it is none. */
export function readDataUrl(field: string, url: string): Buffer {
  const comma = url.slice(0, longestHead).indexOf(',');
  const text = url.slice(comma + 1);
  const bytes = Buffer.from(text, 'base64');
  // Decoding passes over what is no base64; only the right text is what its bytes are encoded as.
  if (!/^data:[^,]*;base64$/i.test(url.slice(0, Math.max(comma, 0))) || bytes.toString('base64') !== text)
    throw invalidRequest(field, 'must be a data URL in base64');
  return bytes;
}
