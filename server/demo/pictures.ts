import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAddress } from '../files/file-address.ts';

export interface DemoFile {
  /** Name in the files store. */
  readonly file_name: string;
  readonly bytes: Buffer;
  readonly sha256: string;
  /** Proofs of payment stay private, everything else may be seen by anybody. */
  readonly isProof: boolean;
}

export interface PictureNames {
  readonly seenByAnybody: readonly string[];
  readonly proofs: readonly string[];
}

/** The address of a merchant's copy of a demo picture. */
export function pictureAddress(merchantId: string, picture: string): string {
  return fileAddress(pictureFileName(merchantId, picture));
}

/** The same in every run, so that seeding again after a rollback writes the same files. */
export function pictureFileName(merchantId: string, picture: string): string {
  return `${sha256(`${merchantId}/${picture}`).slice(0, 32)}.webp`;
}

/** Reads the named pictures of a folder for a merchant, each once. */
export async function readPictures(
  folder: string,
  merchantId: string,
  names: PictureNames,
): Promise<DemoFile[]> {
  const read = async (picture: string, isProof: boolean): Promise<DemoFile> => {
    const bytes = await readFile(join(folder, `${picture}.webp`));
    return { file_name: pictureFileName(merchantId, picture), bytes, sha256: sha256(bytes), isProof };
  };
  return await Promise.all([
    ...[...new Set(names.seenByAnybody)].map((picture) => read(picture, false)),
    ...[...new Set(names.proofs)].map((picture) => read(picture, true)),
  ]);
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
