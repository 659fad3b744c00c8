import { Refusal } from '../refusal.ts';
import type { Queries } from '../store/store.ts';
import type { UploadRow } from '../store/uploads.ts';
import { fileNameOf } from './file-address.ts';

/** The uploads that addresses stand for, in their order; refused when one is unknown to the merchant. */
export async function findPhotos(
  { uploads }: Pick<Queries, 'uploads'>,
  addresses: readonly string[],
): Promise<UploadRow[]> {
  const names = addresses.map(fileNameOf);
  const found = await uploads.findAll(names.filter((name) => name !== null));
  return addresses.map((address, at) => {
    const upload = found.find(({ file_name }) => file_name === names[at]);
    if (upload === undefined) throw new Refusal('not_found', { filepath: address });
    return upload;
  });
}
