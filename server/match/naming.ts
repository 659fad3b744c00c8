import { categoryMatcher, type NamedCategory } from '../../domain/search/categories.ts';
import type { Meaning } from '../../domain/search/lexicon.ts';
import type { Language } from '../../domain/search/query.ts';
import { simplify } from '../search/findable-text.ts';
import { hiddenIds, languageOf } from '../search/search-words.ts';
import type { NamingTexts } from '../store/queries/catalogue/reading-context.ts';

/** How a merchant's words are read, and which categories they may mean. */
export interface Naming {
  readonly language: Language;
  readonly matcher: ReturnType<typeof categoryMatcher>;
  /** Ids of categories that are not shown. */
  readonly hidden: readonly string[];
}

type CategoryCells = readonly [
  id: string,
  parent: string | null,
  level: number,
  name: string,
  ch_name: string,
  th_name: string,
  status: string,
];
type WordCells = readonly [
  kind: Meaning['kind'],
  zh: readonly string[],
  en: readonly string[],
  th: readonly string[],
];

/** Of more merchants at once the names are read anew. */
const mostKept = 50;
const kept = new Map<string, Naming>();

/** How a merchant names things; read once for the same texts, whoever changed them and wherever. */
export function namingOf({ categories, words }: NamingTexts): Naming {
  const key = `${categories}\n${words}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const naming = readNaming(categories, words);
  kept.set(key, naming);
  return naming;
}

function readNaming(categories: string, words: string): Naming {
  const named = (JSON.parse(categories) as readonly CategoryCells[]).map(
    ([category_id, parent_id, level, name, ch_name, th_name, status]): NamedCategory & {
      readonly status: string;
    } => ({ category_id, parent_id, level, name, ch_name, th_name, status }),
  );
  const meanings = (JSON.parse(words) as readonly WordCells[]).map(([kind, zh, en, th]) => ({
    kind,
    zh: [...zh],
    en: [...en],
    th: [...th],
  }));
  return {
    language: languageOf(meanings),
    matcher: categoryMatcher(named, simplify),
    hidden: hiddenIds(named),
  };
}
