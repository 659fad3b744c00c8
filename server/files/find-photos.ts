import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import type { UploadRow } from '../store/queries/uploads.ts';
import { fileAddress, fileNameOf } from './file-address.ts';
import { isPicture } from './content-checks/file-content.ts';

/** The uploads at these addresses, in the same order; throws a `Refusal` when one is unknown to the merchant or not a picture. */
export async function findPhotos(
  { uploads }: Pick<Queries, 'uploads'>,
  addresses: readonly string[],
): Promise<UploadRow[]> {
  return await readPhotos(uploads.findAll, addresses);
}

/** The same, locked until the transaction ends, so that cleanup does not delete them before they are attached. */
export async function lockPhotos(
  { uploads }: Pick<Queries, 'uploads'>,
  addresses: readonly string[],
): Promise<UploadRow[]> {
  return await readPhotos(uploads.lock, addresses);
}

async function readPhotos(
  read: (names: readonly string[]) => Promise<UploadRow[]>,
  addresses: readonly string[],
): Promise<UploadRow[]> {
  const names = addresses.map(fileNameOf);
  const found = await read(names.filter((name) => name !== null));
  return addresses.map((address, at) => {
    const upload = found.find(({ file_name }) => file_name === names[at]);
    if (upload === undefined) throw new Refusal('not_found', { filepath: address });
    refuseNonPicture(upload);
    return upload;
  });
}

/** Throws `wrong_file_type` unless the upload is a picture. */
export function refuseNonPicture({ content_type, file_name }: UploadRow): void {
  if (!isPicture(content_type)) throw new Refusal('wrong_file_type', { filepath: fileAddress(file_name) });
}
