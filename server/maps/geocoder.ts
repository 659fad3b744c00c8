import { maxAddressText } from '../../domain/limits.ts';
import type { MapPosition } from '../../domain/places/map-position.ts';
import { askJson, MapServiceFailed } from './ask-service.ts';
import { createLookups } from './lookups.ts';
import type { GeocoderSettings } from './map-settings.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';
import { mostPlaces } from './places.ts';
import type { Geocoder, Place } from './places.ts';

const services = { photon, nominatim };
const attribution = '© OpenStreetMap contributors';
const rememberedMs = 24 * 3_600_000;
const mostRemembered = 2_000;
/** Of those that ask what is at a position; searches go before them, and as many again may wait. */
const longestQueue = 3;
/** How long an answer of a service is waited for, and the pause between two requests where it is not the service's own. */
export interface GeocoderLimits {
  readonly searchMs: number;
  readonly lookupMs: number;
  readonly pauseMs?: number;
}

/** Somebody waits for a search before anything is shown. */
const usualLimits: GeocoderLimits = { searchMs: 1_500, lookupMs: 4_000 };
/** About 10 m and 10 km: so that what is nearly the same is asked once. */
const digits = { at: 4, near: 1 };

interface Asked {
  /** The only one that is wanted; null: all. */
  readonly country: string | null;
  readonly isSearch: boolean;
  readonly gone: AbortSignal | undefined;
}

/** A service that knows places, asked by its rules; its answers are remembered for a day. Throws `MapServiceFailed`. */
export function createGeocoder({ kind, baseUrl }: GeocoderSettings, limits = usualLimits): Geocoder {
  const service = services[kind];
  const { askedAtOnce, pauseMs } = service;
  const lookups = createLookups<readonly Place[]>({
    askedAtOnce,
    pauseMs: limits.pauseMs ?? pauseMs,
    rememberedMs,
    mostRemembered,
  });

  async function ask(
    path: string,
    query: Readonly<Record<string, string>>,
    { country, isSearch, gone }: Asked,
  ): Promise<readonly Place[]> {
    const address = new URL(`${baseUrl.pathname.replace(/\/+$/, '')}/${path}`, baseUrl);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const limitMs = isSearch ? limits.searchMs : limits.lookupMs;
    return await lookups.find(
      `${country} ${address.href}`,
      async () => {
        const places = service.read(await askJson(address, limitMs), country);
        const possible = places.filter(isPossible);
        if (possible.length < places.length && possible.length === 0)
          throw new MapServiceFailed(`${address.host} answered with places that cannot be`);
        return possible.slice(0, mostPlaces).map((place) => ({ ...shortened(place), attribution }));
      },
      { priority: isSearch ? 1 : 0, mostWaiting: isSearch ? 2 * longestQueue : longestQueue, gone },
    );
  }

  return {
    async search(search, gone) {
      if (!search.isFinal && !service.isAskedWhileTyped) return [];
      const near = search.near && rounded(search.near, digits.near);
      const { country } = search;
      return await ask(service.searchPath, service.searchQuery({ ...search, near }), {
        country,
        isSearch: true,
        gone,
      });
    },
    async at(position, language, gone) {
      const query = service.reverseQuery(rounded(position, digits.at), language);
      const [place] = await ask('reverse', query, { country: null, isSearch: false, gone });
      return place === undefined ? null : { ...place, ...position };
    },
  };
}

function rounded({ latitude, longitude }: MapPosition, places: number): MapPosition {
  return { latitude: Number(latitude.toFixed(places)), longitude: Number(longitude.toFixed(places)) };
}

function isPossible({ address, latitude, longitude }: Place): boolean {
  return address !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function shortened({ place_name, ...place }: Place): Place {
  return { ...place, ...(place_name && { place_name: cut(place_name) }), address: cut(place.address) };
}

function cut(text: string): string {
  // Not amid a character of two units.
  return text.slice(0, maxAddressText).replace(/[\uD800-\uDBFF]$/, '');
}
