import { maxPhones } from '../../domain/limits.ts';
import { isPhone } from '../../domain/places/address-form.ts';
import type { MapPosition } from '../../domain/places/map-position.ts';
import { splitPhones } from '../../domain/places/phones.ts';
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

/** The phones among what OpenStreetMap knows of a place, as an address has them; nothing where there is none that can be dialled. */
export function readPhone(tags: unknown): Pick<Place, 'phone'> {
  const { phone, 'contact:phone': contact } = (tags ?? {}) as Readonly<Record<string, unknown>>;
  const text = phone ?? contact;
  const phones = typeof text === 'string' ? splitPhones(text).filter(isPhone).slice(0, maxPhones) : [];
  return phones.length === 0 ? {} : { phone: phones.join(';') };
}
