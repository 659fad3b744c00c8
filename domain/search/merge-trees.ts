import type { SearchCardCategory } from '../contract.ts';

/** The trees of a search's pages as one: a branch that stands on several pages has all its products, in their order. */
export function mergeTrees(nodes: readonly SearchCardCategory[]): readonly SearchCardCategory[] {
  const merged = new Map<string, SearchCardCategory>();
  for (const node of nodes) {
    const earlier = merged.get(node.id);
    merged.set(node.id, earlier === undefined ? node : mergeNodes(earlier, node));
  }
  return [...merged.values()];
}

function mergeNodes(one: SearchCardCategory, other: SearchCardCategory): SearchCardCategory {
  return {
    ...one,
    children: [...mergeTrees([...one.children, ...other.children])],
    ...(one.skus === undefined ? {} : { skus: [...one.skus, ...(other.skus ?? [])] }),
  };
}
