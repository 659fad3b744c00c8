import { describe, expect, test } from 'vitest';
import { watchConsole } from '../../src/platform/watch-console.ts';
import type { ConsoleMessage } from '../../src/platform/watch-console.ts';

/** What is heard while something happens, and what of it the console itself got. */
function hear(happen: () => void) {
  const written: unknown[][] = [];
  const { info } = console;
  console.info = (...parts: unknown[]) => written.push(parts);
  const heard: ConsoleMessage[] = [];
  const stop = watchConsole((message) => heard.push(message));
  happen();
  stop();
  console.info('after it has stopped');
  console.info = info;
  return { heard, written };
}

describe('a console that is watched', () => {
  test('is observed with levels and arguments, and writes as usual during and after that', () => {
    const { heard, written } = hear(() => console.info('sold', { pieces: 2 }));
    expect(heard).toEqual([{ level: 'info', parts: ['sold', { pieces: 2 }] }]);
    expect(written).toEqual([['sold', { pieces: 2 }], ['after it has stopped']]);
  });

  test.each(['debug', 'warn', 'error'] as const)('hears %s', (level) => {
    const original = console[level];
    console[level] = () => undefined;
    const { heard } = hear(() => console[level]('a word'));
    console[level] = original;
    expect(heard).toEqual([{ level, parts: ['a word'] }]);
  });

  test('reports uncaught errors and rejections', () => {
    const error = new Error('nobody catches this');
    const promise = Promise.resolve();
    const { heard } = hear(() => {
      dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
      dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'no reason' }));
    });
    // Whoever runs these tests writes to the console what they hear of it themselves.
    expect(heard).toEqual(
      expect.arrayContaining([
        { level: 'error', parts: [error] },
        { level: 'error', parts: ['Script error.'] },
        { level: 'error', parts: ['no reason'] },
      ]),
    );
  });
});
