import { describe, expect, test, vi } from 'vitest';
import { browserPrinter } from '../../src/platform/printer.ts';

const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

function view(userAgent: string, print: unknown = vi.fn()) {
  return { navigator: { userAgent }, print } as unknown as Window;
}

describe('the print dialog', () => {
  test('of a browser is opened', () => {
    const browser = view(android);
    expect(browserPrinter(() => null, browser)()).toBe('opened');
    expect(browser.print).toHaveBeenCalledOnce();
  });

  test.each([
    ['inside LINE', view(android), true],
    ['inside LINE before its SDK is there', view(`${android} Line/14.9.0`), false],
    ['inside another app', view(`${android}; wv)`), false],
  ])('%s is unavailable, and not asked for', (_, browser, isInClient) => {
    expect(browserPrinter(() => (isInClient ? {} : null), browser)()).toBe('unavailable');
    expect(browser.print).not.toHaveBeenCalled();
  });

  test('of a browser without one is unavailable', () => {
    expect(browserPrinter(() => null, view(android, null))()).toBe('unavailable');
  });
});
