import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinAddresses, splitAddresses, thumbnailOf } from '../../../domain/photos/photo-addresses.ts';

describe('photo addresses', () => {
  test('blank parts and repetitions are dropped', () => {
    expect(splitAddresses(' /a.jpg,, /b.jpg,/a.jpg ')).toEqual(['/a.jpg', '/b.jpg']);
    expect(splitAddresses('')).toEqual([]);
  });

  test('what was joined splits into the same addresses, commas encoded', () => {
    const address = fc.webPath().filter((path) => path.trim() !== '');
    fc.assert(
      fc.property(fc.uniqueArray(address, { selector: encoded }), (addresses) => {
        expect(splitAddresses(joinAddresses(addresses))).toEqual(addresses.map(encoded));
      }),
    );
  });

  test('of the server has a thumbnail; a foreign one, and one of a size or with a signature, stays as it is', () => {
    const others = [
      'https://profile.line-scdn.net/a.jpg',
      'blob:https://shop.example/1',
      '/icon.svg',
      '/api/files/shop.jpg?size=share&exp=1&sig=a',
    ];
    expect(['/api/files/cup.webp', ...others].map(thumbnailOf)).toEqual([
      '/api/files/cup.webp?size=thumbnail',
      ...others,
    ]);
  });
});

function encoded(address: string): string {
  return address.replaceAll(',', '%2C');
}
