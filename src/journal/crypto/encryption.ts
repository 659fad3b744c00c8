/** Closes what a journal keeps, so that the disk shows nothing of it. Bytes in, bytes out. */
export interface Encryption {
  encrypt(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  /** Rejects when the bytes were damaged, or closed under another key. */
  decrypt(bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>>;
  /** A name that is the same for the same text and tells nothing of it. */
  hash(text: string): Promise<string>;
}

/** Keys that can be used and never read, not even by this program. */
export interface JournalKeys {
  readonly sealing: CryptoKey;
  readonly naming: CryptoKey;
}

/** Bytes of the nonce that stands before what is closed: the length that AES-GCM is specified for (NIST SP 800-38D, 5.2.1.1). */
const nonceBytes = 12;

/** Makes a person's keys of the secret that the server gives them at each sign-in (HKDF, RFC 5869). */
export async function deriveJournalKeys(secret: string): Promise<JournalKeys> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey']);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(info),
  });
  const [sealing, naming] = await Promise.all([
    crypto.subtle.deriveKey(from('talat journal seal'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(
      from('talat journal names'),
      material,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign'],
    ),
  ]);
  return { sealing, naming };
}

export function createEncryption({ sealing, naming }: JournalKeys): Encryption {
  return {
    async encrypt(bytes) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const closed = new Uint8Array(
        await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, sealing, bytes),
      );
      const sealed = new Uint8Array(nonceBytes + closed.length);
      sealed.set(nonce);
      sealed.set(closed, nonceBytes);
      return sealed.buffer;
    },
    async decrypt(bytes) {
      const iv = new Uint8Array(bytes, 0, nonceBytes);
      return new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, sealing, new Uint8Array(bytes, nonceBytes)),
      );
    },
    hash: async (text) => hex(await crypto.subtle.sign('HMAC', naming, utf8(text))),
  };
}

/** For what belongs to the device and names nobody. */
export const noEncryption: Encryption = {
  encrypt: (bytes) => Promise.resolve(bytes.slice().buffer),
  decrypt: (bytes) => Promise.resolve(new Uint8Array(bytes)),
  hash: async (text) => hex(await crypto.subtle.digest('SHA-256', utf8(text))),
};

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
