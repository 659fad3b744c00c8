import { imageTypes, maxUploadBytes } from '../../domain/limits.ts';
import { processPhoto, ThreadLost } from './photo-thread.ts';
import type { PhotoQuestion, ProcessedPhoto } from './photo-thread.ts';
import { shrinkAbove, shrinkPhoto } from './shrink-photo.ts';
import type { PhotoKind } from './shrink-photo.ts';

export type PreparedPhoto =
  | {
      readonly ok: true;
      readonly blob: Blob;
      readonly fileName: string;
      readonly sha256: string;
      /** The reference of the bank slip in it; absent where there is none or it was not asked for. */
      readonly slip?: string;
    }
  | { readonly ok: false; readonly reason: 'wrong_file_type' | 'file_too_large' | 'unreadable' };

export interface PhotoOptions {
  readonly kind?: PhotoKind;
  /** Whether the photo may be of a bank slip, whose QR is to be read. */
  readonly readsSlip?: boolean;
}

/** Makes a chosen picture fit to be kept and sent: an allowed type, compressed above 2 MB, of a page above 1 MB, at most 10 MB. */
export async function preparePhoto(
  file: File,
  { kind = 'any', readsSlip = false }: PhotoOptions = {},
): Promise<PreparedPhoto> {
  if (!imageTypes.some((type) => type === file.type)) return { ok: false, reason: 'wrong_file_type' };
  if (file.size > maxUploadBytes) return { ok: false, reason: 'file_too_large' };
  try {
    const { blob, slip } = await process({ file, kind, readsSlip });
    const prepared = { ok: true, blob, fileName: file.name, sha256: await digest(blob) } as const;
    return slip === null ? prepared : { ...prepared, slip };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

async function process({ file, kind, readsSlip }: PhotoQuestion): Promise<ProcessedPhoto> {
  const isLarge = file.size > shrinkAbove(kind);
  const asItIs = { blob: file, slip: null };
  if (!isLarge && !readsSlip) return asItIs;
  try {
    const { blob, slip } = await processPhoto({ file, kind, readsSlip });
    return isLarge ? { blob, slip } : { blob: file, slip };
  } catch (error) {
    if (!isLarge) return asItIs;
    if (!(error instanceof ThreadLost)) throw error;
    const picture = await createImageBitmap(file);
    try {
      return { blob: await shrinkPhoto(picture, kind), slip: null };
    } finally {
      picture.close();
    }
  }
}

/** Hex digest of a file's content. */
export async function digest(blob: Blob): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
