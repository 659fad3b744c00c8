import i18next from 'i18next';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartFeature } from '../../src/features/cart/cart-feature.ts';
import { catalogueFeature } from '../../src/features/catalogue/catalogue-feature.ts';
import { paymentsFeature } from '../../src/features/payments/payments-feature.ts';
import { changeLanguage, loadWords, startI18n } from '../../src/i18n/i18n.ts';

/** A key of the shell, of home, of what features share, of payments, of what payments use, and of the cart. */
const keys = [
  'tab.home',
  'home.search',
  'status.paid',
  'payment.confirm',
  'photo.lost',
  'cart.title',
] as const;

const known = (lng: string) => keys.filter((key) => i18next.exists(key, { lng }));

beforeEach(() => startI18n('en', catalogueFeature.words));

describe('the words', () => {
  test('that are there at the start are those of the shell and of home', () => {
    expect(known('en')).toEqual(['tab.home', 'home.search']);
  });

  test('of a feature bring those that it uses, and what all share', async () => {
    await loadWords(paymentsFeature.words);
    expect(known('en')).toEqual(keys.slice(0, 5));
  });

  test('that were loaded in one language are all there when another one is shown', async () => {
    await loadWords(paymentsFeature.words);
    await changeLanguage('th');
    expect([i18next.language, document.documentElement.lang, known('th')]).toEqual([
      'th',
      'th',
      keys.slice(0, 5),
    ]);
  });

  test('that are asked for while the language changes are there in the new one', async () => {
    const change = changeLanguage('th');
    await Promise.all([loadWords(cartFeature.words), change]);
    expect([i18next.language, i18next.exists('cart.title', { lng: 'th' })]).toEqual(['th', true]);
  });
});
