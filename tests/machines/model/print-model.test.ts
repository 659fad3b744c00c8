import { describe, expect, test } from 'vitest';
import { testedWorkflows } from '../../../machines/proofs.ts';
import { brokenInvariant } from '../planted/broken-invariant.ts';
import { unreachableState } from '../planted/unreachable-state.ts';
import { printModel } from './print-model.ts';

async function printed(name: string | undefined, charts = testedWorkflows) {
  const lines: string[] = [];
  const isWhole = await printModel(name, (line) => lines.push(line), charts);
  return { isWhole, lines };
}

describe('the printed model', () => {
  test('of one chart tells its size, its promises and the shortest way to each state', async () => {
    expect(await printed('clear-cache')).toEqual({
      isWhole: true,
      lines: [
        'chart        states  transitions  state x event  invariants  gaps',
        'clear-cache       5            6             45           1     0',
        '',
        'What it promises in every state:',
        '✓ nothing is cleared before the person was asked and agreed',
        '',
        'The shortest way to each state:',
        'clear-cache.resting',
        '  it begins there',
        'clear-cache.asking',
        '  1. cache.clear',
        'clear-cache.clearing',
        '  1. cache.clear',
        '  2. cache.confirm',
        'clear-cache.cleared',
        '  1. cache.clear',
        '  2. cache.confirm',
        '  3. clearDevice answers null',
        'clear-cache.failed',
        '  1. cache.clear',
        '  2. cache.confirm',
        '  3. failure of clearDevice',
        '',
        '1 chart, no gap',
      ],
    });
  });

  test('of charts with faults names each, and is not whole', async () => {
    expect(await printed(undefined, [unreachableState, brokenInvariant])).toEqual({
      isWhole: false,
      lines: [
        'chart         states  transitions  state x event  invariants  gaps',
        'stall              3            3              6           0     2',
        'slot-machine       2            4              8           1     1',
        '✗ stall, "walked through all its samples passes every state": stall.flooded',
        '✗ stall, "walked through all its samples takes every transition": stall.flooded stall.open #0',
        '✗ slot-machine, "keeps its invariants in every state": opens only for money: broken by goods.take',
        '2 charts, 3 gaps',
      ],
    });
  });

  test('of a chart that there is not is not whole', async () => {
    expect(await printed('cart', [unreachableState])).toEqual({
      isWhole: false,
      lines: ['There is no chart cart; there are stall'],
    });
  });
});
