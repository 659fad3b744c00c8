/** A point on the map, in degrees. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the device is, with its accuracy in metres, or why it does not say. */
export type Located =
  | ({ readonly ok: true; readonly accuracy: number } & MapPosition)
  | { readonly ok: false; readonly why: 'unsupported' | 'denied' | 'timedOut' | 'unavailable' };

/** Why the device does not say where it is. */
export type LocateObstacle = Exclude<Located, { readonly ok: true }>['why'];

/** Where the map begins where nothing better is known: Bangkok (specification, section 9). */
export const defaultCentre: MapPosition = { latitude: 13.756, longitude: 100.502 };

/** Of the map that is moved, and of the picture that is kept (specification, section 9). */
export const mapZoom = { moved: 15, kept: 16 } as const;

const thailand = { south: 5.5, north: 20.6, west: 97.2, east: 105.8 };
const earthRadiusM = 6_371_000;

/** Whether a position is within the box around Thailand. */
export function isInThailand({ latitude, longitude }: MapPosition): boolean {
  const { south, north, west, east } = thailand;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Metres between two positions, by the haversine formula. */
export function metresBetween(one: MapPosition, other: MapPosition): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * Math.PI) / 360) ** 2;
  const across = Math.cos((one.latitude * Math.PI) / 180) * Math.cos((other.latitude * Math.PI) / 180);
  const chord = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude);
  return 2 * earthRadiusM * Math.asin(Math.sqrt(chord));
}
