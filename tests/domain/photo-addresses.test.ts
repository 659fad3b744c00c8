import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinAddresses, splitAddresses } from '../../domain/photo-addresses.ts';

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
});

function encoded(address: string): string {
  return address.replaceAll(',', '%2C');
}
