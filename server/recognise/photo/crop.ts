import type { TextBox } from './boxes.ts';
import type { Pixels } from './pixels.ts';

/** What a box shows, level and so many pixels high. */
export function crop(picture: Pixels, box: TextBox, height: number): Pixels {
  const scale = box.height / height;
  const width = Math.max(8, Math.round(box.width / scale));
  const data = new Uint8Array(width * height * 3);
  const [cos, sin] = [Math.cos(box.angle) * scale, Math.sin(box.angle) * scale];
  const across = box.width / scale / width;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [along, down] = [(x + 0.5 - width / 2) * across, y + 0.5 - height / 2];
      const fromX = box.x + along * cos - down * sin - 0.5;
      const fromY = box.y + along * sin + down * cos - 0.5;
      sample(picture, fromX, fromY, data, (y * width + x) * 3);
    }
  }
  return { data, width, height };
}

/** Writes the colour between four pixels. */
function sample({ data, width, height }: Pixels, x: number, y: number, into: Uint8Array, at: number): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const [partX, partY] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  for (let channel = 0; channel < 3; channel += 1) {
    const pixel = (column: number, row: number) => data[(row * width + column) * 3 + channel] ?? 0;
    const above = pixel(left, top) * (1 - partX) + pixel(right, top) * partX;
    const below = pixel(left, bottom) * (1 - partX) + pixel(right, bottom) * partX;
    into[at + channel] = above * (1 - partY) + below * partY;
  }
}
