import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { imageTypes } from '../../domain/limits.ts';
import { Refusal } from '../refusal.ts';
import { decodeBitmap } from './bitmap.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
}

/** A picture of 50 million points takes 200 MB to open; a phone's photo has 12 to 50. */
const maxPixels = 50_000_000;
/** A bitmap is decoded point by point, and nothing else is answered meanwhile. */
const maxBitmapPixels = 8_000_000;
const maxSide = 4096;
const jpegQuality = 85;
const webpQuality = 85;

/**
 * A picture made anew from what was sent: upright, without metadata, at most 4096 points wide or high. Its kind is found
 * out from its content. Refused as `wrong_file_type` when it is no picture, or one that opens to too many points.
 */
export async function readPicture(sent: Buffer): Promise<Picture> {
  const type = await fileTypeFromBuffer(sent);
  if (type === undefined || !imageTypes.some((known) => known === type.mime))
    throw new Refusal('wrong_file_type');
  try {
    const upright = openPicture(sent, type.mime)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    return await encode(upright, type.mime);
  } catch {
    // A library that cannot open a picture says so in many ways, and all of them mean this.
    throw new Refusal('wrong_file_type');
  }
}

function openPicture(sent: Buffer, mime: string): Sharp {
  if (mime !== 'image/bmp') return sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' });
  const { data, width, height } = decodeBitmap(sent, maxBitmapPixels);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function encode(picture: Sharp, mime: string): Promise<Picture> {
  switch (mime) {
    case 'image/jpeg':
      return {
        bytes: await picture.jpeg({ quality: jpegQuality }).toBuffer(),
        contentType: mime,
        extension: 'jpg',
      };
    case 'image/webp':
      return {
        bytes: await picture.webp({ quality: webpQuality }).toBuffer(),
        contentType: mime,
        extension: 'webp',
      };
    default:
      return { bytes: await picture.png().toBuffer(), contentType: 'image/png', extension: 'png' };
  }
}
