import { describe, expect, test } from 'vitest';
import { resolveLanguage } from '../../src/i18n/language.ts';

describe('the language', () => {
  test('of the address comes before the stored one, and that before the user’s own', () => {
    expect([
      resolveLanguage({ query: 'en', stored: 'th', user: 'zh' }),
      resolveLanguage({ query: null, stored: 'th', user: 'en' }),
      resolveLanguage({ query: null, stored: null, user: 'en' }),
    ]).toEqual(['en', 'th', 'en']);
  });

  test('that nobody knows or wishes is Chinese', () => {
    expect([
      resolveLanguage({ query: 'fr', stored: 'th', user: 'en' }),
      resolveLanguage({ query: null, stored: null, user: null }),
    ]).toEqual(['zh', 'zh']);
  });
});
