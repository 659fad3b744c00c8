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
  if (conditions.length < 2) return [...conditions];
  return [...new Map(conditions.map((condition) => [textOf(condition), condition])).values()];
}

/** Parts stand in several conditions. */
const texts = new WeakMap<Condition, string>();

function textOf(condition: Condition): string {
  const known = texts.get(condition);
  if (known !== undefined) return known;
  const text = writeText(condition);
  texts.set(condition, text);
  return text;
}

function writeText(condition: Condition): string {
  if ('key' in condition) return JSON.stringify(condition.key);
  if ('prefix' in condition) return `${JSON.stringify(condition.prefix)}*`;
  if ('all' in condition) return `(&${condition.all.map(textOf).join()})`;
  if ('any' in condition) return `(|${condition.any.map(textOf).join()})`;
  return `(${textOf(condition.first)}!${textOf(condition.without)})`;
}

/** Whether nothing can meet a condition. */
export function isNothing(condition: Condition): boolean {
  if ('any' in condition) return condition.any.length === 0;
  return 'all' in condition && (condition.all.length === 0 || condition.all.some(isNothing));
}

/** How many keys and prefixes a condition asks for. */
export function partsIn(condition: Condition): number {
  if ('first' in condition) return partsIn(condition.first) + partsIn(condition.without);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : null;
  return parts === null ? 1 : parts.reduce((sum, part) => sum + partsIn(part), 0);
}

/** What meets the first condition and none of the others. */
export function but(first: Condition, without: readonly Condition[]): Condition {
  const excluded = anyOf(without);
  return isNothing(excluded) || isNothing(first) ? first : { first, without: excluded };
}
