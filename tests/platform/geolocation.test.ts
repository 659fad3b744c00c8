import { describe, expect, test } from 'vitest';
import { locateDevice } from '../../src/platform/geolocation.ts';

const coords = { latitude: 13.756, longitude: 100.502, accuracy: 12 };

/** A device that answers so; it keeps what it was asked for. */
function device(answer: { readonly code: number } | typeof coords) {
  const asked: unknown[] = [];
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed, options) => {
    asked.push(options);
    if ('code' in answer) failed?.(answer as GeolocationPositionError);
    else found({ coords: answer } as unknown as GeolocationPosition);
  };
  return { asked, getCurrentPosition };
}

describe('the position of the device', () => {
  test('is asked for as exactly as it can be, for five seconds', async () => {
    const there = device(coords);
    expect(await locateDevice(there)).toEqual({ ok: true, ...coords });
    expect(there.asked).toEqual([{ enableHighAccuracy: true, timeout: 5000 }]);
  });

  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timedOut'],
    [99, 'unavailable'],
  ])('refused with the code %i is %s', async (code, why) => {
    expect(await locateDevice(device({ code }))).toEqual({ ok: false, why });
  });

  test('is not known to a browser without it', async () => {
    expect(await locateDevice(undefined)).toEqual({ ok: false, why: 'unsupported' });
  });
});
