import { boxAtAngle, convexHull, leastBox } from './boxes.ts';
import type { Point, TextBox } from './boxes.ts';
import type { Models } from './models.ts';
import { shrink } from './pixels.ts';
import type { Pixels } from './pixels.ts';

/** Scores of the model from which a pixel is one of a text, and a text is one. */
const pixelScore = 0.3;
const textScore = 0.5;
/** The model marks the middle of a text; this much of its area by its outline is added around it. */
const growth = 1.6;
const maxBoxes = 600;
/** What the model was trained with, for blue, green and red. */
const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

/** The texts of a picture, looked for at this many pixels of its longer side. */
export async function findText(models: Models, picture: Pixels, side: number): Promise<TextBox[]> {
  const { small, scale } = await shrink(picture, side);
  const width = Math.ceil(small.width / 32) * 32;
  const height = Math.ceil(small.height / 32) * 32;
  const scores = await models.find(inputOf(small, width, height), width, height);
  const hulls = hullsOf(scores, width, height);
  const boxes = hulls.map((hull) => ({ hull, box: leastBox(hull) }));
  const slant = usualAngle(boxes.map(({ box }) => box));
  return boxes
    .map(({ hull, box }) => (box.width < box.height * 1.6 ? boxAtAngle(hull, slant) : box))
    .map((box) => grow(box))
    .filter((box) => Math.min(box.width, box.height) > 4)
    .map((box) => ({
      x: box.x / scale,
      y: box.y / scale,
      width: box.width / scale,
      height: box.height / scale,
      angle: box.angle,
    }))
    .sort((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, maxBoxes);
}

function inputOf(picture: Pixels, width: number, height: number): Float32Array {
  const plane = width * height;
  const input = new Float32Array(3 * plane);
  for (let channel = 0; channel < 3; channel += 1) {
    const [middle = 0, spread = 1] = [mean[channel], deviation[channel]];
    for (let y = 0; y < picture.height; y += 1) {
      for (let x = 0; x < picture.width; x += 1) {
        const value = picture.data[(y * picture.width + x) * 3 + 2 - channel] ?? 0;
        input[channel * plane + y * width + x] = (value / 255 - middle) / spread;
      }
    }
  }
  return input;
}

/** The outlines of the areas that score as text. */
function hullsOf(scores: Float32Array, width: number, height: number): Point[][] {
  const seen = new Uint8Array(scores.length);
  const hulls: Point[][] = [];
  for (let start = 0; start < width * height; start += 1) {
    if (seen[start] === 1 || (scores[start] ?? 0) < pixelScore) continue;
    const area = [start];
    seen[start] = 1;
    let sum = 0;
    for (let at = 0; at < area.length; at += 1) {
      const pixel = area[at] ?? 0;
      sum += scores[pixel] ?? 0;
      const x = pixel % width;
      for (const next of [
        pixel - width,
        pixel + width,
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
      ]) {
        if (next < 0 || next >= seen.length || seen[next] === 1 || (scores[next] ?? 0) < pixelScore) continue;
        seen[next] = 1;
        area.push(next);
      }
    }
    if (area.length < 6 || sum / area.length < textScore) continue;
    hulls.push(convexHull(edgesOf(area, width)));
  }
  return hulls;
}

/** The corners of the first and last pixel of each row of an area: all others lie between. */
function edgesOf(area: readonly number[], width: number): Point[] {
  const rows = new Map<number, { left: number; right: number }>();
  for (const pixel of area) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const row = rows.get(y);
    if (row === undefined) rows.set(y, { left: x, right: x });
    else {
      row.left = Math.min(row.left, x);
      row.right = Math.max(row.right, x);
    }
  }
  return [...rows].flatMap(([y, { left, right }]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
}

function grow(box: TextBox): TextBox {
  const distance = (box.width * box.height * growth) / (2 * (box.width + box.height));
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance };
}

/** The angle of most long texts; short ones have none of their own. */
function usualAngle(boxes: readonly TextBox[]): number {
  const long = boxes.filter(({ width, height }) => width > height * 2.5);
  const sorted = long.map(({ angle }) => angle).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
