import { describe, expect, test } from 'vitest';
import { choiceText, readChoice } from '../../src/features/stock-entry/entry-choice.ts';
import type { EntryChoice } from '../../src/features/stock-entry/views/entry-props.ts';

const ling = { id: 'ling', merchant_id: 'm-1' };
const choice: EntryChoice = { categoryId: 'category-cups', rule: { kind: 'markup', percent: '60' } };

describe('the last choice of a stock entry', () => {
  test('is that of the same person at the same merchant', () => {
    const text = choiceText(choice, ling);
    expect(readChoice(text, ling)).toEqual(choice);
    expect(readChoice(text, { ...ling, id: 'somchai' })).toBeNull();
    expect(readChoice(text, { ...ling, merchant_id: 'm-2' })).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '7'],
    ['null', 'null'],
    [
      'a choice of an earlier version, which named no person',
      JSON.stringify({ merchantId: 'm-1', ...choice }),
    ],
    [
      'a kind of rule that is not offered',
      choiceText({ ...choice, rule: { kind: 'keep', percent: '60' } }, ling),
    ],
    ['no rule', JSON.stringify({ user_id: 'ling', merchant_id: 'm-1', categoryId: '' })],
    ['no category', JSON.stringify({ user_id: 'ling', merchant_id: 'm-1', rule: choice.rule })],
  ])('is none where the device keeps %s', (_, text) => {
    expect(readChoice(text, ling)).toBeNull();
  });
});
