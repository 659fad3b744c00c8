import { describe, expect, test } from 'vitest';
import { readActor, readConfirmer } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';

describe('readConfirmer', () => {
  test('takes the name and the time of the first confirmation', () => {
    const details = {
      confirmed_by: { id: 'user-fon', name: 'Fon', role: 'finance' },
      confirmed_at: '2025-02-03T03:00:00.000Z',
    };
    expect(readConfirmer(sampleProblem(409, 'already_confirmed', details))).toEqual({
      by: { name: 'Fon', role: 'finance' },
      at: '2025-02-03T03:00:00.000Z',
    });
  });

  test('of a refusal that does not say gives nothing', () => {
    expect(readConfirmer(sampleProblem(409, 'already_confirmed', { confirmed_by: { name: 'Fon' } }))).toEqual(
      {
        by: null,
        at: null,
      },
    );
  });
});

describe('readActor', () => {
  test.each([
    [
      { id: '', name: '', role: 'finance' },
      { name: '', role: 'finance' },
    ],
    [{ id: '', name: '', role: '' }, null],
    [
      { id: '', name: 'Fon', role: '' },
      { name: 'Fon', role: null },
    ],
    [
      { id: 'user-ling', name: 'Ling', role: '' },
      { name: 'Ling', role: '' },
    ],
    ['Fon', { name: 'Fon', role: null }],
    ['', null],
    [undefined, null],
  ])('of %j gives %j', (value, actor) => {
    expect(readActor(value)).toEqual(actor);
  });
});
