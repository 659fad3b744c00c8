import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import type { UploadRow } from '../store/queries/uploads.ts';
import { fileAddress, fileNameOf } from './file-address.ts';
import { isPicture } from './content-checks/file-content.ts';

/** The pictures that addresses stand for, in their order; refused when one is unknown to the merchant, or a document. */
export async function findPhotos(
  { uploads }: Pick<Queries, 'uploads'>,
  addresses: readonly string[],
): Promise<UploadRow[]> {
  const names = addresses.map(fileNameOf);
  const found = await uploads.findAll(names.filter((name) => name !== null));
  return addresses.map((address, at) => {
    const upload = found.find(({ file_name }) => file_name === names[at]);
    if (upload === undefined) throw new Refusal('not_found', { filepath: address });
    refuseDocument(upload);
    return upload;
  });
}

/** Refuses an upload that no page can show as a picture. */
export function refuseDocument({ content_type, file_name }: UploadRow): void {
  if (!isPicture(content_type)) throw new Refusal('wrong_file_type', { filepath: fileAddress(file_name) });
}
