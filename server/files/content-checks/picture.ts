import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { imageTypes } from '../../../domain/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { decodeBitmap } from './bitmap.ts';
import { type FileContent, damagedFile, unpacksTooLarge } from './file-content.ts';
import { refusePolyglot } from './polyglot.ts';

/** 50 megapixels take 200 MB to decode; a phone's photo has 12 to 50. */
const maxPixels = 50_000_000;
/** A bitmap is decoded in JavaScript, which blocks the event loop. */
const maxBitmapPixels = 8_000_000;
const maxSide = 4096;
const jpegQuality = 85;
const webpQuality = 85;

/**
 * Re-encodes a picture: upright, without metadata, at most 4096 pixels wide or high. Its type is detected from its content.
 * Throws a `Refusal` when it isn't a picture, is a polyglot, is truncated, or has too many pixels.
 */
export async function readPicture(sent: Buffer): Promise<FileContent> {
  const type = await fileTypeFromBuffer(sent);
  if (type === undefined || !imageTypes.some((known) => known === type.mime))
    throw new Refusal('wrong_file_type');
  refusePolyglot(sent);
  try {
    const upright = (await openPicture(sent, type.mime))
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    return await encode(upright, type.mime);
  } catch (error) {
    // sharp reports an unreadable picture by many different errors.
    throw error instanceof Refusal ? error : damagedFile();
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
