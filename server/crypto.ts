import { createHmac, timingSafeEqual, createHash, randomBytes } from 'node:crypto';

/** HMAC-SHA256 of a text, in base64url. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether a signature is valid for a text; compared in constant time. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** SHA-256, in hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

const idBytes = 16;

/** A random id of 128 bits, 22 characters in base64url. */
export function newId(): string {
  return randomBytes(idBytes).toString('base64url');
}
