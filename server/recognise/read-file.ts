import { imageTypes } from '../../domain/limits.ts';
import type { Grid } from './recognised.ts';
import { gridOfWords } from './page/grid-of-words.ts';
import { createPhotoReader } from './photo/read-photo.ts';
import { readPdfPages } from './readers/pdf.ts';
import { readCsv, readWorkbook } from './readers/sheet.ts';
import { readDoc, readDocx } from './readers/word.ts';
import type { ReadOptions, Recogniser } from './recogniser.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import { readGrids } from './read-grids.ts';
import { noHints } from './table/header-words.ts';

type Reader = (bytes: Buffer) => readonly Grid[] | Promise<readonly Grid[]>;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', readWorkbook],
  ['application/vnd.ms-excel', readWorkbook],
  ['text/csv', readCsv],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', readDocx],
  ['application/msword', readDoc],
]);

/** What reads files. The models that read photos are in a folder that the build has filled, and are loaded with the first photo. */
export function createFileReader(modelFolder: string): Recogniser['read'] {
  const readPhoto = createPhotoReader(modelFolder);

  async function gridsOf(
    bytes: Buffer,
    contentType: string,
    { onPage, hints }: Required<ReadOptions>,
  ): Promise<readonly Grid[]> {
    if (contentType === 'application/pdf') {
      const pages = await readPdfPages(bytes, readPhoto, onPage);
      // One table: a head on the first page is that of the others too.
      return [pages.flatMap(({ words, aspect }, at) => gridOfWords(words, at + 1, aspect, hints))];
    }
    if (imageTypes.some((type) => type === contentType)) {
      const { words, aspect } = await readPhoto(bytes);
      return [gridOfWords(words, 1, aspect, hints)];
    }
    const read = readers.get(contentType);
    if (read === undefined) throw new RecognitionRefused('nothing_recognised');
    return await read(bytes);
  }

  return async (bytes, contentType, { onPage = () => undefined, hints = noHints } = {}) =>
    readGrids(await gridsOf(bytes, contentType, { onPage, hints }), hints);
}
