import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import words from '../../src/i18n/en.json' with { type: 'json' };
import { translateReason } from '../../src/i18n/translate-reason.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { translation: words } } });
});

describe('a refusal', () => {
  test('with a reason of the contract is told in the person’s language, with its figures', () => {
    const refusal = { reason: 'insufficient_stock', message: 'Insufficient stock', details: { stock: 3 } };
    expect(translateReason(i18next, refusal)).toBe('Not enough in stock, 3 left');
  });

  test('with a reason the app does not know is told in the server’s words', () => {
    const refusal = { reason: 'moon_phase', message: 'Wrong phase of the moon', details: {} };
    expect(translateReason(i18next, refusal)).toBe('Wrong phase of the moon');
  });
});
