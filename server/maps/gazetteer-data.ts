import type { MapPosition } from '../../domain/places/map-position.ts';
import { readFile } from 'node:fs/promises';

interface Province extends MapPosition {
  readonly code: string;
  readonly th: string;
  readonly en: string;
  /** Polygons, each of a ring and its holes, of longitudes and latitudes. */
  readonly borders: number[][][][];
}

interface District extends MapPosition {
  readonly code: string;
  readonly province: string;
  readonly th: string;
  readonly en: string;
}

interface Subdistrict extends MapPosition {
  readonly district: string;
  readonly th: string;
  /** Empty where no source spells it right. */
  readonly en: string;
  readonly postcode: string;
  /** Whether the position is its own, and not that of its district. */
  readonly is_placed: boolean;
}

interface Town extends MapPosition {
  readonly district: string;
  readonly en: string;
}

type City = readonly [name: string, country: string, latitude: number, longitude: number, people: number];

/** What `scripts/make-gazetteer.mjs` writes. */
export interface GazetteerData {
  readonly provinces: readonly Province[];
  readonly districts: readonly District[];
  readonly subdistricts: readonly Subdistrict[];
  readonly towns: readonly Town[];
  readonly cities: readonly City[];
}

/** Reads the file of places that the build made. */
export async function readGazetteerData(file: string): Promise<GazetteerData> {
  return JSON.parse(await readFile(file, 'utf8')) as GazetteerData;
}
