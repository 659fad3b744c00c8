import { documentEndings, maxUploadBytes } from '../../domain/limits.ts';
import { looksLikePicture, looksReadable } from '../../domain/file-kind.ts';
import type { PictureBox } from '../../domain/photos/picture-box.ts';
import { wholePicture } from '../../domain/photos/picture-box.ts';
import { sheetFileName, sheetType } from '../../domain/stock-entry/sheet-type.ts';
import { digest, preparePhoto } from './photos.ts';
import type { PreparedPhoto } from './photos.ts';

/** A file in which goods are read, fit to be kept and sent. */
export type PreparedFile =
  | (Extract<PreparedPhoto, { readonly ok: true }> & { readonly kind: 'photo' | 'document' })
  | Extract<PreparedPhoto, { readonly ok: false }>
  /** There is nothing in it, or something else than its name says. */
  | { readonly ok: false; readonly reason: 'file_empty' | 'not_as_named' };

/** The share of its quality that an edited photo keeps; what is written on it has to stay readable. */
const editedQuality = 0.92;

/** Makes a chosen photo, sheet or document fit to be kept and sent: a type that is read, by its name and its content, at most 10 MB. */
export async function prepareEntryFile(file: File): Promise<PreparedFile> {
  if (file.size === 0) return { ok: false, reason: 'file_empty' };
  try {
    return file.type.startsWith('image/') ? await preparePage(file) : await prepareDocument(file);
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

async function preparePage(file: File): Promise<PreparedFile> {
  const isPicture = looksLikePicture(await bytesOf(file.slice(0, 16)));
  const photo = await preparePhoto(file, { kind: 'page' });
  if (!isPicture && (photo.ok || photo.reason === 'unreadable')) return { ok: false, reason: 'not_as_named' };
  return photo.ok ? { ...photo, kind: 'photo' } : photo;
}

async function prepareDocument(file: File): Promise<PreparedFile> {
  const fileName = file.name === '' && file.type === sheetType ? sheetFileName : file.name;
  if (!documentEndings.some((ending) => fileName.toLowerCase().endsWith(ending)))
    return { ok: false, reason: 'wrong_file_type' };
  if (file.size > maxUploadBytes) return { ok: false, reason: 'file_too_large' };
  if (!looksReadable(await bytesOf(file))) return { ok: false, reason: 'not_as_named' };
  return { ok: true, kind: 'document', blob: file, fileName, sha256: await digest(file) };
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Turns a photo by quarters clockwise and cuts a part out of it. */
export async function editPhoto(
  photo: Blob,
  turns: number,
  crop: PictureBox | null,
): Promise<{ readonly blob: Blob; readonly sha256: string }> {
  const picture = await createImageBitmap(photo);
  const isOnSide = turns % 2 === 1;
  const width = isOnSide ? picture.height : picture.width;
  const height = isOnSide ? picture.width : picture.height;
  const { x, y, width: share, height: tall } = crop ?? wholePicture;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * share)),
    Math.max(1, Math.round(height * tall)),
  );
  const context = canvas.getContext('2d');
  context?.translate(width / 2 - x * width, height / 2 - y * height);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: editedQuality });
  return { blob, sha256: await digest(blob) };
}
