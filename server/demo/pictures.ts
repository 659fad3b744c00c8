import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAddress } from '../files/file-address.ts';
import { sha256 } from '../crypto.ts';

export interface DemoFile {
  /** Name in the files store. */
  readonly file_name: string;
  readonly bytes: Buffer;
  readonly sha256: string;
  /** Proofs of payment are private, all other pictures public. */
  readonly isProof: boolean;
}

export interface PictureNames {
  readonly seenByAnybody: readonly string[];
  readonly proofs: readonly ProofName[];
}

interface ProofName {
  readonly picture: string;
  /** The payment that it proves. */
  readonly proves: string;
}

/** The address of a merchant's copy of a demo picture. */
export function pictureAddress(merchantId: string, picture: string): string {
  return fileAddress(pictureFileName(merchantId, picture));
}

/** Deterministic, so that seeding again after a rollback overwrites the same files. */
export function pictureFileName(merchantId: string, picture: string): string {
  return `${sha256(`${merchantId}/${picture}`).slice(0, 32)}.webp`;
}

/** File name of a proof; each payment has its own copies. */
export function proofFileName(merchantId: string, { picture, proves }: ProofName): string {
  return pictureFileName(merchantId, `${picture}/${proves}`);
}

/** Reads the named pictures of a folder for a merchant, each once. */
export async function readPictures(
  folder: string,
  merchantId: string,
  names: PictureNames,
): Promise<DemoFile[]> {
  const read = (picture: string) => readFile(join(folder, `${picture}.webp`));
  return await Promise.all([
    ...[...new Set(names.seenByAnybody)].map(async (picture) => {
      const bytes = await read(picture);
      const file_name = pictureFileName(merchantId, picture);
      return { file_name, bytes, sha256: sha256(bytes), isProof: false };
    }),
    ...names.proofs.map(async (proof) => {
      const file_name = proofFileName(merchantId, proof);
      // Payments share drawings, but must not be flagged as reusing a photo: the hash is that of the name.
      return { file_name, bytes: await read(proof.picture), sha256: sha256(file_name), isProof: true };
    }),
  ]);
}
