import { createHmac, timingSafeEqual, createHash, randomBytes } from 'node:crypto';

/** The HMAC-SHA256 of a text under a secret, in letters that an address can carry. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether a signature is that of the text; how long the answer takes tells nothing about the right one. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The SHA-256 of a content, in hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

const idBytes = 16;

/** An id of 128 random bits, 22 characters: it cannot be guessed. */
export function newId(): string {
  return randomBytes(idBytes).toString('base64url');
}
