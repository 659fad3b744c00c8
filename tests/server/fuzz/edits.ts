import * as fc from 'fast-check';
import { hostileJson } from './hostile-values.ts';
import { isRecord, type Json } from './reference.ts';

/** An edit of a JSON value: the index of the edited node, and the change. */
export type Edit =
  | { readonly kind: 'replace'; readonly at: number; readonly value: Json }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'repeat'; readonly at: number; readonly times: number }
  | { readonly kind: 'add'; readonly at: number; readonly name: string; readonly value: Json };

const place = fc.nat(40);
/** Property names that a handler must ignore, or that no object should have. */
const extraNames = [
  'role',
  'merchant_id',
  'status',
  'user_id',
  'group_id',
  'version',
  'is_vip',
  'toString',
  'constructor',
  '$where',
  '',
  'a.b',
  'ชื่อ',
  '\0',
  'total_amount',
  'history',
];

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('replace' as const), at: place, value: hostileJson }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('repeat' as const),
      at: place,
      times: fc.constantFrom(2, 250, 600),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      at: place,
      name: fc.constantFrom(...extraNames),
      value: hostileJson,
    }),
  },
);

/** Empty in one of three, so that code behind the validation is reached, too. */
export const edits: fc.Arbitrary<readonly Edit[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(edit, { minLength: 1, maxLength: 2 }) },
);

type Path = readonly (string | number)[];

/** Applies edits to values. */
export function applyEdits(values: readonly Json[], list: readonly Edit[]): readonly Json[] {
  return list.reduce<readonly Json[]>((before, next) => {
    const paths = pathsOf(before).filter((path) => path.length > 0);
    const path = paths[next.at % Math.max(paths.length, 1)];
    return path === undefined ? before : (change(before, path, next) as readonly Json[]);
  }, values);
}

function pathsOf(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const inner = Array.isArray(value) ? [...(value as Json[]).entries()] : Object.entries(value);
  return [path, ...inner.slice(0, 60).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function change(value: Json, [key, ...rest]: Path, next: Edit): Json {
  if (key === undefined || value === null || typeof value !== 'object') return value;
  const child = Reflect.get(value, key) as Json;
  if (rest.length > 0) return put(value, key, change(child, rest, next));
  switch (next.kind) {
    case 'replace':
      return put(value, key, next.value);
    case 'remove':
      return typeof key === 'number' && Array.isArray(value)
        ? (value as Json[]).filter((_, at) => at !== key)
        : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    case 'repeat':
      return put(value, key, Array<Json>(next.times).fill(child));
    case 'add':
      return put(value, key, isRecord(child) ? { ...child, [next.name]: next.value } : child);
  }
}

function put(value: object, key: string | number, child: Json): Json {
  if (Array.isArray(value)) return (value as Json[]).map((old, at) => (at === key ? child : old));
  return { ...(value as Record<string, Json>), [key]: child };
}
