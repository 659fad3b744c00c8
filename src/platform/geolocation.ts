import type { Located } from '../../domain/places/map-position.ts';

/** Milliseconds that the device may take to say where it is. */
const locateMs = 5000;

/** Asks the device where it is, as exactly as it can; the browser may ask the person first. */
export async function locateDevice(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<Located> {
  if (geolocation === undefined) return { ok: false, why: 'unsupported' };
  return await new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ ok: true, latitude, longitude, accuracy }),
      ({ code }) => resolve({ ok: false, why: reasons[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: locateMs },
    ),
  );
}

/** By the code of a `GeolocationPositionError`. */
const reasons: Readonly<Record<number, 'denied' | 'unavailable' | 'timedOut'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timedOut',
};
