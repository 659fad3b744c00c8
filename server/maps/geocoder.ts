import { LRUCache } from 'lru-cache';
import { askJson, MapServiceFailed } from './ask-service.ts';
import type { GeocoderSettings } from './map-settings.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';
import { mostPlaces } from './places.ts';
import type { Geocoder, Place } from './places.ts';

const services = { photon, nominatim };
const attribution = '© OpenStreetMap contributors';
const rememberedMs = 24 * 3_600_000;
const mostRemembered = 2_000;
const longestQueue = 3;

interface Asked {
  readonly address: URL;
  /** The only one that is wanted; null: all. */
  readonly country: string | null;
}

/** A service that knows places, asked by its rules; its answers are remembered for a day. Throws `MapServiceFailed`. */
export function createGeocoder({ kind, baseUrl }: GeocoderSettings): Geocoder {
  const service = services[kind];
  const inTurn = pausing(service.pauseMs);
  const remembered = new LRUCache<string, readonly Place[], Asked>({
    max: mostRemembered,
    ttl: rememberedMs,
    fetchMethod: async (_key, _stale, { context: { address, country } }) => {
      const places = service.read(await inTurn(() => askJson(address)), country);
      return places.slice(0, mostPlaces).map((place) => ({ ...place, attribution }));
    },
  });

  function ask(path: string, query: Readonly<Record<string, string>>, country: string | null) {
    const address = new URL(`${baseUrl.pathname.replace(/\/+$/, '')}/${path}`, baseUrl);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return remembered.forceFetch(`${country} ${address.href}`, { context: { address, country } });
  }

  return {
    async search(search) {
      if (!search.isFinal && !service.isAskedWhileTyped) return [];
      return await ask(service.searchPath, service.searchQuery(search), search.country);
    },
    async at(position, language) {
      const [place] = await ask('reverse', service.reverseQuery(position, language), null);
      return place === undefined ? null : { ...place, ...position };
    },
  };
}

/** Begins one piece of work at least so many milliseconds after the one before; refuses where too many wait. */
function pausing(pauseMs: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  if (pauseMs === 0) return (work) => work();
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= longestQueue) throw new MapServiceFailed('too many wait for the geocoder');
    waiting += 1;
    const mine = turn;
    turn = mine.then(() => new Promise((resolve) => setTimeout(resolve, pauseMs).unref()));
    await mine;
    waiting -= 1;
    return await work();
  };
}
