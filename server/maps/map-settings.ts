import { StartupError } from '../startup/process-errors.ts';

/** Where the pictures of the map come from, and who is asked for places. */
export interface MapSettings {
  /** Null: no maps are shown. */
  readonly tiles: TileSettings | null;
  /** Asked before the built-in places; null: those alone. */
  readonly geocoder: GeocoderSettings | null;
}

export interface TileSettings {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Shown on every map. */
  readonly attribution: string;
}

export interface GeocoderSettings {
  readonly kind: 'photon' | 'nominatim';
  readonly baseUrl: URL;
}

const openStreetMap: TileSettings = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

/** Reads the settings of the maps. Throws a `StartupError` that names the invalid one. */
export function readMaps(read: (name: string) => string | null): MapSettings {
  return { tiles: readTiles(read), geocoder: readGeocoder(read('GEOCODER_URL')) };
}

function readTiles(read: (name: string) => string | null): TileSettings | null {
  const url = read('MAP_TILES_URL');
  const attribution = read('MAP_TILES_ATTRIBUTION');
  if (url === null) {
    if (attribution !== null) throw new StartupError('MAP_TILES_ATTRIBUTION needs MAP_TILES_URL beside it');
    return openStreetMap;
  }
  if (url === 'none') return null;
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  if (!isTemplate || !isWebAddress(url))
    throw new StartupError(
      `MAP_TILES_URL is ${url}: it must be "none", or a web address with {z}, {x} and {y}`,
    );
  if (attribution === null) throw new StartupError('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION beside it');
  return { url, attribution };
}

/** The two answer differently; which one it is, its address says. */
function readGeocoder(text: string | null): GeocoderSettings | null {
  if (text === null || text === 'none') return null;
  if (!isWebAddress(text)) throw new StartupError(`GEOCODER_URL is ${text}: it must be a web address`);
  const baseUrl = new URL(text);
  return { kind: /nominatim/i.test(text) ? 'nominatim' : 'photon', baseUrl };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** The origin that the app loads tiles from, for the content security policy. */
export function tilesOrigin({ url }: TileSettings): string {
  return new URL(url).origin;
}
