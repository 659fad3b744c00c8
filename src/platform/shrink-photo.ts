import { compressAboveBytes, maxCompressedWidth } from '../../domain/limits.ts';

/** In whole tenths, since tenths of a fraction do not add up. */
const firstQualityTenths = 8;

/** A picture at most 1200 px wide, the quality lowered by a tenth until it is under 2 MB. */
export async function shrinkPhoto(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, maxCompressedWidth / picture.width);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const encode = (tenths: number) => canvas.convertToBlob({ type: 'image/jpeg', quality: tenths / 10 });
  let tenths = firstQualityTenths;
  let blob = await encode(tenths);
  while (blob.size > compressAboveBytes && tenths > 1) {
    tenths -= 1;
    blob = await encode(tenths);
  }
  return blob;
}
