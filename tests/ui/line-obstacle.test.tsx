import { describe, expect, test } from 'vitest';
import { sampleCustomer } from '../../machines/samples/sample-people.ts';
import { PersonRow } from '../../src/features/people/views/person-row.tsx';
import { show } from './show.tsx';

const since = '2026-03-01T02:03:04.000Z';

describe('a row of people', () => {
  test.each([
    ['blocked', 'Blocked us in LINE'],
    ['not_added', 'Has not added us in LINE'],
    ['no_account', 'No LINE account'],
  ] as const)('of somebody whom LINE does not reach says why: %s', async (reason, words) => {
    const person = { ...sampleCustomer, line_obstacle: { reason, since } };
    const screen = await show(<PersonRow person={person} isOneself={false} onClick={() => undefined} />);
    await expect.element(screen.getByRole('button')).toHaveTextContent(words);
  });

  test('of everybody else says nothing of LINE', async () => {
    const screen = await show(
      <PersonRow person={sampleCustomer} isOneself={false} onClick={() => undefined} />,
    );
    await expect.element(screen.getByRole('button')).toBeVisible();
    expect(screen.getByRole('button').element().textContent).not.toContain('LINE');
  });
});
