import { mapZoom, type MapPosition } from '../../domain/places/map-position.ts';
import type { DataOf } from '../../domain/operations.ts';
import type { Call, PlainCall } from '../contract/call.ts';
import { keepMadePicture } from '../files/keep-made-picture.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { MapServiceFailed } from '../maps/ask-service.ts';
import type { Maps } from '../maps/maps.ts';
import type { Place, PlaceSearch } from '../maps/places.ts';

/** Where a search that is restricted looks. */
const countries = { zh: 'CN', en: 'TH', th: 'TH' };

/** The operations on places and maps. */
export function createPlaceHandlers(files: FileStore, { places, draw }: Maps) {
  return {
    plainReads: {
      async places({ query, gone }: PlainCall<'places'>): Promise<Place[]> {
        const search = readSearch(query);
        if (query.areas === true) return [...(await places.areas(search))];
        const { items, isFallback } = await places.search(search, gone());
        if (!isFallback) return [...items];
        // The service may know what was asked for.
        if (items.length === 0) throw new Refusal('map_unreachable');
        return items.map((place) => ({ ...place, is_fallback: true }));
      },

      async placeAt({ query, gone }: PlainCall<'placeAt'>): Promise<Place> {
        const { latitude, longitude, lang } = query;
        const place = await places.at({ latitude, longitude }, lang, gone());
        if (place === null) throw new Refusal('not_found', { latitude, longitude });
        return place;
      },

      async staticMap({ body, caller, store, gone }: PlainCall<'staticMap'>): Promise<DataOf<'staticMap'>> {
        if (draw === null) throw new Refusal('not_configured');
        const { latitude, longitude, zoom } = body;
        const bytes = await draw({ latitude, longitude }, zoom ?? mapZoom.kept, gone()).catch(refuse);
        const uploader = { uploads: store.uploads, uploader_id: caller.user.user_id };
        const picture = { bytes, extension: 'png', isOfMap: true } as const;
        return { filepath: await keepMadePicture(uploader, picture, files) };
      },
    },
  };
}

function readSearch({ q, lang, mode, is_final, latitude, longitude }: Call<'places'>['query']): PlaceSearch {
  return {
    text: q,
    language: lang,
    country: mode === 'global' && lang !== 'th' ? null : countries[lang],
    isFinal: is_final === true,
    near: readNear(latitude, longitude),
  };
}

function readNear(latitude: number | undefined, longitude: number | undefined): MapPosition | null {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined) throw invalidRequest('latitude', 'is required beside longitude');
  if (longitude === undefined) throw invalidRequest('longitude', 'is required beside latitude');
  return { latitude, longitude };
}

function refuse(error: unknown): never {
  if (error instanceof MapServiceFailed) throw new Refusal('map_unreachable');
  throw error;
}
