import { expect, test } from 'vitest';
import { opensGeoLinks } from '../../src/platform/map-app.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', true],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/126.0 Mobile Safari/537.36 Line/14.9.0/IAB', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', false],
])('the browser %s opens geo links: %s', (userAgent, opens) => {
  expect(opensGeoLinks({ userAgent })).toBe(opens);
});
