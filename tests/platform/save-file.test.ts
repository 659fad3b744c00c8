import { describe, expect, test } from 'vitest';
import { openFileSaver } from '../../src/platform/save-file.ts';
import type { SavingBrowser } from '../../src/platform/save-file.ts';

const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1';
const line = `${ios} Line/14.19.0`;
const chrome = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';
const sheet = new Blob(['rows'], { type: 'text/plain' });

/** A browser that can share, and what was shared in it. */
function sharing(userAgent: string, answer: () => Promise<void> = () => Promise.resolve()) {
  const shared: string[] = [];
  const browser: SavingBrowser = {
    userAgent,
    canShare: ({ files = [] }) => files.length === 1,
    share({ files = [] }) {
      shared.push(...files.map(({ name }) => name));
      return answer();
    },
  };
  return { browser, shared };
}

describe('a file', () => {
  test('is downloaded by a browser that keeps downloads', () => {
    expect(openFileSaver({ userAgent: chrome }, false).way).toBe('download');
    expect(openFileSaver({ userAgent: ios }, false).way).toBe('download');
  });

  test.each([
    ['inside LINE', line, false],
    ['in an app on the home screen of iOS', ios, true],
  ])('is shared %s, under its name', async (_, userAgent, isStandalone) => {
    const { browser, shared } = sharing(userAgent);
    const saver = openFileSaver(browser, isStandalone);
    expect(saver.way).toBe('share');
    expect(await saver.save(sheet, 'sku_list.xlsx')).toBe(true);
    expect(shared).toEqual(['sku_list.xlsx']);
  });

  test('that somebody decides not to share is not saved, and one that cannot be shared fails', async () => {
    const closed = sharing(line, () => Promise.reject(new DOMException('', 'AbortError')));
    expect(await openFileSaver(closed.browser, false).save(sheet, 'sku_list.xlsx')).toBe(false);
    const broken = sharing(line, () => Promise.reject(new DOMException('not shared', 'NotAllowedError')));
    await expect(openFileSaver(broken.browser, false).save(sheet, 'sku_list.xlsx')).rejects.toThrow(
      'not shared',
    );
  });

  test('inside LINE where nothing can be shared cannot be saved', () => {
    expect(openFileSaver({ userAgent: line }, false).way).toBe('none');
  });
});
