import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeLineWindow } from '../../src/app/close-line-window.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** How often a window was closed within some milliseconds of the end of a flow. */
function closedWithin(milliseconds: number, isInLine: boolean): number {
  const closeWindow = vi.fn();
  closeLineWindow(isInLine ? { closeWindow } : null);
  vi.advanceTimersByTime(milliseconds);
  return closeWindow.mock.calls.length;
}

describe('the window of LINE', () => {
  test('closes two seconds after the end of a flow', () => {
    expect([closedWithin(1999, true), closedWithin(2000, true)]).toEqual([0, 1]);
  });

  test('stays where the page runs in another browser', () => {
    expect(closedWithin(10_000, false)).toBe(0);
  });
});
