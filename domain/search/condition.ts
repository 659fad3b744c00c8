/** What an index is asked: a key, all keys that begin with one, or several together. */
export type Condition =
  | { readonly key: string }
  | { readonly prefix: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly first: Condition; readonly without: Condition };

/** All of these conditions. */
export function all(conditions: readonly Condition[]): Condition {
  const parts = distinct(
    conditions.flatMap((condition) => ('all' in condition ? condition.all : [condition])),
  );
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { all: parts };
}

/** Any of these conditions, without those that nothing meets. */
export function anyOf(conditions: readonly Condition[]): Condition {
  const possible = conditions.filter((condition) => !isNothing(condition));
  const parts = distinct(possible.flatMap((condition) => ('any' in condition ? condition.any : [condition])));
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { any: parts };
}

/** An index evaluates each part for each of its entries. */
function distinct(conditions: readonly Condition[]): Condition[] {
  return [...new Map(conditions.map((condition) => [JSON.stringify(condition), condition])).values()];
}

/** Whether nothing can meet a condition. */
export function isNothing(condition: Condition): boolean {
  if ('any' in condition) return condition.any.length === 0;
  return 'all' in condition && (condition.all.length === 0 || condition.all.some(isNothing));
}

/** What meets the first condition and none of the others. */
export function but(first: Condition, without: readonly Condition[]): Condition {
  const excluded = anyOf(without);
  return isNothing(excluded) || isNothing(first) ? first : { first, without: excluded };
}
