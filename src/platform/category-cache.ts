import type { Category } from '../../domain/contract.ts';
import { categoriesLifetimeMs } from '../../domain/limits.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** Whose categories they are: a merchant's, as one customer group sees them. */
export interface CategoryOwner {
  readonly merchantId: string;
  readonly groupId: string;
}

/** The category tree that was read last, for an hour. */
export interface CategoryCache {
  /** Null where it is another owner's, or older. */
  get(owner: CategoryOwner): readonly Category[] | null;
  keep(owner: CategoryOwner, tree: readonly Category[]): void;
  clear(): void;
}

interface Kept {
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly tree: readonly Category[];
}

/** Storage key of the tree. */
const name = 'categories';

function textOf({ merchantId, groupId }: CategoryOwner): string {
  return JSON.stringify([merchantId, groupId]);
}

/** Keeps it in memory, and in local storage for the next start. */
export function createCategoryCache(local: KeyValueStore, now: () => number): CategoryCache {
  let kept = parse(local.get(name));
  return {
    // A clock that was set back makes nothing younger.
    get: (owner) =>
      kept?.owner === textOf(owner) && Math.abs(now() - kept.at) < categoriesLifetimeMs ? kept.tree : null,
    keep(owner, tree) {
      kept = { owner: textOf(owner), at: now(), tree };
      try {
        local.set(name, JSON.stringify(kept));
      } catch {
        // Storage has no room, memory has. What it holds is older.
        local.remove(name);
      }
    },
    clear() {
      kept = null;
      local.remove(name);
    },
  };
}

/** The tree that was read last, of any age: what is likely to be read. */
export function lastCategories(
  local: Pick<KeyValueStore, 'get'>,
  owner: CategoryOwner,
): readonly Category[] | null {
  const kept = parse(local.get(name));
  return kept?.owner === textOf(owner) ? kept.tree : null;
}

function parse(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
