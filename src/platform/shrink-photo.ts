import {
  compressAboveBytes,
  compressPageAboveBytes,
  maxCompressedWidth,
  maxPageSide,
} from '../../domain/limits.ts';

/** In whole tenths, since tenths of a fraction do not add up. */
const firstQualityTenths = 8;

/** What is photographed: anything, or a page whose letters are to be read. */
export type PhotoKind = 'any' | 'page';

/** Bytes above which a photo is made smaller. */
export function shrinkAbove(kind: PhotoKind): number {
  return kind === 'page' ? compressPageAboveBytes : compressAboveBytes;
}

/** A picture at most 1200 px wide, of a page 2400 px a side, the quality lowered by a tenth until it is under 2 MB, of a page 1 MB. */
export async function shrinkPhoto(picture: ImageBitmap, kind: PhotoKind): Promise<Blob> {
  const most =
    kind === 'page'
      ? maxPageSide / Math.max(picture.width, picture.height)
      : maxCompressedWidth / picture.width;
  const scale = Math.min(1, most);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const encode = (tenths: number) => canvas.convertToBlob({ type: 'image/jpeg', quality: tenths / 10 });
  let tenths = firstQualityTenths;
  let blob = await encode(tenths);
  while (blob.size > shrinkAbove(kind) && tenths > 1) {
    tenths -= 1;
    blob = await encode(tenths);
  }
  return blob;
}
