import { categoriesLifetimeMs } from '../../domain/limits.ts';
import { decryptionOf, decryptJson } from '../journal/crypto/encryption.ts';
import type { JournalKeys } from '../journal/crypto/encryption.ts';
import { rememberedTabName } from '../platform/key-value-store.ts';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import { readRecord } from '../platform/read-record.ts';
import type { DatabaseShape } from '../platform/read-record.ts';

/** A screen as it was shown last: what the next visit shows until the app has read it anew. */
export interface PageCopy {
  /** What it was made in; it is shown in no other. */
  readonly frame: PageFrame;
  /** Milliseconds since 1970. */
  readonly at: number;
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

/** Screens that are kept: what they show is the server's, and is read at their start. */
const keptPaths = ['/home', '/order-home', '/my'];

/** Where copies are kept, encrypted under the person's key, by the key of the screen. */
export const copiesShape: DatabaseShape = {
  name: 'talat-pages',
  version: 1,
  upgrade: (fresh) => void fresh.createObjectStore('copies'),
};

/** The copy of a screen that fits a frame and is no older than categories may be; null where there is none, or another person's. */
export async function readPageCopy(
  keys: JournalKeys,
  screen: string,
  frame: PageFrame,
): Promise<PageCopy | null> {
  const encrypted = await readRecord<ArrayBuffer>(copiesShape, 'copies', screen);
  if (encrypted === undefined) return null;
  const copy = (await decryptJson(decryptionOf(keys), encrypted).catch(() => null)) as PageCopy | null;
  const isFitting = JSON.stringify(copy?.frame) === JSON.stringify(frame);
  // A clock that was set back makes nothing younger.
  return copy && isFitting && Math.abs(Date.now() - copy.at) < categoriesLifetimeMs ? copy : null;
}

/** The key of the screen at an address; null where none is kept. Nothing else of the address becomes a part of it. */
export function copiedScreen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  perTab: Pick<KeyValueStore, 'get'>,
): string | null {
  const path = pathname.replace(/^\/auth(?=\/)/, '');
  if (!keptPaths.includes(path)) return null;
  if (path !== '/order-home') return path;
  const tab = new URLSearchParams(search).get('type') ?? perTab.get(rememberedTabName);
  return `${path}?type=${/^(confirm_)?payments$/.test(tab ?? '') ? tab : 'orders'}`;
}
