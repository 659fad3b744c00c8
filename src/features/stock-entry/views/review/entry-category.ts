import { categoryPath } from '../../../../../domain/products/category-path.ts';
import type { Category } from '../../../../../domain/contract.ts';
import type { EntryCategory } from '../../../../../domain/stock-entry/entry-rows.ts';

/** The category of the third level with this id; null where the shop's aren't known. */
export function entryCategory(tree: readonly Category[], id: string): EntryCategory | null {
  const [one, two, three] = categoryPath(tree, id);
  if (one === undefined || two === undefined || three === undefined) return null;
  return { ids: [one.id, two.id, three.id], label: [one, two, three].map(({ name }) => name).join(' / ') };
}
