import type { User } from '../../../domain/contract.ts';
import { createEncryption, decryptionOf, decryptJson, encryptJson } from './encryption.ts';
import type { JournalKeys } from './encryption.ts';

/** Encrypts the record of a person as their journal is. */
export function encryptUser(keys: JournalKeys, user: User): Promise<ArrayBuffer> {
  return encryptJson(createEncryption(keys), user);
}

/** Rejects where the record is damaged or was encrypted with another person's keys. */
export async function decryptUser(keys: JournalKeys, record: ArrayBuffer): Promise<User> {
  return (await decryptJson(decryptionOf(keys), record)) as User;
}
