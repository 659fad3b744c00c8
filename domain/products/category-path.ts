import type { Category } from '../contract.ts';

/** The categories from the top down to one; empty where it is not in the tree. */
export function categoryPath(tree: readonly Category[], id: string): readonly Category[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = categoryPath(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
