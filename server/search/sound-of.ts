import { pinyin } from 'pinyin-pro';

const known = new Map<string, string>();
/** Sounds that many people do not tell apart: zh and z, sh and s, ing and in. */
const alike = /(?<=^[zcs])h|(?<=[ie]n)g$/g;

/** How a Chinese letter is most often said, without its tone; other letters as they are. */
export function soundOf(letter: string): string {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const sound = pinyin(letter, { toneType: 'none', v: true }).replaceAll(alike, '');
  known.set(letter, sound);
  return sound;
}
