import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

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

const cipher = 'aes-256-gcm';
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/** Encrypts a text, in base64url. It opens with the same secret and purpose alone, which names what it is and of whom. */
export function encrypt(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encrypting = createCipheriv(cipher, keyOf(secret, purpose), nonce);
  const parts = [nonce, encrypting.update(text, 'utf8'), encrypting.final(), encrypting.getAuthTag()];
  return Buffer.concat(parts).toString('base64url');
}

/** The text that was encrypted; null where secret or purpose is another one, or the text was changed. */
export function decrypt(secret: string, purpose: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  const decrypting = createDecipheriv(cipher, keyOf(secret, purpose), bytes.subarray(0, nonceBytes));
  decrypting.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decrypting.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, decrypting.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `talat ${purpose}`, keyBytes));
}
