import { allWords } from '../i18n/all-words.ts';

export type Language = 'zh' | 'en' | 'th';

/** A word of the interface by its key, the count form `other` where there are several. */
export function word(language: Language, key: string, values: Readonly<Record<string, string>> = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], allWords(language));
  if (typeof found !== 'string') throw new Error(`${language} has no word for ${key}`);
  return found.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '');
}
