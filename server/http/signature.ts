import { createHmac, timingSafeEqual } from 'node:crypto';

/** The HMAC-SHA256 of a text under a secret, in letters that an address can carry. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether a signature is that of the text; how long the answer takes tells nothing about the right one. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}
