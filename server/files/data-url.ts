import { invalidRequest } from '../http/refusal.ts';

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
