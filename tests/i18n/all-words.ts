import { readFileSync } from 'node:fs';

export type Words = { readonly [key: string]: string | Words };

/** All that the interface says in a language. */
export function allWords(language: 'zh' | 'en' | 'th'): Words {
  return { ...wordsIn('start', language), ...wordsIn('screens', language) };
}

/** What the shell and home say, or what the other screens do. */
export function wordsIn(part: 'start' | 'screens', language: 'zh' | 'en' | 'th'): Words {
  const file = new URL(`../../src/i18n/${part}/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
}
