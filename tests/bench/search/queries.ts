import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchProduct } from './bench-shop.ts';

export const queryLanguages = ['zh', 'en', 'th'] as const;

/** What somebody types, and what they mean by it. */
export interface BenchQuery {
  readonly typed: string;
  readonly isMeant: (product: BenchProduct) => boolean;
}

/**
 * The queries of a language. A line says what is typed, and behind `=>` what is meant: names of products, or of a category behind
 * `@`, and colour and size where they were typed too.
 */
export function benchQueries(language: (typeof queryLanguages)[number]): BenchQuery[] {
  const lines = readFileSync(join(import.meta.dirname, `queries.${language}.txt`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [typed = '', meant = ''] = line.split(' => ');
    const [things = '', color = '', size = ''] = meant.split(';').map((part) => part.trim());
    const named = things.split(' / ');
    return {
      typed,
      isMeant: (product) =>
        named.some((thing) =>
          thing.startsWith('@') ? product.categories.includes(thing.slice(1)) : product.name === thing,
        ) &&
        (color === '' || product.color === color) &&
        (size === '' || product.size === size),
    };
  });
}
