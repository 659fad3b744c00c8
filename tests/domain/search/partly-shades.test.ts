import { describe, expect, test } from 'vitest';
import { isPartlyShadeOf } from '../../../domain/search/colour-words.ts';

describe('a shade', () => {
  test.each([
    ['Charcoal', '黑', true],
    ['Charcoal', 'grey', false],
    ['Charcoal', 'สีเทาเข้ม', false],
    ['Beige', 'white', true],
    ['Teal', '绿色', true],
    ['Brick red', 'red', false],
    ['Navy', '蓝', false],
    ['Black', 'black', false],
    ['Navy', 'red', false],
  ])('%s is as much of other colours as of %s: %s', (shade, plain, isPartly) => {
    expect(isPartlyShadeOf(shade, plain)).toBe(isPartly);
  });
});
