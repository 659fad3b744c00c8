import type { Category } from '../../domain/contract.ts';
import { categoriesLifetimeMs } from '../../domain/limits.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** Whose categories they are: a merchant's, as one customer group sees them. */
export interface CategoryOwner {
  readonly merchantId: string;
  readonly groupId: string;
}

/** The category trees that were read within the hour. */
export interface CategoryCache {
  /** Null where none was read for this owner, or longer ago than an hour. */
  get(owner: CategoryOwner): readonly Category[] | null;
  keep(owner: CategoryOwner, tree: readonly Category[]): void;
  clear(): void;
}

interface Kept {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly tree: readonly Category[];
}

/** Storage key of the tree that was read last. */
const name = 'categories';

function keyOf({ merchantId, groupId }: CategoryOwner): string {
  return JSON.stringify([merchantId, groupId]);
}

/** Keeps trees in memory, and the one that was read last in local storage too, for the next start. */
export function createCategoryCache(local: KeyValueStore, now: () => number): CategoryCache {
  const inMemory = new Map<string, Kept>();

  function isFresh({ at }: Kept): boolean {
    const age = now() - at;
    return age >= 0 && age < categoriesLifetimeMs;
  }

  return {
    get(owner) {
      const key = keyOf(owner);
      const kept = inMemory.get(key) ?? parse(local.get(name));
      return kept?.key === key && isFresh(kept) ? kept.tree : null;
    },
    keep(owner, tree) {
      const kept: Kept = { key: keyOf(owner), at: now(), tree };
      inMemory.set(kept.key, kept);
      try {
        local.set(name, JSON.stringify(kept));
      } catch {
        // No room: memory has it.
        local.remove(name);
      }
    },
    clear() {
      inMemory.clear();
      local.remove(name);
    },
  };
}

/** Null where nothing is kept, or something else than a tree of this version. */
function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return Array.isArray(kept?.tree) ? kept : null;
  } catch {
    return null;
  }
}
