import { MapServiceFailed } from './ask-service.ts';
import { createGeocoder, type GeocoderLimits } from './geocoder.ts';
import type { GeocoderSettings } from './map-settings.ts';
import type { BuiltInPlaces, Places, PlaceSearch } from './places.ts';

/** The places that this server knows: those of a geocoder, where one is named and answers, else the built-in ones. */
export function createPlaces(
  builtIn: BuiltInPlaces,
  settings: GeocoderSettings | null,
  limits?: GeocoderLimits,
): Places {
  const searchBuiltIn = async (search: PlaceSearch, isFallback: boolean) => ({
    items: await builtIn.search(search),
    isFallback,
  });
  if (settings === null) return { ...builtIn, search: (search) => searchBuiltIn(search, false) };
  const geocoder = createGeocoder(settings, limits);
  return {
    ...builtIn,
    async search(search, gone) {
      const places = await geocoder.search(search, gone).catch(unlessFailed);
      if (places !== failed && places.length > 0) return { items: places, isFallback: false };
      return await searchBuiltIn(search, places === failed);
    },
    async at(position, language, gone) {
      const place = await geocoder.at(position, language, gone).catch(unlessFailed);
      if (place !== failed && place !== null) return place;
      const known = await builtIn.at(position, language);
      return place === failed && known !== null ? { ...known, is_fallback: true } : known;
    },
  };
}

const failed = Symbol('failed');

function unlessFailed(error: unknown): typeof failed {
  if (error instanceof MapServiceFailed) return failed;
  throw error;
}
