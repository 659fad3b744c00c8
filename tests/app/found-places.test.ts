import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { foundPlaces } from '../../src/features/addresses/map-workflow.ts';

const market = { address: 'Chatuchak, Bangkok', latitude: 13.8, longitude: 100.55 };

describe('the answer of a search for places', () => {
  test.each([
    ['of the service', accepted([market]), accepted({ items: [market], isFallback: false })],
    [
      'of the built-in places',
      accepted([{ ...market, is_fallback: true }]),
      accepted({ items: [{ ...market, is_fallback: true }], isFallback: true }),
    ],
    [
      'of no service and no built-in place',
      refused({ reason: 'map_unreachable', message: '', status: 503, details: {} }),
      accepted({ items: [], isFallback: true }),
    ],
    [
      'that is another refusal',
      refused({ reason: 'invalid_request', message: '', status: 400, details: {} }),
      refused({ reason: 'invalid_request', message: '', status: 400, details: {} }),
    ],
  ])('%s says whether a service answered', (_, answer, found) => {
    expect(foundPlaces(answer)).toEqual(found);
  });
});
