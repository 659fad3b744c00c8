import { expect, test } from 'vitest';
import { cursorToKeep, cursorToSend } from '../../src/features/payments/kept-cursor.ts';
import { maskedJsonCopy } from '../../src/journal/streams/secret-masking.ts';

const cursor = Buffer.from(
  JSON.stringify(['ctime desc', 1_738_555_200_000, 'B6tIyAq7heazyfWnEQtPag']),
).toString('base64url');

test('a cursor that is kept by a journal is sent as it was given out', () => {
  expect(maskedJsonCopy(cursor)).not.toBe(cursor);
  expect(cursorToSend(maskedJsonCopy(cursorToKeep(cursor)) as string)).toBe(cursor);
});

test.each(['', 'short', 'a b/c%20d', 'ต่อไป'])('any other (%s) is as well', (other) => {
  expect(cursorToSend(maskedJsonCopy(cursorToKeep(other)) as string)).toBe(other);
});
