import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import { createEncryption, utf8 } from '../journal/crypto/encryption.ts';
import type { JournalKeys } from '../journal/crypto/encryption.ts';

/** A screen as it was shown last: what the next visit shows until the app has read it anew. */
export interface PageCopy {
  /** What it was made in; it is shown in no other. */
  readonly frame: PageFrame;
  readonly html: string;
  /** Addresses of its stylesheets, but for the page's own. */
  readonly styles: readonly string[];
  /** Addresses of the reads that the screen began with. */
  readonly reads: readonly string[];
}

export interface PageFrame {
  /** Address of the app's script, which another build has elsewhere. */
  readonly build: string;
  /** CSS pixels. */
  readonly width: number;
  readonly language: string;
  readonly groupId: string;
}

interface CopiesSchema extends DBSchema {
  /** Encrypted under the person's key, by path. */
  copies: { key: string; value: ArrayBuffer };
}

const openCopies = () =>
  openDB<CopiesSchema>('talat-pages', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('copies'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Keeps the copy of a path in place of the former one. */
export async function keepPageCopy(keys: JournalKeys, path: string, copy: PageCopy): Promise<void> {
  const encrypted = await createEncryption(keys).encrypt(utf8(JSON.stringify(copy)));
  const database = await openCopies();
  await database.put('copies', encrypted, path);
  database.close();
}

/** The copy of a path that fits a frame; null where there is none, or another person's. */
export async function readPageCopy(
  keys: JournalKeys,
  path: string,
  frame: PageFrame,
): Promise<PageCopy | null> {
  const database = await openCopies();
  const encrypted = await database.get('copies', path);
  database.close();
  if (encrypted === undefined) return null;
  const bytes = await createEncryption(keys)
    .decrypt(encrypted)
    .catch(() => null);
  if (bytes === null) return null;
  const copy = JSON.parse(new TextDecoder().decode(bytes)) as PageCopy;
  return JSON.stringify(copy.frame) === JSON.stringify(frame) ? copy : null;
}

/** Removes all copies. */
export async function removePageCopies(): Promise<void> {
  const database = await openCopies();
  await database.clear('copies');
  database.close();
}

/** Address of the app's script in this page. */
export function currentBuild(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '';
}

/** The path under which a page's copy is kept; the app's start is home. */
export function pathOfCopy({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname.replace(/^\/auth(?=\/)/, '');
  return (path === '/' ? '/home' : path) + search;
}
