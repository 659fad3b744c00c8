import type { components } from '../../domain/contract.gen.ts';
import type { MapPosition } from '../../domain/map-position.ts';

export type Place = components['schemas']['Place'];
export type PlaceLanguage = components['schemas']['Language'];

export interface PlaceSearch {
  readonly text: string;
  readonly language: PlaceLanguage;
  /** ISO 3166 code of the only country to look in; null: all of them. */
  readonly country: string | null;
  /** Whether the text is whole, and not asked for while it is typed. */
  readonly isFinal: boolean;
  /** What is nearer to it comes first. */
  readonly near: MapPosition | null;
}

/** What knows places by name and by position. */
export interface Places {
  /** At most 10, the best first. */
  search(search: PlaceSearch): Promise<readonly Place[]>;
  /** Null where nothing is known around. */
  at(position: MapPosition, language: PlaceLanguage): Promise<Place | null>;
}

/** As many are shown. */
export const mostPlaces = 10;
