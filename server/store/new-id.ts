import { randomBytes } from 'node:crypto';

const idBytes = 16;

/** An id of 128 random bits, 22 characters: it cannot be guessed. */
export function newId(): string {
  return randomBytes(idBytes).toString('base64url');
}
