import { describe, expect, test } from 'vitest';
import { wishedLanguage } from '../../src/i18n/language.ts';

const wished = (address: string, kept: string | null) =>
  wishedLanguage(new URLSearchParams(address), { get: (name) => (name === 'lang' ? kept : null) });

describe('the language', () => {
  test('of the address comes before the one that was kept', () => {
    expect([wished('lang=en', 'th'), wished('', 'th'), wished('', null)]).toEqual(['en', 'th', null]);
  });

  test('that nobody knows is ignored', () => {
    expect([wished('lang=fr', 'th'), wished('lang=fr', null), wished('lang=', 'xx')]).toEqual([
      'th',
      null,
      null,
    ]);
  });
});
