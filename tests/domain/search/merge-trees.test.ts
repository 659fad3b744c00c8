import { describe, expect, test } from 'vitest';
import { mergeTrees } from '../../../domain/search/merge-trees.ts';
import { sampleCup, sampleLamp } from '../../../machines/samples/sample-records.ts';

const names = { ch_name: '', th_name: '' };
const branch = (top: string, category: string, product: typeof sampleCup) => ({
  id: top,
  name: top,
  ...names,
  children: [{ id: category, name: category, ...names, children: [], skus: [product] }],
});

describe('mergeTrees', () => {
  test('of pages that hold one branch makes one of it, with the products of both in their order', () => {
    const merged = mergeTrees([
      branch('house', 'cups', sampleCup),
      branch('house', 'lamps', sampleLamp),
      branch('house', 'cups', sampleLamp),
      branch('table', 'cups', sampleLamp),
    ]);
    const [house, table, ...others] = merged;
    expect(house?.children.map(({ id, skus }) => [id, skus])).toEqual([
      ['cups', [sampleCup, sampleLamp]],
      ['lamps', [sampleLamp]],
    ]);
    expect([table, others]).toEqual([branch('table', 'cups', sampleLamp), []]);
  });
});
