import sharp, { type Sharp } from 'sharp';
import { RecognitionRefused } from '../recognition-refused.ts';

/** Pixels of a picture: red, green and blue of each, row by row from the top left. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Longer sides take memory, and show no text better that can be read at all. */
const maxSide = 3200;
/** More are not opened. */
export const maxPicturePixels = 50_000_000;

/** A picture that was unpacked before. */
export interface RawPicture {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
}

/** The pixels of a picture, 3200 a side at most. Throws `file_damaged`. */
export async function openPicture(picture: Buffer | RawPicture): Promise<Pixels> {
  try {
    const { data, info } = await open(picture)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    // sharp reports an unreadable picture by many different errors.
    throw new RecognitionRefused('file_damaged');
  }
}

/** Pixels of the longer side of a page's picture that people look at. */
const shownSide = 1600;

/** A page as people look at it, webp. */
export async function encodePage(picture: RawPicture): Promise<Buffer> {
  return await open(picture)
    .resize({ width: shownSide, height: shownSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: 70 })
    .toBuffer();
}

function open(picture: Buffer | RawPicture): Sharp {
  const limits = { limitInputPixels: maxPicturePixels, failOn: 'error' } as const;
  if (Buffer.isBuffer(picture)) return sharp(picture, limits);
  const { data, width, height, channels } = picture;
  return sharp(data, { ...limits, raw: { width, height, channels } });
}

/** A picture no longer than this, and how many of its pixels are one of the original. */
export async function shrink(picture: Pixels, side: number): Promise<{ small: Pixels; scale: number }> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  if (scale === 1) return { small: picture, scale };
  const data = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { small: { data, width, height }, scale };
}

/** A picture turned clockwise by quarters. */
export function turn(picture: Pixels, quarters: number): Pixels {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return picture;
  const { data, width, height } = picture;
  const [newWidth, newHeight] = times === 2 ? [width, height] : [height, width];
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [newX, newY] =
        times === 1
          ? [height - 1 - y, x]
          : times === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      const from = (y * width + x) * 3;
      const to = (newY * newWidth + newX) * 3;
      turned[to] = data[from] ?? 0;
      turned[to + 1] = data[from + 1] ?? 0;
      turned[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { data: turned, width: newWidth, height: newHeight };
}
