import type { SearchCategory } from '../../../domain/contract.ts';
import type { BenchProduct } from './bench-shop.ts';
import { benchQueries, queryLanguages } from './queries.ts';

/** How a language's queries were answered. */
export interface Finding {
  readonly language: string;
  readonly queries: number;
  /** Of those, in how many what was meant was first, and in how many among the first three. */
  readonly first: number;
  readonly firstThree: number;
  /** What was typed where it was not first, and where it was found instead; null for not at all. */
  /** Milliseconds of each query. */
  readonly times: readonly number[];
  readonly misses: readonly {
    readonly typed: string;
    readonly place: number | null;
    readonly before: string;
  }[];
}

type Search = (typed: string) => Promise<readonly SearchCategory[]>;

/** Asks all queries of each language. Places are those in which the app shows the answer. */
export async function measureFinding(
  search: Search,
  describe: (skuId: string) => BenchProduct | undefined,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const language of queryLanguages) {
    const answered: Finding['misses'][number][] = [];
    const times: number[] = [];
    for (const { typed, isMeant } of benchQueries(language)) {
      const asked = performance.now();
      const found = await search(typed);
      times.push(performance.now() - asked);
      const shown = productsOf(found).map(({ id }) => describe(id));
      const place = shown.findIndex((product) => product !== undefined && isMeant(product));
      answered.push({ typed, place: place < 0 ? null : place + 1, before: label(shown[0]) });
    }
    const within = (most: number) => answered.filter(({ place }) => place !== null && place <= most).length;
    findings.push({
      language,
      queries: answered.length,
      first: within(1),
      firstThree: within(3),
      times,
      misses: answered.filter(({ place }) => place !== 1),
    });
  }
  return findings;
}

function label(product: BenchProduct | undefined): string {
  return product === undefined
    ? 'nothing'
    : [product.name, product.color, product.size].filter(Boolean).join(', ');
}

function productsOf(tree: readonly SearchCategory[]): readonly { readonly id: string }[] {
  return tree.flatMap(({ skus = [], children }) => [...skus, ...productsOf(children)]);
}
