import { describe, expect, test } from 'vitest';
import { takingTurns } from '../../../server/maps/taking-turns.ts';

describe('work of which two pieces are done at once', () => {
  test('waits for one of them to be done, also where it fails, and what goes first goes first', async () => {
    const turns = takingTurns(2, 0);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const take = (name: string, goesFirst?: boolean) =>
      turns.take(
        () =>
          new Promise<void>((_, reject) => {
            begun.push(name);
            ends.push(() => {
              reject(new Error(name));
            });
          }),
        goesFirst,
      );
    const works = [take('a'), take('b'), take('c'), take('d', true)];
    const settled = Promise.allSettled(works);
    expect([begun, turns.waiting()]).toEqual([['a', 'b'], 2]);
    for (let at = 0; at < works.length; at += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(at);
      ends[at]?.();
    }
    expect((await settled).map(({ status }) => status)).toEqual(works.map(() => 'rejected'));
    expect(begun).toEqual(['a', 'b', 'd', 'c']);
  });
});
