import { nameKey } from '../../../domain/name-keys.ts';
import { createLexicon } from '../../../domain/search/lexicon.ts';
import { nearestProducts } from '../../../domain/search/near-names.ts';
import { simplify } from '../../../server/search/findable-text.ts';
import { shopNames } from './goods.ts';
import type { Language } from './goods.ts';

/** The product of a shop that a row of a page means by its name: surely, or perhaps, which a person is asked. */
export interface MeantProduct {
  readonly name: string;
  readonly isAsked: boolean;
}

const language = { lexicon: createLexicon([], simplify), simplify };

/** What a name means in a shop that has all the goods of one language; null: a new product. */
export function meantProduct(read: string, script: Language): MeantProduct | null {
  const names = [...new Set(shopNames[script])];
  const exact = names.find((name) => nameKey(name) === nameKey(read));
  if (exact !== undefined) return { name: exact, isAsked: false };
  const called = names.map((name) => ({ names: [name], product: name }));
  const [nearest, ...others] = nearestProducts(read, called, language);
  return nearest === undefined || others.length > 0 ? null : { name: nearest, isAsked: true };
}
