import { describe, expect, test } from 'vitest';
import { isLocalAdmin } from '../../src/workflow/local-admin.ts';

const flagged = { VITE_LOCAL_ADMIN: '1' };

describe('local development as the demo’s admin', () => {
  test.each([
    ['localhost', '5173'],
    ['192.168.1.20', '3000'],
    ['192.168.1.20', '3001'],
  ])('begins at %s, port %s, where its flag is set, and not without it', (hostname, port) => {
    const place = { hostname, port };
    expect([isLocalAdmin(flagged, place), isLocalAdmin({}, place)]).toEqual([true, false]);
  });

  test.each([
    ['shop.example', ''],
    ['192.168.1.20', '5173'],
  ])('does not begin at %s, port %s', (hostname, port) => {
    expect(isLocalAdmin(flagged, { hostname, port })).toBe(false);
  });
});
