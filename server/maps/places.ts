import type { components } from '../../domain/contract.gen.ts';
import type { MapPosition } from '../../domain/places/map-position.ts';

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

/** The search for areas that the end of an address names. */
export type AreaSearch = Pick<PlaceSearch, 'text' | 'language' | 'near'>;

/** What knows places by name and by position; `gone` is aborted when whoever asks waits no longer. */
export interface Geocoder {
  /** At most 10, the best first. */
  search(search: PlaceSearch, gone?: AbortSignal): Promise<readonly Place[]>;
  /** Null where nothing is known around. */
  at(position: MapPosition, language: PlaceLanguage, gone?: AbortSignal): Promise<Place | null>;
}

/** What also knows the subdistricts, districts and provinces of Thailand. */
export interface BuiltInPlaces extends Geocoder {
  /** At most 10, the best first; each with the end of the text that it stands for. No service is asked. */
  areas(search: AreaSearch): Promise<readonly Place[]>;
  /** Reads what it knows, so that nobody waits for it later. */
  load(): Promise<void>;
}

/** What a search has found, and whether a service that should have been asked did not answer. */
export interface FoundPlaces {
  readonly items: readonly Place[];
  readonly isFallback: boolean;
}

/** What a server knows of places. */
export interface Places extends Omit<BuiltInPlaces, 'search'> {
  search(search: PlaceSearch, gone?: AbortSignal): Promise<FoundPlaces>;
}

/** As many are shown. */
export const mostPlaces = 10;
/** What is as near as this to what somebody looks at is rather meant. */
export const nearM = 100_000;
