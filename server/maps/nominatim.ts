import { Ajv } from 'ajv';
import { MapServiceFailed } from './ask-service.ts';
import { readPhone, type GeocodingService } from './geocoding-service.ts';
import { mostPlaces, type Place } from './places.ts';

interface Result {
  readonly lat: string;
  readonly lon: string;
  readonly display_name: string;
  readonly name?: string | null;
  readonly extratags?: object | null;
}

const degrees = { type: 'string', pattern: '^-?\\d{1,3}(\\.\\d+)?$' };
const result = {
  type: 'object',
  required: ['lat', 'lon', 'display_name'],
  properties: {
    lat: degrees,
    lon: degrees,
    display_name: { type: 'string' },
    name: { type: ['string', 'null'] },
    extratags: { type: ['object', 'null'] },
  },
};
const ajv = new Ajv({ allowUnionTypes: true });
const isList = ajv.compile<readonly Result[]>({ type: 'array', items: result });
const isResult = ajv.compile<Result>(result);
const isNothing = ajv.compile({ type: 'object', required: ['error'] });

const languages = { zh: 'zh-CN,zh,en', en: 'en', th: 'th,en' };

/** Nominatim (https://operations.osmfoundation.org/policies/nominatim): asked once a second, and never while somebody types. */
export const nominatim: GeocodingService = {
  isAskedWhileTyped: false,
  askedAtOnce: 1,
  pauseMs: 1_000,
  searchPath: 'search',
  searchQuery: ({ text, language, country, near }) => ({
    q: text,
    format: 'jsonv2',
    extratags: '1',
    limit: String(mostPlaces),
    'accept-language': languages[language],
    ...(country !== null && { countrycodes: country.toLowerCase() }),
    ...(near && {
      viewbox: [near.longitude - 1, near.latitude + 1, near.longitude + 1, near.latitude - 1].join(','),
    }),
  }),
  reverseQuery: ({ latitude, longitude }, language) => ({
    lat: String(latitude),
    lon: String(longitude),
    format: 'jsonv2',
    extratags: '1',
    zoom: '18',
    'accept-language': languages[language],
  }),
  read(answer) {
    if (isList(answer)) return answer.map(readResult);
    if (isResult(answer)) return [readResult(answer)];
    // So it says that nothing is known at a position.
    if (isNothing(answer)) return [];
    throw new MapServiceFailed('Nominatim did not answer with places');
  },
};

function readResult({ lat, lon, display_name, name, extratags }: Result): Place {
  const place_name = name?.trim() ?? '';
  return {
    ...(place_name !== '' && { place_name }),
    address: display_name.trim(),
    latitude: Number(lat),
    longitude: Number(lon),
    ...readPhone(extratags),
  };
}
