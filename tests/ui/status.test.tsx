import { describe, expect, test } from 'vitest';
import { LifecycleDots } from '../../src/ui/lifecycle-dots.tsx';
import { StatusChip } from '../../src/ui/status-chip.tsx';
import { show } from './show.tsx';

describe('a status chip', () => {
  test.each([
    ['order', 'created', 'Unconfirmed'],
    ['order', 'canceled', 'Cancelled'],
    ['order', 'complete', 'Completed'],
    ['order', 'pending', 'Pending'],
    ['order', 'teleported', 'teleported'],
    ['payment', 'created', 'Not paid yet'],
    ['payment', 'confirmed', 'Completed'],
  ] as const)('of an %s that is %s says %s', async (of, status, label) => {
    const { container } = await show(<StatusChip of={of} status={status} />);
    expect(container.textContent).toBe(label);
  });
});

describe('the lifecycle of an order', () => {
  test('that is confirmed has one step done, one now and two ahead', async () => {
    const screen = await show(<LifecycleDots status="confirmed" />);
    const steps = screen.getByRole('listitem').elements();
    expect(steps.map((step) => step.textContent)).toEqual([
      'Createddone',
      'Confirmednow',
      'Paidahead',
      'Completedahead',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  });

  test('that is completed has all of them done', async () => {
    const screen = await show(<LifecycleDots status="completed" />);
    const steps = screen.getByRole('listitem').elements();
    expect(steps.every((step) => step.textContent.endsWith('done'))).toBe(true);
  });

  test('that is cancelled is one chip', async () => {
    const { container } = await show(<LifecycleDots status="cancelled" />);
    expect(container.textContent).toBe('Cancelled');
  });
});
