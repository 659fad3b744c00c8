import { describe, expect, test } from 'vitest';
import { redirectTarget, signInPath } from '../../src/features/account/sign-in-path.ts';

describe('the way after signing in', () => {
  test.each([
    ['', '/home'],
    ['?redirect=', '/home'],
    ['?redirect=%2Forder%2F7%3Faction%3Dpay%26lang%3Dth%23lines', '/order/7?action=pay&lang=th#lines'],
    ['?redirect=/order-home?type=payments', '/order-home?type=payments'],
    ['?redirect=/a/../my', '/my'],
    ['?redirect=order-home', '/home'],
    ['?redirect=https://evil.example/', '/home'],
    ['?redirect=//evil.example/', '/home'],
    ['?redirect=/%5Cevil.example', '/home'],
    ['?redirect=/%09/evil.example', '/home'],
    ['?redirect=javascript:alert(1)', '/home'],
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
