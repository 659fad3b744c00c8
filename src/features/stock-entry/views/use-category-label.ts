import { categoryPath } from '../../../../domain/category-path.ts';
import type { Category } from '../../../../domain/contract.ts';
import type { EntryCategory } from '../../../../domain/entry-rows.ts';
import { nameIn } from '../../../../domain/names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';

/** Gives the function that says a category's levels in the interface language; as they were read where the shop's aren't known. */
export function useCategoryLabel(tree: readonly Category[]): (category: EntryCategory) => string {
  const language = useLanguage();
  return ({ ids, label }) => {
    const path = categoryPath(tree, ids[2]);
    return path.length === 0 ? label : path.map((one) => nameIn(language, one)).join(' / ');
  };
}

/** The category of the third level with this id; null where the shop's aren't known. */
export function entryCategory(tree: readonly Category[], id: string): EntryCategory | null {
  const [one, two, three] = categoryPath(tree, id);
  if (one === undefined || two === undefined || three === undefined) return null;
  return { ids: [one.id, two.id, three.id], label: [one, two, three].map(({ name }) => name).join(' / ') };
}
