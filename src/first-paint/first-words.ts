/** Words by their keys, as the files of words have them. */
export type FirstWords = Readonly<Record<string, string>>;

/** Says a word in a language: of several forms the one for `count`, with its values put in. */
export type Say = (key: string, values?: Readonly<Record<string, number | string>>) => string;

/** What says words before the language library is there, which says the same. */
export function sayIn(language: string, words: FirstWords): Say {
  const plurals = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const form = plurals.select(Number(values['count'] ?? 0));
    const text = words[key] ?? words[`${key}_${form}`] ?? words[`${key}_other`] ?? '';
    return text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? figures.format(value) : value;
    });
  };
}
