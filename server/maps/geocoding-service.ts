import type { MapPosition } from '../../domain/places/map-position.ts';
import type { Place, PlaceLanguage, PlaceSearch } from './places.ts';

/** How a service is asked, and its answers are read. */
export interface GeocodingService {
  readonly isAskedWhileTyped: boolean;
  readonly askedAtOnce: number;
  /** Milliseconds between two requests. */
  readonly pauseMs: number;
  readonly searchPath: string;
  readonly searchQuery: (search: PlaceSearch) => Readonly<Record<string, string>>;
  readonly reverseQuery: (position: MapPosition, language: PlaceLanguage) => Readonly<Record<string, string>>;
  /** Throws `MapServiceFailed`. `country` is the only one that is wanted, null all. */
  readonly read: (answer: unknown, country: string | null) => readonly Place[];
}
