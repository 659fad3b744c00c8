import type { User } from '../../domain/contract.ts';
import type { StoredSession } from './session-store.ts';

/** Encrypts what belongs to a person with their keys. */
export type EncryptionOf = (keys: StoredSession['keys']) => {
  encrypt(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  decrypt(bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>>;
};

/** A session as it lies on the disk. */
export interface KeptSession extends Omit<StoredSession, 'user'> {
  /** Encrypted; as it is where an earlier version kept it. */
  readonly user: ArrayBuffer | User;
}

/** Whether the person's record is encrypted; an earlier version kept it as it is. */
export function isLocked(
  kept: KeptSession | undefined,
): kept is KeptSession & { readonly user: ArrayBuffer } {
  return kept?.user instanceof ArrayBuffer;
}

/** Encrypts a person's record. */
export function lockUser(
  { user, keys }: Pick<StoredSession, 'user' | 'keys'>,
  encryptionOf: EncryptionOf,
): Promise<ArrayBuffer> {
  return encryptionOf(keys).encrypt(new TextEncoder().encode(JSON.stringify(user)));
}

/** The session of what lies on the disk; null where there is none. Rejects where it is damaged. */
export async function unlockSession(
  kept: KeptSession | undefined,
  encryptionOf: EncryptionOf,
): Promise<StoredSession | null> {
  if (kept === undefined) return null;
  const { user } = kept;
  if (!(user instanceof ArrayBuffer)) return { ...kept, user };
  const bytes = await encryptionOf(kept.keys).decrypt(user);
  return { ...kept, user: JSON.parse(new TextDecoder().decode(bytes)) as User };
}
