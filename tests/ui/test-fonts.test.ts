import { describe, expect, test } from 'vitest';

/** Width of a text at 1000 px. */
function widthOf(text: string, weight: number, family: string): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${weight} 1000px ${family}`;
  return Math.round(context.measureText(text).width);
}

describe('texts are measured in the same fonts on every machine', () => {
  test.each([
    [400, 1222],
    [500, 1242],
    [600, 1265],
    [700, 1290],
  ])('Thai of weight %i', (weight, width) => {
    expect(widthOf('ที่นี่', weight, "'Noto Sans Thai'")).toBe(width);
  });

  test.each(["'Noto Sans SC'", "'Noto Sans CJK SC'"])('Chinese as %s', (family) => {
    expect(widthOf('订单“”', 400, family)).toBe(4000);
  });
});
