import { compressAboveBytes, imageTypes, maxCompressedWidth, maxUploadBytes } from '../../domain/limits.ts';

export type PreparedPhoto =
  | { readonly ok: true; readonly blob: Blob; readonly fileName: string; readonly sha256: string }
  | { readonly ok: false; readonly reason: 'wrong_file_type' | 'file_too_large' | 'unreadable' };

/** In whole tenths, since tenths of a fraction do not add up. */
const firstQualityTenths = 8;

/** Makes a chosen picture fit to be kept and sent: an allowed type, compressed above 2 MB, at most 10 MB. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (!imageTypes.some((type) => type === file.type)) return { ok: false, reason: 'wrong_file_type' };
  if (file.size > maxUploadBytes) return { ok: false, reason: 'file_too_large' };
  try {
    const blob = file.size > compressAboveBytes ? await compress(file) : file;
    return { ok: true, blob, fileName: file.name, sha256: await digest(blob) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

/** At most 1200 px wide, the quality lowered by a tenth until the photo is under 2 MB. */
async function compress(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxCompressedWidth / picture.width);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const encode = (tenths: number) => canvas.convertToBlob({ type: 'image/jpeg', quality: tenths / 10 });
  let tenths = firstQualityTenths;
  let blob = await encode(tenths);
  while (blob.size > compressAboveBytes && tenths > 1) {
    tenths -= 1;
    blob = await encode(tenths);
  }
  return blob;
}

/** Hex digest of a file's content. */
export async function digest(blob: Blob): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
