import { groupThousands } from '../../domain/money.ts';
import type { Language } from '../i18n/language.ts';

/** Words by their keys, as the files of words have them. */
export type FirstWords = Readonly<Record<string, string>>;

/** Says a word in a language: of several forms the one for `count`, with its values put in. */
export type Say = (key: string, values?: Readonly<Record<string, number | string>>) => string;

/** What says words before the language library is there, which says the same. Of the languages, English alone has a form for one. */
export function sayIn(language: Language, words: FirstWords): Say {
  return (key, values = {}) => {
    const form = language === 'en' && values['count'] === 1 ? 'one' : 'other';
    const text = words[key] ?? words[`${key}_${form}`] ?? '';
    return text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? groupThousands(String(value)) : value;
    });
  };
}
