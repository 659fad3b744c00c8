import { describe, expect, test } from 'vitest';
import { preparePhoto } from '../../src/platform/photos.ts';
import { drawSlip, slipShots } from './slip-pictures.ts';

const seed = 20_260_1;
/** Of thirty, of which half are photographed askew and out of focus. */
const bar = 29;

describe('photos of bank slips', () => {
  test(`have their reference read, at least ${bar} of 30, and never a wrong one`, async () => {
    const shots = slipShots(seed, 30);
    const read: (string | undefined)[] = [];
    for (const shot of shots) {
      const photo = await preparePhoto(await drawSlip(shot), { readsSlip: true });
      read.push(photo.ok ? photo.slip : undefined);
    }
    const right = shots.filter(({ reference }, at) => read[at] === reference);
    console.info(`${right.length} of ${shots.length} slips were read`);
    expect(shots.filter(({ reference }, at) => ![reference, undefined].includes(read[at]))).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(bar);
  }, 60_000);

  test('are not looked into where no slip is asked for', async () => {
    const [shot] = slipShots(seed, 1);
    expect(await preparePhoto(await drawSlip(shot!))).not.toHaveProperty('slip');
  });
});
