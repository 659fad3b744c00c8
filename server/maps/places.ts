import type { components } from '../../domain/contract.gen.ts';

export type Place = components['schemas']['Place'];
export type PlaceLanguage = components['schemas']['Language'];

/** In degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlaceSearch {
  readonly text: string;
  readonly language: PlaceLanguage;
  /** ISO 3166 code of the only country to look in; null: all of them. */
  readonly country: string | null;
  /** Whether the text is whole, and not asked for while it is typed. */
  readonly isFinal: boolean;
  /** What is nearer to it comes first. */
  readonly near: Position | null;
}

/** What knows places by name and by position. */
export interface Places {
  /** At most 10, the best first. */
  search(search: PlaceSearch): Promise<readonly Place[]>;
  /** Null where nothing is known around. */
  at(position: Position, language: PlaceLanguage): Promise<Place | null>;
}

/** As many are shown. */
export const mostPlaces = 10;

const earthRadiusKm = 6371;

/** Kilometres between two positions, by the haversine formula. */
export function kilometresBetween(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * Math.PI) / 360) ** 2;
  const across = Math.cos((one.latitude * Math.PI) / 180) * Math.cos((other.latitude * Math.PI) / 180);
  const chord = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
