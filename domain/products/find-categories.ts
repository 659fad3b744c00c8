import type { Category } from '../contract.ts';
import { nameKey } from '../name-keys.ts';
import { activeNodes } from './category-tree.ts';

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
