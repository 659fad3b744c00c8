import sharp, { type Sharp } from 'sharp';
import type { PictureSize } from '../../domain/photo-addresses.ts';
import type { FileContent } from './content-checks/file-content.ts';
import type { FileStore } from './storage/file-store.ts';

const thumbnailSide = 320;
/** The largest that LINE takes in a message. */
const sharedSide = 1024;
const quality = 80;

/** Each is made when it is first asked for. */
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

/** The names under which a file's other sizes are kept, if it has any. */
export function sizedNames(fileName: string): string[] {
  return [sizedName(fileName, 'thumbnail'), sizedName(fileName, 'share')];
}

/** A stored picture in another size, kept from the first time on; null when its bytes are gone. */
export async function readSized(
  files: FileStore,
  fileName: string,
  size: PictureSize,
): Promise<Pick<FileContent, 'bytes' | 'contentType'> | null> {
  const { contentType, make } = forms[size];
  const kept = await files.read(sizedName(fileName, size));
  if (kept !== null) return { bytes: kept, contentType };
  const picture = await files.read(fileName);
  if (picture === null) return null;
  const bytes = await make(picture);
  await files.keep(sizedName(fileName, size), bytes);
  return { bytes, contentType };
}

function sizedName(fileName: string, size: PictureSize): string {
  const [stem = ''] = fileName.split('.');
  return `${stem}.${size}.${forms[size].extension}`;
}

function inSquare(picture: Buffer, side: number): Sharp {
  return sharp(picture).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
