import { imageTypes } from '../../domain/limits.ts';
import type { Grid, ReadRow } from './recognised.ts';
import { gridOfWords } from './page/grid-of-words.ts';
import { createPhotoReader } from './photo/read-photo.ts';
import { readPdfPages } from './readers/pdf.ts';
import { readCsv, readWorkbook } from './readers/sheet.ts';
import { readDoc, readDocx } from './readers/word.ts';
import type { PageProgress } from './recogniser.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import { rowsOfGrids } from './rows-of-grids.ts';

type OnPage = (progress: PageProgress) => void;

/**
 * Reads the rows of goods in a file of a type; `onPage` is called after each page of one that has several. Throws a
 * `RecognitionRefused` where there are none, or too many.
 */
type ReadFileRows = (bytes: Buffer, contentType: string, onPage?: OnPage) => Promise<ReadRow[]>;

type Reader = (bytes: Buffer) => readonly Grid[] | Promise<readonly Grid[]>;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', readWorkbook],
  ['application/vnd.ms-excel', readWorkbook],
  ['text/csv', readCsv],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', readDocx],
  ['application/msword', readDoc],
]);

/** What reads files. The models that read photos are in a folder that the build has filled, and are loaded with the first photo. */
export function createFileReader(modelFolder: string): ReadFileRows {
  const readPhoto = createPhotoReader(modelFolder);

  async function gridsOf(bytes: Buffer, contentType: string, onPage: OnPage): Promise<readonly Grid[]> {
    if (contentType === 'application/pdf') return await readPdf(bytes, readPhoto, onPage);
    if (imageTypes.some((type) => type === contentType)) {
      const { words, aspect } = await readPhoto(bytes);
      return [gridOfWords(words, 1, aspect)];
    }
    const read = readers.get(contentType);
    if (read === undefined) throw new RecognitionRefused('nothing_recognised');
    return await read(bytes);
  }

  return async (bytes, contentType, onPage = () => undefined) =>
    rowsOfGrids(await gridsOf(bytes, contentType, onPage));
}

/** The pages as one table: a head on the first is that of the others too. */
async function readPdf(
  bytes: Buffer,
  readPhoto: ReturnType<typeof createPhotoReader>,
  onPage: OnPage,
): Promise<Grid[]> {
  const pages = await readPdfPages(bytes, readPhoto, onPage);
  return [pages.flatMap(({ words, aspect }, at) => gridOfWords(words, at + 1, aspect))];
}
