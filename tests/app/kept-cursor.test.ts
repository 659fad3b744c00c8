import { expect, test } from 'vitest';
import { cursorToSend } from '../../src/features/payments/kept-cursor.ts';

test('a cursor that a stream of an earlier version kept in parts is sent as it was given out', () => {
  expect(cursorToSend('WyJjdGltZSBkZXNjIiwxNzM4NTU1MjAw MDAwLCJCNnRJeUFxN2hlYXp5ZlduRVF0UGFnIl0')).toBe(
    'WyJjdGltZSBkZXNjIiwxNzM4NTU1MjAwMDAwLCJCNnRJeUFxN2hlYXp5ZlduRVF0UGFnIl0',
  );
});

test.each(['', 'short', 'a_b-c'])('any other (%s) is as well', (cursor) => {
  expect(cursorToSend(cursor)).toBe(cursor);
});
