import { describe, expect, test } from 'vitest';
import { redirectTarget, signInPath } from '../../src/features/account/sign-in-path.ts';

describe('the way after signing in', () => {
  test.each([
    ['', '/'],
    ['?redirect=', '/'],
    ['?redirect=%2Forder%2F7%3Faction%3Dpay%26lang%3Dth%23lines', '/order/7?action=pay&lang=th#lines'],
    ['?redirect=/order-home?type=payments', '/order-home?type=payments'],
    ['?redirect=/a/../my', '/my'],
    ['?redirect=order-home', '/'],
    ['?redirect=https://evil.example/', '/'],
    ['?redirect=//evil.example/', '/'],
    ['?redirect=/%5Cevil.example', '/'],
    ['?redirect=/%09/evil.example', '/'],
    ['?redirect=javascript:alert(1)', '/'],
  ])('of "%s" is %s', (search, target) => {
    expect(redirectTarget(search)).toBe(target);
  });

  test('leads back to where somebody wanted to be', () => {
    const wanted = { pathname: '/auth/order/7', search: '?action=pay&lang=th' };
    const path = signInPath(wanted);
    expect(path).toBe('/auth?redirect=%2Fauth%2Forder%2F7%3Faction%3Dpay%26lang%3Dth');
    expect(redirectTarget(path.slice('/auth'.length))).toBe('/auth/order/7?action=pay&lang=th');
  });
});
