import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import words from '../../src/i18n/words/en.json' with { type: 'json' };
import { translateReason } from '../../src/i18n/translate-reason.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { translation: words } } });
});

describe('a refusal', () => {
  test('with a reason of the contract is translated, with its figures', () => {
    const refusal = { reason: 'insufficient_stock', message: 'Insufficient stock', details: { stock: 3 } };
    expect(translateReason(i18next, refusal)).toBe('Not enough in stock, 3 left');
    expect(translateReason(i18next, refusal, 'Stoneware cup')).toBe(
      'Not enough Stoneware cup in stock: at most 3',
    );
  });

  test('of a product that the translation does not name leaves it out', () => {
    const refusal = { reason: 'inactive_product', message: 'No longer sold', details: { sku_id: 'sku-1' } };
    expect(translateReason(i18next, refusal, 'Stoneware cup')).toBe('A product is no longer sold');
  });

  test.each([
    [
      {
        changed_by: { id: 'user-nok', name: 'Nok', role: 'order_manager' },
        changed_at: '2025-02-01T03:05:00.000Z',
      },
      'Nok (Order manager) changed this at 2025-02-01\u00A010:05. Check it, then try again',
    ],
    [
      { changed_by: { id: '', name: '', role: 'order_manager' }, changed_at: '2025-02-01T03:05:00.000Z' },
      'Order manager changed this at 2025-02-01\u00A010:05. Check it, then try again',
    ],
    [
      { changed_by: { id: '', name: '', role: '' }, changed_at: '2025-02-01T03:05:00.000Z' },
      'This has been changed elsewhere. Check it, then try again',
    ],
    [
      { changed_by: 'Nok', changed_at: '2025-02-01T03:05:00.000Z' },
      'Nok changed this at 2025-02-01\u00A010:05. Check it, then try again',
    ],
    [
      { changed_by: '', changed_at: '2025-02-01T03:05:00.000Z' },
      'This has been changed elsewhere. Check it, then try again',
    ],
    [{}, 'This has been changed elsewhere. Check it, then try again'],
  ])('for a newer version names who made it, where that is known: %j', (details, words) => {
    const refusal = { reason: 'version_conflict', message: 'It was changed by somebody else', details };
    expect(translateReason(i18next, refusal)).toBe(words);
  });

  test.each([
    [{ base_stock: 12, on_hand: 10 }, 'The stock has changed: it was 12, now 10'],
    [
      { base_stock: 12, on_hand: 10, counted: 11 },
      'The stock has changed: it was 12, now 10, you counted 11',
    ],
  ])('for a stock that moved says what was counted, where something was: %j', (details, words) => {
    const refusal = { reason: 'stock_moved', message: 'The stock has moved', details };
    expect(translateReason(i18next, refusal)).toBe(words);
  });

  test.each([
    [{ id: 'order-1', status: 'paid' }, 'Its status is now “Paid”, which does not allow this'],
    [
      { id: 'payment-1', status: 'created', kind: 'payment' },
      'Its status is now “Not paid yet”, which does not allow this',
    ],
    [{ id: 'order-1', status: 'created' }, 'Its status is now “Unconfirmed”, which does not allow this'],
    [{ id: 'payment-1', status: 'rejected' }, 'Its status is now “Rejected”, which does not allow this'],
    [{ id: 'order-1', status: 'moon' }, 'Its status is now “moon”, which does not allow this'],
    [{}, 'Its status no longer allows this'],
  ])('for its status names that, where the server says it: %j', (details, words) => {
    const refusal = { reason: 'not_allowed_in_status', message: 'Not possible in its status', details };
    expect(translateReason(i18next, refusal)).toBe(words);
  });

  test('with a reason the app does not know is shown in the server’s words', () => {
    const refusal = { reason: 'moon_phase', message: 'Wrong phase of the moon', details: {} };
    expect(translateReason(i18next, refusal)).toBe('Wrong phase of the moon');
  });
});
