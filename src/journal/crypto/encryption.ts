/** Encrypts what a journal stores. */
export interface Encryption {
  encrypt(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  /** Rejects when the bytes are damaged or were encrypted with another key. */
  decrypt(bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>>;
  /** A keyed hash in hex: the same for the same text, without revealing it. */
  hash(text: string): Promise<string>;
}

/** Non-extractable keys: `sealing` encrypts (AES-GCM), `naming` hashes (HMAC). The names are stored on disk. */
export interface JournalKeys {
  readonly sealing: CryptoKey;
  readonly naming: CryptoKey;
}

/** Bytes of the nonce in front of the ciphertext: the length recommended for AES-GCM (NIST SP 800-38D, 5.2.1.1). */
const nonceBytes = 12;

/** Derives a user's keys from the secret that the server sends at each sign-in (HKDF, RFC 5869). */
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

/** Decrypts what `createEncryption` encrypted: all that the page itself needs of it. */
export function decryptionOf({ sealing }: Pick<JournalKeys, 'sealing'>): Pick<Encryption, 'decrypt'> {
  return {
    async decrypt(bytes) {
      const iv = new Uint8Array(bytes, 0, nonceBytes);
      return new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, sealing, new Uint8Array(bytes, nonceBytes)),
      );
    },
  };
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
    ...decryptionOf({ sealing }),
    hash: async (text) => hex(await crypto.subtle.sign('HMAC', naming, utf8(text))),
  };
}

/** For the device's journal, which holds no personal data. */
export const noEncryption: Encryption = {
  encrypt: (bytes) => Promise.resolve(bytes.slice().buffer),
  decrypt: (bytes) => Promise.resolve(new Uint8Array(bytes)),
  hash: async (text) => hex(await crypto.subtle.digest('SHA-256', utf8(text))),
};

/** Encrypts what JSON can say. */
export function encryptJson(encryption: Encryption, value: unknown): Promise<ArrayBuffer> {
  return encryption.encrypt(utf8(JSON.stringify(value)));
}

/** Rejects when the bytes are damaged or were encrypted with another key. */
export async function decryptJson(
  encryption: Pick<Encryption, 'decrypt'>,
  sealed: ArrayBuffer,
): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await encryption.decrypt(sealed))) as unknown;
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
