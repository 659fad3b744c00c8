import type { Category } from '../contract.ts';
import { nameKey } from '../names.ts';

/** The active nodes of a level, in the server's order. */
export function activeNodes(categories: readonly Category[]): readonly Category[] {
  return categories.filter((category) => category.status === 'active');
}

/** The active sub-categories of a top category. */
export function sectionsOf(tree: readonly Category[], topId: string | null): readonly Category[] {
  return activeNodes(activeNodes(tree).find((top) => top.id === topId)?.children ?? []);
}

/**
 * The first third-level category of each section: the initial selection after a top category is chosen. Where some were
 * chosen before, those of them that still exist.
 */
export function firstChips(
  sections: readonly Category[],
  chosen?: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sections.flatMap((section) => {
      const first = activeNodes(section.children).find(
        ({ id }) => chosen === undefined || id === chosen[section.id],
      );
      return first === undefined ? [] : [[section.id, first.id]];
    }),
  );
}

/** A category of the third level, and those above it from the first. */
interface FoundCategory {
  readonly leaf: Category;
  readonly above: readonly Category[];
}

/** The active categories that a `nameKey` is part of a name of, in any language; below one that is called so all, after those that are themselves. */
export function findCategories(tree: readonly Category[], key: string): readonly FoundCategory[] {
  const isCalled = ({ name, ch_name, th_name }: Category) =>
    [name, ch_name, th_name].some((one) => nameKey(one).includes(key));
  const all = activeNodes(tree).flatMap((top) =>
    activeNodes(top.children).flatMap((section) =>
      activeNodes(section.children).map((leaf) => ({ leaf, above: [top, section] })),
    ),
  );
  const byName = all.filter(({ leaf }) => isCalled(leaf));
  return [...byName, ...all.filter((one) => !byName.includes(one) && one.above.some(isCalled))];
}
