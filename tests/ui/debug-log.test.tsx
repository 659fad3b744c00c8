import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '../../src/i18n/language.ts';
import type { DebugEntry, DebugNote } from '../../src/features/debug-log/views/debug-entry.ts';
import { DebugLogScreen } from '../../src/features/debug-log/views/debug-log-screen.tsx';
import { show } from './show.tsx';

const since = '2025-02-02T03:00:00.000Z';
const at = Date.parse('2025-02-02T03:04:05.678Z');

const notes: readonly DebugNote[] = [
  { kind: 'event', stream: 'cart/group-1', event: 'line.add', payload: '{"skuId":"sku-1"}' },
  { kind: 'console', level: 'error', text: 'TypeError: no such thing' },
  { kind: 'network', method: 'GET', path: '/api/user_info', status: 200, duration: 1234, size: 56_789 },
  { kind: 'network', method: 'POST', path: '/api/submit_order', status: null, duration: 7, size: null },
];

function entriesOf(of: readonly DebugNote[]): readonly DebugEntry[] {
  return of.map((note, place) => ({ ...note, number: of.length - place, at }));
}

async function showLog(
  entries: readonly DebugEntry[],
  setting: { readonly language?: Language; readonly scheme?: 'light' | 'dark' } = {},
) {
  const done: unknown[] = [];
  const screen = await show(
    <DebugLogScreen
      entries={entries}
      since={since}
      isFromStart={false}
      onFromStart={(isFromStart) => done.push({ isFromStart })}
      onCopy={(copied) => done.push({ copied })}
      onClear={() => done.push('cleared')}
    />,
    setting,
  );
  return { screen, done };
}

/** What each entry says, its lines joined. */
function rows(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main li')].map(({ innerText }) =>
    innerText.replaceAll(/\s*\n\s*/g, ' | ').replaceAll('\u00a0', ' '),
  );
}

async function faults() {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}

describe('the debug log', () => {
  test.each([
    ['en', 'Network', '200 · 1,234 ms · 56,789 B', 'no answer · 7 ms'],
    ['zh', '网络', '200 · 1,234 毫秒 · 56,789 字节', '没有回应 · 7 毫秒'],
    ['th', 'เครือข่าย', '200 · 1,234 ms · 56,789 B', 'ไม่มีการตอบกลับ · 7 ms'],
  ] as const)('tells calls in %s', async (language, network, answered, unanswered) => {
    await showLog(entriesOf(notes.slice(2)), { language });
    await expect
      .poll(rows)
      .toEqual([
        `${network} | ${answered} | 02-02 10:04:05.678 | GET /api/user_info`,
        `${network} | ${unanswered} | 02-02 10:04:05.678 | POST /api/submit_order`,
      ]);
  });

  test('shows events with their stream and console messages with their level', async () => {
    await showLog(entriesOf(notes.slice(0, 2)));
    await expect
      .poll(rows)
      .toEqual([
        'Events | cart/group-1 | 02-02 10:04:05.678 | line.add | {"skuId":"sku-1"}',
        'Console | 02-02 10:04:05.678 | error | TypeError: no such thing',
      ]);
  });

  test('narrowed by kind and text shows and copies what is left', async () => {
    const entries = entriesOf(notes);
    const { screen, done } = await showLog(entries);
    await screen.getByRole('button', { name: 'Network' }).click();
    await expect.element(screen.getByText('2 entries')).toBeVisible();
    await screen.getByRole('searchbox').fill('SUBMIT');
    await expect.element(screen.getByText('1 entry')).toBeVisible();
    await screen.getByRole('button', { name: 'Copy entries shown' }).click();
    expect(done).toEqual([{ copied: [entries[3]] }]);
    await screen.getByRole('searchbox').fill('nothing like it');
    await expect.element(screen.getByText('Nothing matches')).toBeVisible();
    await screen.getByRole('button', { name: 'Copy entries shown' }).click({ force: true });
    expect(done.length).toBe(1);
  });

  test('can be cleared, and set to record from the start', async () => {
    const { screen, done } = await showLog([]);
    await expect.element(screen.getByText('Nothing has happened yet')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear log' }).click();
    await screen.getByRole('checkbox').click();
    expect(done).toEqual(['cleared', { isFromStart: true }]);
  });

  test('opens a long message to be read whole, within the narrowest screen', async () => {
    await page.viewport(320, 844);
    const text = 'x'.repeat(4000);
    const { screen } = await showLog(entriesOf([{ kind: 'console', level: 'warn', text }]));
    expect(document.querySelector('details')!.open).toBe(false);
    await screen.getByText(text.slice(0, 120), { exact: true }).click();
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    const { scrollWidth } = document.documentElement;
    await page.viewport(390, 844);
    expect(scrollWidth).toBe(320);
  });

  test('with a thousand entries lays out those in sight alone', async () => {
    const many = Array.from({ length: 1000 }, (_, place): DebugNote => ({ ...notes[place % notes.length]! }));
    await showLog(entriesOf(many));
    const items = [...document.querySelectorAll<HTMLElement>('main li')];
    const isLaidOut = (item: HTMLElement) =>
      item.querySelector('time')!.checkVisibility({ contentVisibilityAuto: true });
    expect(items.length).toBe(1000);
    await expect.poll(() => isLaidOut(items[0]!)).toBe(true);
    expect(items.filter(isLaidOut).length).toBeLessThan(100);
  });

  test('offers 44 px to the finger wherever it is touched', async () => {
    const long: DebugNote = { kind: 'console', level: 'info', text: 'word '.repeat(100) };
    await showLog(entriesOf([...notes, long]));
    const heights = [...document.querySelectorAll('main :is(header button, summary, label, search)')].map(
      (target) => target.getBoundingClientRect().height,
    );
    expect(heights.filter((height) => height < 44)).toEqual([]);
    expect(heights.length).toBe(6);
  });

  test.each(['light', 'dark'] as const)('in the %s scheme has no fault that axe knows', async (scheme) => {
    const long: DebugNote = { kind: 'console', level: 'info', text: 'word '.repeat(100) };
    await showLog(entriesOf([...notes, long]), { scheme });
    expect(await faults()).toEqual([]);
  });
});
