import { describe, expect, test } from 'vitest';
import { readConfirmer } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';

describe('readConfirmer', () => {
  test('takes the name and the time of the first confirmation', () => {
    const details = { confirmed_by: 'Fon', confirmed_at: '2025-02-03T03:00:00.000Z' };
    expect(readConfirmer(sampleProblem(409, 'already_confirmed', details))).toEqual({
      name: 'Fon',
      at: '2025-02-03T03:00:00.000Z',
    });
  });

  test('of a refusal that does not say gives nothing', () => {
    expect(readConfirmer(sampleProblem(409, 'already_confirmed', { confirmed_by: { name: 'Fon' } }))).toEqual(
      {
        name: null,
        at: null,
      },
    );
  });
});
