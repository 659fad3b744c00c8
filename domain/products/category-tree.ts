import type { Category } from '../contract.ts';

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
