import { invalidRequest, type Refusal } from '../http/refusal.ts';

const idPattern = /^[\w-]{1,64}$/;

/** Opaque text for the position after which the next page of a list begins. */
export function writeCursor(position: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position in a cursor, empty where it was not written here; its parts are not checked. */
export function readCursor(cursor: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** Whether a part of a cursor may be a record's id. */
export function isId(part: unknown): part is string {
  return typeof part === 'string' && idPattern.test(part);
}

/** The refusal of a cursor of another list, or of a damaged one. */
export function foreignCursor(): Refusal {
  return invalidRequest('cursor', 'must be one that this list gave out');
}
