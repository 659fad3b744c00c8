import { colours } from '../../products/colours.ts';
import type { SoundOf } from '../../search/words.ts';

const words = colours.flatMap(({ zh }) => zh).filter((word) => word.length > 1);
const plain = new Set(colours.flatMap(({ zh }) => zh).filter((word) => word.length === 1));
const longest = Math.max(...words.map(({ length }) => length));
const anyLetter = '?';

/** Colours by their letters, of which one may be any, and how that one is said. */
const heardBy = new WeakMap<SoundOf, ReadonlyMap<string, string>>();

function heardColours(soundOf: SoundOf): ReadonlyMap<string, string> {
  const known = heardBy.get(soundOf);
  if (known !== undefined) return known;
  const found = new Map(
    words.flatMap((word) =>
      Array.from(word, (letter, at) => ({ letter, left: withoutLetter(word, at) }))
        // What is left has to tell the colour: 就红 is no 酒红.
        .filter(({ letter, left }) => letter !== '色' && isTelling(left))
        .map(({ letter, left }) => [left + soundOf(letter), word] as const),
    ),
  );
  heardBy.set(soundOf, found);
  return found;
}

function withoutLetter(word: string, at: number): string {
  return word.slice(0, at) + anyLetter + word.slice(at + 1);
}

function isTelling(letters: string): boolean {
  return Array.from(letters).some((letter) => letter !== anyLetter && letter !== '色' && !plain.has(letter));
}

/** Writes colours of which one letter was typed as another one of the same sound as they are: 藏清 is 藏青, and 珊糊 is 珊瑚. As long as it was. */
export function withHeardColours(text: string, soundOf: SoundOf): string {
  const known = heardColours(soundOf);
  return text.replaceAll(/\p{Script=Han}{2,}/gu, (run) => {
    let written = run;
    for (let at = 0; at + 1 < run.length; at += 1)
      for (let length = Math.min(longest, run.length - at); length > 1; length -= 1) {
        const heard = heardAs(written.slice(at, at + length), known, soundOf);
        if (heard !== null) written = written.slice(0, at) + heard + written.slice(at + length);
      }
    return written;
  });
}

function heardAs(typed: string, known: ReadonlyMap<string, string>, soundOf: SoundOf): string | null {
  for (const [at, letter] of Array.from(typed).entries()) {
    const heard = plain.has(letter) ? undefined : known.get(withoutLetter(typed, at) + soundOf(letter));
    if (heard !== undefined) return heard;
  }
  return null;
}
