import { describe, expect, test } from 'vitest';
import { callMany } from '../bench/server/caller.ts';
import { drawServerTable, type Pair, type Row } from '../bench/server/server-table.ts';

const pair: Pair = {
  // Rounds in which the machine was two and four times slower: for both.
  times: { ours: [40, 80, 160], bare: [10, 20, 40] },
  calls: { ours: 100, bare: 50 },
};

const row = (aim: Row['aim']): Row => ({ what: 'Ours', one: 'ours', other: 'bare', aim });

function drawn(aim: Row['aim']): string | undefined {
  return drawServerTable([[row(aim), pair]])
    .split('\n')
    .at(-1);
}

describe('the table of what the server costs', () => {
  test.each([
    [
      'a ratio in time is that of a call to a call',
      { time: 2 },
      '| Ours | ≤ 2 in time | 2.00 | yes | 0.80 | 0.40 |',
    ],
    ['one above its aim misses it', { time: 1.9 }, '| Ours | ≤ 1.9 in time | 2.00 | **no** | 0.80 | 0.40 |'],
    [
      'a ratio in throughput is the other way round',
      { throughput: 0.5 },
      '| Ours | ≥ 0.5 in throughput | 0.50 | yes | 0.80 | 0.40 |',
    ],
    [
      'one below its aim misses it',
      { throughput: 0.6 },
      '| Ours | ≥ 0.6 in throughput | 0.50 | **no** | 0.80 | 0.40 |',
    ],
    ['without an aim it keeps none', null, '| Ours | none | 2.00 | – | 0.80 | 0.40 |'],
  ] as const)('%s', (_, aim, line) => {
    expect(drawn(aim)).toBe(line);
  });

  test('what was not measured leads to an error', () => {
    expect(() => drawServerTable([[{ ...row(null), one: 'nobody' }, pair]])).toThrow('not measured');
  });
});

describe('many calls', () => {
  test('are made as often as was asked for, and never more of them at once', async () => {
    let [made, underWay, most] = [0, 0, 0];
    await callMany(20, 3, async () => {
      made += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
    });
    expect({ made, most }).toEqual({ made: 20, most: 3 });
  });

  test('of which one fails lead to its error', async () => {
    await expect(callMany(3, 2, async () => Promise.reject(new Error('500')))).rejects.toThrow('500');
  });
});
