import { askJson, MapServiceFailed } from './ask-service.ts';
import type { GeocoderSettings } from './map-settings.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';
import { mostPlaces } from './places.ts';
import type { Place, Places } from './places.ts';

const services = { photon, nominatim };
const attribution = '© OpenStreetMap contributors';
const rememberedMs = 24 * 3_600_000;
const mostRemembered = 2_000;
const longestQueue = 3;

/** A service that knows places, asked by its rules; its answers are remembered for a day. Throws `MapServiceFailed`. */
export function createGeocoder({ kind, baseUrl }: GeocoderSettings): Places {
  const service = services[kind];
  const inTurn = pausing(service.pauseMs);
  const remembered = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();

  function ask(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
    const address = new URL(`${baseUrl.pathname.replace(/\/+$/, '')}/${path}`, baseUrl);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const known = remembered.get(address.href);
    if (known !== undefined && Date.now() - known.at < rememberedMs) return known.answer;
    const answer = inTurn(() => askJson(address));
    remembered.delete(address.href);
    remembered.set(address.href, { at: Date.now(), answer });
    answer.catch(() => remembered.delete(address.href));
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
    return answer;
  }

  const credited = (place: Place): Place => ({ ...place, attribution });
  return {
    async search(search) {
      if (!search.isFinal && !service.isAskedWhileTyped) return [];
      const answer = await ask(service.searchPath, service.searchQuery(search));
      return service.read(answer, search.country).slice(0, mostPlaces).map(credited);
    },
    async at(position, language) {
      const answer = await ask('reverse', service.reverseQuery(position, language));
      const [place] = service.read(answer, null);
      return place === undefined ? null : credited({ ...place, ...position });
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
