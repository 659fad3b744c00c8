import { readFileSync } from 'node:fs';

export const glossaryLanguages = ['zh', 'en', 'th'] as const;
export type GlossaryLanguage = (typeof glossaryLanguages)[number];
type ByLanguage = Readonly<Record<GlossaryLanguage, readonly string[]>>;

/** A thing that the interface names. */
export interface Term {
  readonly thing: string;
  /** Its word in each language, then the other forms of it. */
  readonly words: ByLanguage;
  /** A key at which the words of all three languages stand. */
  readonly where: string;
  /** Words that would be a second one for the same thing. */
  readonly avoid: ByLanguage;
}

interface Glossary {
  readonly terms: readonly Term[];
  /** The reason why a label names no thing of the glossary, by its key. */
  readonly exceptions: ReadonlyMap<string, string>;
}

/** `docs/glossary.md`, of which every table row is read. */
export function readGlossary(): Glossary {
  const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-|]+$|^\| (Thing|Key) \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const terms = rows.filter((cells) => cells.length === 8).map(termOf);
  const exceptions = rows.filter((cells) => cells.length === 2);
  if (terms.length + exceptions.length !== rows.length)
    throw new Error('a row has cells too many or too few');
  return { terms, exceptions: new Map(exceptions.map(([key = '', reason = '']) => [keyIn(key), reason])) };
}

function termOf([thing = '', zh = '', en = '', th = '', where = '', ...avoid]: readonly string[]): Term {
  const [noZh = '', noEn = '', noTh = ''] = avoid;
  return {
    thing,
    words: { zh: wordsIn(zh), en: wordsIn(en), th: wordsIn(th) },
    where: keyIn(where),
    avoid: { zh: wordsIn(noZh), en: wordsIn(noEn), th: wordsIn(noTh) },
  };
}

function wordsIn(cell: string): readonly string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function keyIn(cell: string): string {
  return cell.replaceAll('`', '');
}

/** Whether a text says a word: in English as whole words, whatever their case; Chinese and Thai don't part words. */
export function says(language: GlossaryLanguage, text: string, word: string): boolean {
  const plain = withoutHoles(text);
  return language === 'en' ? asWhole(word).test(plain) : plain.includes(word);
}

/** An English text without a word that it says. */
export function without(text: string, word: string): string {
  return text.replaceAll(asWhole(word), ' ');
}

function asWhole(word: string): RegExp {
  // An abbreviation is told apart by its case: "ID" is right where "id" is not.
  return new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, /[A-Z]/.test(word) ? 'gu' : 'giu');
}

/** Whether a text names something, as the caption of a button, a field or a fact does: at most three words and no sentence. */
export function isLabel(english: string): boolean {
  const plain = withoutHoles(english).trim();
  const words = plain.match(/[A-Za-z’']+/g) ?? [];
  return words.length > 0 && words.length <= 3 && !/[.?!:;,]$|[.;] /.test(plain);
}

function withoutHoles(text: string): string {
  return text.replaceAll(/\{\{[^}]+\}\}|<\/?\w+>/g, ' ');
}
