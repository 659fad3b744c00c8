import { MapServiceFailed } from './ask-service.ts';
import { createGeocoder, type GeocoderLimits } from './geocoder.ts';
import type { GeocoderSettings } from './map-settings.ts';
import type { Place, Places } from './places.ts';

/** The places that this server knows: those of a geocoder, where one is named and answers, else the built-in ones. */
export function createPlaces(
  gazetteer: Places,
  settings: GeocoderSettings | null,
  limits?: GeocoderLimits,
): Places {
  if (settings === null) return gazetteer;
  const geocoder = createGeocoder(settings, limits);
  return {
    ...gazetteer,
    async search(search) {
      const places = await geocoder.search(search).catch(unlessFailed);
      if (places !== failed && places.length > 0) return places;
      const builtIn = await gazetteer.search(search);
      return places === failed ? builtIn.map(asFallback) : builtIn;
    },
    async at(position, language) {
      const place = await geocoder.at(position, language).catch(unlessFailed);
      if (place !== failed && place !== null) return place;
      const builtIn = await gazetteer.at(position, language);
      return place === failed && builtIn !== null ? asFallback(builtIn) : builtIn;
    },
  };
}

const failed = Symbol('failed');

function unlessFailed(error: unknown): typeof failed {
  if (error instanceof MapServiceFailed) return failed;
  throw error;
}

function asFallback(place: Place): Place {
  return { ...place, is_fallback: true };
}
