import { metresBetween, type MapPosition } from '../../domain/places/map-position.ts';
import type { Entry } from './gazetteer-entries.ts';
import { joinNames, wordsOf } from './place-words.ts';
import { mostPlaces, nearM, type AreaSearch, type Place } from './places.ts';

/** Where an area may begin in an address: at a word, at each Chinese character, and at a Thai word for an area. */
const begins = /(?<![^\s,，、;；()（）·])[\p{L}\p{N}]|\p{Script=Han}|แขวง|เขต|ตำบล|อำเภอ|จังหวัด/gu;
/** More of an address is never the name of its areas. */
const mostBegins = 12;
const exact = 2;
const begun = 1;

/** Subdistricts, districts and provinces by their names, of themselves and of the areas they are in, and by postcode. */
export type AreaIndex = ReadonlyMap<string, readonly Entry[]>;

/** What `completeAreas` looks into. */
export function indexAreas(entries: readonly Entry[]): AreaIndex {
  const index = new Map<string, Entry[]>();
  for (const entry of entries.filter(({ isArea }) => isArea)) {
    for (const name of new Set([...entry.names, ...entry.within])) {
      const named = index.get(name) ?? [];
      index.set(name, named);
      named.push(entry);
    }
  }
  return index;
}

/** The areas that the longest end of an address which names any stands for, without those that it says already. */
export function completeAreas(index: AreaIndex, { text, language, near }: AreaSearch): Place[] {
  for (const { index: at } of [...text.matchAll(begins)].slice(-mostBegins)) {
    const matched = text.slice(at).trim();
    const found = areasNamed(
      index,
      wordsOf(matched).flatMap((word) => splitNames(index, word)),
    );
    if (found.length === 0) continue;
    return found
      .map(({ area, score }) => ({ area, score: score + area.weight + nearBonus(area, near) }))
      .sort((one, other) => other.score - one.score)
      .map(({ area }) => ({ ...area.place(language), matched }))
      .filter(({ address }) => address !== matched)
      .slice(0, mostPlaces);
  }
  return [];
}

function nearBonus(area: Entry, near: MapPosition | null): number {
  return near !== null && metresBetween(near, area) < nearM ? 0.5 : 0;
}

/** The names that a Chinese word runs together, the widest area first, and the rest of it. */
function splitNames(index: AreaIndex, word: string): readonly string[] {
  if (!/^\p{Script=Han}+$/u.test(word) || index.has(word)) return [word];
  // A single character names too many.
  for (let length = word.length - 1; length > 1; length -= 1) {
    const [name = ''] = wordsOf(word.slice(0, length));
    if (index.has(name)) return [name, ...splitNames(index, word.slice(length))];
  }
  return [word];
}

function areasNamed(index: AreaIndex, words: readonly string[]) {
  if (words.length === 0) return [];
  const names = words.map((_, to) => joinNames(words.slice(0, to + 1)));
  const whole = names.at(-1) ?? '';
  const candidates = new Set([
    ...names.flatMap((name) => index.get(name) ?? []),
    ...[...index].flatMap(([name, areas]) => (isBegun(name, whole) ? areas : [])),
  ]);
  return [...candidates].flatMap((area) => {
    const score = ownScore(area, words);
    return score > 0 ? [{ area, score }] : [];
  });
}

/**
 * How well words say an area and those it is in, one after another, the last perhaps unfinished: -1 where they say something else, 0
 * where they do not say the area itself.
 */
function ownScore(area: Entry, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const scores = words.map((_, last) => {
    const name = joinNames(words.slice(0, last + 1));
    const rest = words.slice(last + 1);
    const isSaid = (known: string) => known === name || (rest.length === 0 && isBegun(known, name));
    const isOwn = area.names.some(isSaid);
    const around = area.within.find(isSaid);
    if (!isOwn && around === undefined) return -1;
    const ofRest = ownScore(area, rest);
    if (ofRest < 0) return -1;
    const ofName = area.names.includes(name) ? exact : isOwn || isPostcode(around) ? begun : 0;
    return Math.max(ofName, ofRest);
  });
  return Math.max(...scores);
}

function isPostcode(name = ''): boolean {
  return /^\d{5}$/.test(name);
}

/** One letter of Thai or Chinese begins too many names, and so do two of others. */
function isBegun(name: string, word: string): boolean {
  return word.length >= (/^[a-z\d]/.test(word) ? 3 : 2) && name.startsWith(word);
}
