import sharp, { type Sharp } from 'sharp';
import type { PictureSize } from '../../domain/photos/photo-addresses.ts';
import type { FileContent } from './content-checks/file-content.ts';
import type { FileStore } from './storage/file-store.ts';

const thumbnailSide = 320;
/** LINE's maximum for pictures in messages, in pixels. */
const sharedSide = 1024;
const quality = 80;

/** Each size is generated at its first request. */
const forms = {
  thumbnail: {
    extension: 'webp',
    contentType: 'image/webp',
    make: (picture: Buffer) => inSquare(picture, thumbnailSide).webp({ quality }).toBuffer(),
  },
  share: {
    extension: 'jpg',
    contentType: 'image/jpeg',
    make: (picture: Buffer) =>
      inSquare(picture, sharedSide).flatten({ background: 'white' }).jpeg({ quality }).toBuffer(),
  },
} as const satisfies Record<PictureSize, object>;

/** File names of a picture's other sizes, whether or not they were generated. */
export function resizedNames(fileName: string): string[] {
  return [resizedName(fileName, 'thumbnail'), resizedName(fileName, 'share')];
}

/** A stored picture in another size, generated at the first request and stored; null when the original is missing. */
export async function readResized(
  files: FileStore,
  fileName: string,
  size: PictureSize,
): Promise<Pick<FileContent, 'bytes' | 'contentType'> | null> {
  const { contentType, make } = forms[size];
  const kept = await files.read(resizedName(fileName, size));
  if (kept !== null) return { bytes: kept, contentType };
  const picture = await files.read(fileName);
  if (picture === null) return null;
  const bytes = await make(picture);
  await files.save(resizedName(fileName, size), bytes);
  return { bytes, contentType };
}

function resizedName(fileName: string, size: PictureSize): string {
  const [stem = ''] = fileName.split('.');
  return `${stem}.${size}.${forms[size].extension}`;
}

function inSquare(picture: Buffer, side: number): Sharp {
  return sharp(picture).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
