import { colours } from '../../../domain/products/colours.ts';

/** Words for colours that may stand behind a word without a space, the longest first. */
const colourWords = colours
  .flatMap(({ zh, th }) => [...zh, ...th.flatMap((word) => [word, `สี${word}`])])
  .sort((one, other) => other.length - one.length);

/**
 * The words of a name in Chinese or Thai, also where it has no spaces, as what is read in a picture: figures and capitals begin one, and
 * so does a colour at the end of another.
 */
export function wordsOfName(name: string): string[] {
  return name
    .replace(/(?<=[\u0e00-\u0e7f\p{Script=Han}])(?=[\dA-Z])/gu, ' ')
    .split(/[\s,/()·-]+/u)
    .flatMap((word) => {
      const colour = colourWords.find((one) => word.endsWith(one)) ?? '';
      return [word.slice(0, word.length - colour.length), colour];
    })
    .filter((word) => word !== '');
}
