import { metresBetween, type MapPosition } from '../../domain/places/map-position.ts';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { pinyin } from 'pinyin-pro';
import { completeAreas, indexAreas, type AreaIndex } from './complete-areas.ts';
import { readGazetteerData, type GazetteerData } from './gazetteer-data.ts';
import { gazetteerEntries, type Entry } from './gazetteer-entries.ts';
import { foldName, joinNames, wordsOf } from './place-words.ts';
import { mostPlaces, nearM } from './places.ts';
import type { BuiltInPlaces, Place, PlaceLanguage, PlaceSearch } from './places.ts';

/** Farther away nothing says where a position is. */
const farthestM = 200_000;
/** A search that is not restricted looks here first. */
const homeCountry = 'TH';
const homeBonus = 1;
const nearBonus = 0.5;
/** The areas of an address are at its end; more words would keep all who ask waiting. */
const mostWords = 12;
const han = /\p{Script=Han}/u;

interface Gazetteer extends Pick<GazetteerData, 'provinces'> {
  readonly entries: readonly Entry[];
  readonly areas: AreaIndex;
}

interface Found {
  readonly entry: Entry;
  readonly score: number;
}

/** The places of a file that the build made, which is read when it is told to, or the first is asked for. */
export function createGazetteer(file: string): BuiltInPlaces {
  let read: Promise<Gazetteer> | null = null;
  const loaded = () =>
    (read ??= readGazetteer(file).catch((error: unknown) => {
      // The next that asks tries again.
      read = null;
      throw error;
    }));
  return {
    async load() {
      await loaded();
    },
    search: async (search) => searchPlaces((await loaded()).entries, search),
    at: async (position, language) => placeAt(await loaded(), position, language),
    areas: async (search) => completeAreas((await loaded()).areas, search),
  };
}

async function readGazetteer(file: string): Promise<Gazetteer> {
  const data = await readGazetteerData(file);
  const entries = gazetteerEntries(data);
  return { entries, areas: indexAreas(entries), provinces: data.provinces };
}

function searchPlaces(entries: readonly Entry[], search: PlaceSearch): Place[] {
  const { text, language, country, near } = search;
  const words = wordsOf(text).slice(-mostWords);
  if (words.length === 0) return [];
  const inCountry = country === null ? entries : entries.filter((entry) => entry.country === country);
  const whole = joinNames(words);
  const matching = found(inCountry, (entry) => matchOf(entry, words, whole));
  const best = matching.length > 0 ? matching : found(inCountry, mentionIn(words));
  const places = best
    .map(({ entry, score }) => {
      const distance = near === null ? Infinity : metresBetween(near, entry);
      return { entry, distance, score: score + bonusOf(entry, distance) };
    })
    .sort((one, other) => other.score - one.score || one.distance - other.distance)
    .slice(0, mostPlaces)
    .map(({ entry }) => entry.place(language));
  return han.test(text)
    ? [...places, ...chineseCities(inCountry, words, search)].slice(0, mostPlaces)
    : places;
}

function bonusOf({ country }: Entry, distance: number): number {
  return (country === homeCountry ? homeBonus : 0) + (distance < nearM ? nearBonus : 0);
}

function found(entries: readonly Entry[], scoreOf: (entry: Entry) => number): Found[] {
  return entries.flatMap((entry) => {
    const score = scoreOf(entry);
    return score > 0 ? [{ entry, score: score + entry.weight }] : [];
  });
}

/** How well each of the words says a place or an area that it is in; 0 where one says neither, or none says the place itself. */
function matchOf({ names, within }: Entry, words: readonly string[], whole: string): number {
  const ofWhole = Math.max(...names.map((name) => closeness(name, whole)));
  if (words.length === 1 || ofWhole === exact)
    return Math.max(ofWhole, within.includes(whole) && isPostcode(whole) ? begun : 0);
  let own = 0;
  let all = 0;
  for (const word of words) {
    const ofName = Math.max(...names.map((name) => closeness(name, word)));
    const ofArea = within.some((area) => area.startsWith(word)) ? begun : 0;
    if (ofName === 0 && ofArea === 0) return 0;
    own = Math.max(own, ofName);
    all += Math.max(ofName, ofArea);
  }
  return own === 0 ? 0 : Math.max(ofWhole, all / words.length);
}

const exact = 6;
const begun = 4;
const inside = 2;

function closeness(name: string, word: string): number {
  if (name === word) return exact;
  if (name.startsWith(word)) return begun;
  return word.length > 1 && name.includes(word) ? inside : 0;
}

function isPostcode(word: string): boolean {
  return /^\d{5}$/.test(word);
}

/**
 * Counts letters of a longer text, such as a whole address, that say a place and the areas that it is in; 0 where it itself is not there.
 * Latin names are looked for as whole words, of which they may be several; the others are written without spaces.
 */
function mentionIn(words: readonly string[]): (entry: Entry) => number {
  const runs = new Set(
    words.flatMap((_, from) =>
      words.slice(from).map((_, length) => words.slice(from, from + length + 1).join('')),
    ),
  );
  const text = words.join(' ');
  const isMentioned = (name: string) =>
    /^[a-z0-9]/.test(name) ? runs.has(name) : name.length > 1 && text.includes(name);
  const mentioned = (name: string) => (isMentioned(name) ? name.length : 0);
  return ({ names, within }) => {
    const own = Math.max(...names.map(mentioned));
    return own === 0 ? 0 : own + within.reduce((sum, area) => sum + mentioned(area), 0);
  };
}

/** Cities of China, which the file knows by their pinyin, under the name that was typed. */
function chineseCities(
  entries: readonly Entry[],
  words: readonly string[],
  { language }: PlaceSearch,
): Place[] {
  return words
    .filter((word) => han.test(word))
    .flatMap((word) => {
      const spelled = foldName(pinyin(word, { toneType: 'none', type: 'array' }).join(''));
      return found(entries, ({ country, names }) => (country === 'CN' && names.includes(spelled) ? exact : 0))
        .sort((one, other) => other.score - one.score)
        .slice(0, 3)
        .map(({ entry }) => ({ ...entry.place(language), ...(language === 'zh' && { place_name: word }) }));
    });
}

function placeAt(
  { entries, provinces }: Gazetteer,
  position: MapPosition,
  language: PlaceLanguage,
): Place | null {
  const point = [position.longitude, position.latitude];
  const province = provinces.find(({ borders }) =>
    booleanPointInPolygon(point, { type: 'MultiPolygon', coordinates: borders }),
  );
  const nearest = entries
    .filter((entry) => entry.isPlaced && (province === undefined || entry.province === province.code))
    .map((entry) => ({ entry, distance: metresBetween(position, entry) }))
    .reduce((one, other) => (other.distance < one.distance ? other : one));
  if (nearest.distance > farthestM) return null;
  return { ...nearest.entry.place(language), ...position };
}
