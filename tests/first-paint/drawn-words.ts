import { pickWords } from '../../scripts/pick-words.mjs';
import type { FirstWords } from '../../src/first-paint/first-words.ts';
import type { Language } from '../../src/i18n/language.ts';

const files = import.meta.glob<object>('../../src/**/{words,start}/*.json', {
  eager: true,
  import: 'default',
});

/** The words that the build puts into the script that draws a screen; `names` are the file of that script. */
export function drawnWords(
  names: Readonly<Record<string, readonly string[]>>,
  language: Language,
): FirstWords {
  return Object.fromEntries(
    Object.entries(names).flatMap(([folder, picked]) =>
      pickWords(files[`../../${folder}/${language}.json`] ?? {}, picked),
    ),
  );
}
