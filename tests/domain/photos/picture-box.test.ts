import { describe, expect, test } from 'vitest';
import { aroundBox, edgeOf, moveEdge, turnedBox, wholePicture } from '../../../domain/photos/picture-box.ts';

describe('an edge', () => {
  test.each([
    ['left', 0.25, { x: 0.25, y: 0, width: 0.75, height: 1 }],
    ['top', 0.25, { x: 0, y: 0.25, width: 1, height: 0.75 }],
    ['right', 0.75, { x: 0, y: 0, width: 0.75, height: 1 }],
    ['bottom', 0.75, { x: 0, y: 0, width: 1, height: 0.75 }],
  ] as const)('at the %s is moved alone', (edge, to, moved) => {
    expect(moveEdge(wholePicture, edge, to)).toEqual(moved);
    expect(edgeOf(moved, edge)).toBe(to);
  });

  test('leaves something of the picture, and stays within it', () => {
    expect(moveEdge(wholePicture, 'left', 2)).toEqual({ x: 0.9, y: 0, width: 0.1, height: 1 });
    expect(moveEdge(wholePicture, 'bottom', 3)).toEqual(wholePicture);
  });
});

describe('what is around a box', () => {
  test('ends with the picture', () => {
    expect(aroundBox({ x: 0.05, y: 0.5, width: 0.5, height: 0.25 }, 0.25)).toEqual({
      x: 0,
      y: 0.25,
      width: 0.8,
      height: 0.75,
    });
  });
});

describe('a box of a picture that is turned clockwise', () => {
  test.each([
    [0, { x: 0.125, y: 0.25, width: 0.5, height: 0.25 }],
    [1, { x: 0.5, y: 0.125, width: 0.25, height: 0.5 }],
    [2, { x: 0.375, y: 0.5, width: 0.5, height: 0.25 }],
    [3, { x: 0.25, y: 0.375, width: 0.25, height: 0.5 }],
  ])('by %i quarters goes with it', (quarters, turned) => {
    expect(turnedBox({ x: 0.125, y: 0.25, width: 0.5, height: 0.25 }, quarters)).toEqual(turned);
  });
});
