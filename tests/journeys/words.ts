import { readFileSync } from 'node:fs';

export type Language = 'zh' | 'en' | 'th';

/** A word of the interface by its key, the count form `other` where there are several. */
export function word(language: Language, key: string, values: Readonly<Record<string, string>> = {}): string {
  const file = new URL(`../../src/i18n/${language}.json`, import.meta.url);
  const all: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], all);
  if (typeof found !== 'string') throw new Error(`${language} has no word for ${key}`);
  return found.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '');
}
