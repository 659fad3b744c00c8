import { MapServiceFailed } from './ask-service.ts';
import { createGazetteer } from './gazetteer.ts';
import { createGeocoder } from './geocoder.ts';
import type { GeocoderSettings } from './map-settings.ts';
import type { Places } from './places.ts';

/** The places that this server knows: those of a geocoder, where one is named and answers, else the built-in ones in `file`. */
export function createPlaces(file: string, settings: GeocoderSettings | null): Places {
  const gazetteer = createGazetteer(file);
  if (settings === null) return gazetteer;
  const geocoder = createGeocoder(settings);
  return {
    async search(search) {
      const places = await geocoder.search(search).catch(nothingOfFailed);
      return places === null || places.length === 0 ? await gazetteer.search(search) : places;
    },
    async at(position, language) {
      const place = await geocoder.at(position, language).catch(nothingOfFailed);
      return place ?? (await gazetteer.at(position, language));
    },
    areas: (search) => gazetteer.areas(search),
  };
}

function nothingOfFailed(error: unknown): null {
  if (error instanceof MapServiceFailed) return null;
  throw error;
}
