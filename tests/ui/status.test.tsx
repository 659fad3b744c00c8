import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { LifecycleDots } from '../../src/ui/values/lifecycle-dots.tsx';
import { LiveStatus, StatusChip } from '../../src/ui/values/status-chip.tsx';
import { show } from './show.tsx';

/** What a person would call the colour of a chip's dot. */
function hueOf(chip: Element): string {
  const dot = getComputedStyle(chip, '::before').backgroundColor;
  const [red = 0, green = 0, blue = 0] = dot.match(/\d+/g)!.map(Number);
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  if (spread < 20) return 'grey';
  if (green > red && green > blue) return 'green';
  if (blue > red) return red > green ? 'purple' : 'blue';
  return green - blue > 60 ? 'amber' : 'red';
}

describe('a status chip', () => {
  test.each([
    ['order', 'created', 'Unconfirmed', 'amber'],
    ['order', 'confirmed', 'Unpaid', 'blue'],
    ['order', 'paid', 'Paid', 'purple'],
    ['order', 'completed', 'Completed', 'green'],
    ['order', 'complete', 'Completed', 'green'],
    ['order', 'cancelled', 'Cancelled', 'red'],
    ['order', 'canceled', 'Cancelled', 'red'],
    ['order', 'submitted', 'Submitted', 'grey'],
    ['order', 'processing', 'Processing', 'grey'],
    ['order', 'pending', 'Pending', 'grey'],
    ['order', 'success', 'Success', 'grey'],
    ['order', 'failed', 'Failed', 'grey'],
    ['order', 'error', 'Error', 'grey'],
    ['order', 'teleported', 'teleported', 'grey'],
    ['payment', 'created', 'Not paid yet', 'amber'],
    ['payment', 'paid', 'Paid', 'purple'],
    ['payment', 'completed', 'Completed', 'green'],
    ['payment', 'confirmed', 'Completed', 'green'],
    ['payment', 'rejected', 'Rejected', 'red'],
    ['payment', 'teleported', 'teleported', 'grey'],
  ] as const)('of an %s that is %s says %s in %s', async (of, status, label, hue) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { container, unmount } = await show(<StatusChip of={of} status={status} />, { scheme });
      const chip = container.querySelector('span')!;
      expect([chip.textContent, hueOf(chip)]).toEqual([label, hue]);
      await unmount();
    }
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

describe('the status of what a screen shows', () => {
  test('is heard when it changes: its place stays', async () => {
    function Read() {
      const [status, setStatus] = useState<string>();
      return (
        <>
          <LiveStatus of="order" status={status} />
          <button type="button" onClick={() => setStatus('confirmed')}>
            Read
          </button>
        </>
      );
    }
    const screen = await show(<Read />);
    const place = screen.getByRole('status').first().element();
    expect(place.textContent).toBe('');
    await screen.getByRole('button').click();
    await expect.poll(() => place.textContent).toBe('Unpaid');
    expect(place.isConnected).toBe(true);
  });
});
