import { describe, expect, test } from 'vitest';
import { publicPageFile, publicPageOf } from '../../domain/public-pages.ts';

const browser = 'Mozilla/5.0 (Linux; Android 14) Chrome/143.0.0.0 Mobile Safari/537.36';

function pageAt(address: string, userAgent = browser) {
  return publicPageOf(new URL(address, 'https://shop.example'), userAgent);
}

describe('the page for everybody at an address', () => {
  test.each([
    ['/', 'landing'],
    ['/?lang=th', 'landing'],
    ['/?utm_source=x&utm_campaign=y&fbclid=1', 'landing'],
    ['/terms', 'terms'],
    ['/terms/', 'terms'],
    ['/auth/terms?lang=en', 'terms'],
    ['/auth/privacy', 'privacy'],
    ['/privacy?anything=1', 'privacy'],
  ])('%s is %s', (address, page) => {
    expect(pageAt(address)).toBe(page);
  });

  test.each([
    '/home',
    '/auth',
    '/auth/',
    '/terms/more',
    '/?liff.state=%2Fcart',
    '/?code=1&state=2',
    '/?invite=abc',
    '/?group_id=g',
    '/?lang=th&redirect=%2Fmy',
  ])('%s is the app’s', (address) => {
    expect(pageAt(address)).toBe(null);
  });

  test('inside LINE, which signs in by itself, leaves the start to the app, and the terms not', () => {
    for (const app of ['Line/14.1.0 LIFF', 'Safari/604.1 Line/14.1.0/IAB'])
      expect([pageAt('/', `Mozilla/5.0 ${app}`), pageAt('/terms', `Mozilla/5.0 ${app}`)]).toEqual([
        null,
        'terms',
      ]);
  });
});

describe('the language of such a page', () => {
  test.each([
    ['?lang=th', 'en', 'th'],
    ['', 'en', 'en'],
    ['?lang=fr', 'th', 'zh'],
    ['', 'fr', 'zh'],
    ['', null, 'zh'],
  ])('with %s in the address and %s kept is %s', (search, stored, language) => {
    expect(publicPageFile('terms', search, stored)).toBe(`/pages/terms.${language}.html`);
  });
});
