import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const asked =
  '1.2.4 2.2.1 2.2.2 2.2.3 2.3.1 2.3.2 2.3.3 2.3.4 2.4.1 3.4.3 3.5.1 3.5.5 7.4.1 7.4.2 8.2.1 8.2.2 8.2.3 8.4.1 9.1.1 9.2.1 9.2.3 14.3.1 14.3.3 15.3.3 16.5.3';
const rows = Array.from(
  readFileSync('docs/security.md', 'utf8').matchAll(/^\| ([\d.]+) \|.*\| (tests\/\S+) \|$/gm),
  ([, number = '', file = '']) => ({ number, file }),
);

describe('the table of ASVS requirements', () => {
  test('has a row for each that is promised', () => {
    expect(rows.map(({ number }) => number).join(' ')).toBe(asked);
  });

  test.each(rows)('$number is shown by one test of $file that begins with it', ({ number, file }) => {
    const titles = Array.from(
      readFileSync(file, 'utf8').matchAll(/['"`](\d+\.\d+\.\d+) /g),
      ([, found]) => found,
    );
    expect(titles.filter((found) => found === number)).toEqual([number]);
  });
});

describe('messages between windows', () => {
  test('3.5.5 nothing listens to a window, whose messages may come from any origin', () => {
    const listening = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name}`)
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          /addEventListener\(\s*['"]message|\bonmessage\b/.test(readFileSync(file, 'utf8')),
      );
    // Two broadcast channels and the service worker: the browser lets only pages of the same origin speak to them. The worker that
    // reads codes and the one that makes photos smaller are held by their page alone, and so are the ports that they answer by.
    expect(listening.toSorted()).toEqual([
      'src/journal/tabs/tab-channel.ts',
      'src/platform/code-worker.ts',
      'src/platform/photo-thread.ts',
      'src/platform/photo-worker.ts',
      'src/platform/session-store.ts',
      'src/platform/wasm-code-reader.ts',
      'src/service-worker/service-worker.ts',
    ]);
    expect(readFileSync('src/service-worker/service-worker.ts', 'utf8')).toContain('if (data === takeOver)');
  });
});
