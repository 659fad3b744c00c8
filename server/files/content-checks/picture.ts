import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { imageTypes } from '../../../domain/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { decodeBitmap } from './bitmap.ts';
import { type FileContent, brokenFile, unpacksTooLarge } from './file-content.ts';
import { refuseSecondKind } from './polyglot.ts';

/** A picture of 50 million points takes 200 MB to open; a phone's photo has 12 to 50. */
const maxPixels = 50_000_000;
/** A bitmap is decoded point by point, and nothing else is answered meanwhile. */
const maxBitmapPixels = 8_000_000;
const maxSide = 4096;
const jpegQuality = 85;
const webpQuality = 85;

/**
 * A picture made anew from what was sent: upright, without metadata, at most 4096 points wide or high. Its kind is found
 * out from its content. Refused when it is no picture, something else as well, cut off, or opens to too many points.
 */
export async function readPicture(sent: Buffer): Promise<FileContent> {
  const type = await fileTypeFromBuffer(sent);
  if (type === undefined || !imageTypes.some((known) => known === type.mime))
    throw new Refusal('wrong_file_type');
  refuseSecondKind(sent);
  try {
    const upright = (await openPicture(sent, type.mime))
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    return await encode(upright, type.mime);
  } catch (error) {
    // A library that cannot open a picture says so in many ways, and all of them mean this.
    throw error instanceof Refusal ? error : brokenFile();
  }
}

async function openPicture(sent: Buffer, mime: string): Promise<Sharp> {
  if (mime === 'image/bmp') {
    const { data, width, height } = decodeBitmap(sent, maxBitmapPixels);
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw unpacksTooLarge(maxPixels, 'points');
  return sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' });
}

async function encode(picture: Sharp, mime: string): Promise<FileContent> {
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
