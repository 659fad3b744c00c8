import { Ajv } from 'ajv';
import { MapServiceFailed } from './ask-service.ts';
import { readPhone, type GeocodingService } from './geocoding-service.ts';
import { mostPlaces, type Place } from './places.ts';

interface Feature {
  readonly geometry: { readonly coordinates: readonly [longitude: number, latitude: number] };
  readonly properties: Readonly<Record<string, unknown>>;
}

const isAnswer = new Ajv().compile<{ readonly features: readonly Feature[] }>({
  type: 'object',
  required: ['features'],
  properties: {
    features: {
      type: 'array',
      items: {
        type: 'object',
        required: ['geometry', 'properties'],
        properties: {
          geometry: {
            type: 'object',
            required: ['coordinates'],
            properties: {
              coordinates: {
                type: 'array',
                minItems: 2,
                items: { type: 'number', minimum: -180, maximum: 180 },
              },
            },
          },
          properties: { type: 'object' },
        },
      },
    },
  },
});

/** Names in Thai and Chinese are the local ones; it refuses languages that it was not built for. */
const languages = { zh: 'default', en: 'en', th: 'default' };

/** Photon (https://photon.komoot.io), which may be asked while somebody types. */
export const photon: GeocodingService = {
  isAskedWhileTyped: true,
  askedAtOnce: 10,
  pauseMs: 0,
  searchPath: 'api',
  searchQuery: ({ text, language, near }) => ({
    q: text,
    lang: languages[language],
    limit: String(mostPlaces * 2),
    ...(near && { lat: String(near.latitude), lon: String(near.longitude) }),
  }),
  reverseQuery: ({ latitude, longitude }, language) => ({
    lat: String(latitude),
    lon: String(longitude),
    lang: languages[language],
    limit: '1',
  }),
  read(answer, country) {
    if (!isAnswer(answer)) throw new MapServiceFailed('Photon did not answer with places');
    return answer.features
      .filter(({ properties }) => country === null || properties['countrycode'] === country)
      .map(readFeature);
  },
};

function readFeature({ geometry, properties }: Feature): Place {
  const [longitude, latitude] = geometry.coordinates;
  const text = (name: string) => {
    const value = properties[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const street = [text('housenumber'), text('street')].filter((part) => part !== '').join(' ');
  const parts = [
    street,
    text('locality'),
    text('district'),
    text('city'),
    text('state'),
    text('postcode'),
    text('country'),
  ];
  const name = text('name');
  const address = [...new Set(parts)].filter((part) => part !== '').join(', ');
  return {
    ...(name !== '' && { place_name: name }),
    address: address || name,
    latitude,
    longitude,
    // A service that keeps more of OpenStreetMap than it needs itself answers with it.
    ...readPhone(properties['extra']),
  };
}
