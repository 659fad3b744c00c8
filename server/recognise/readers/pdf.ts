import { extractImages, getDocumentProxy } from 'unpdf';
import { encodePage, maxPicturePixels } from '../photo/pixels.ts';
import type { RawPicture } from '../photo/pixels.ts';
import type { ReadPage } from '../photo/level-page.ts';
import type { Word } from '../page/words.ts';
import { RecognitionRefused } from '../recognition-refused.ts';
import type { OnPage } from '../recogniser.ts';
import { hasUnnamed, lostAa, namedMarks } from '../thai/typed-marks.ts';
import { composeText } from './compose-text.ts';

/** Pages that a file may have. */
const maxPages = 30;
/** A text with letters that the file does not name is to be looked at. */
const unnamed = 0.5;

/**
 * The words of each page of a PDF, of one that is a picture as `readPhoto` reads them; `onPage` is called after each. Throws
 * `file_encrypted`, `file_damaged` and, for too many pages, `took_too_long`.
 */
export async function readPdfPages(
  bytes: Uint8Array,
  readPhoto: (picture: RawPicture) => Promise<ReadPage>,
  onPage: OnPage,
): Promise<ReadPage[]> {
  const options = { isEvalSupported: false, maxImageSize: maxPicturePixels };
  const document = await getDocumentProxy(new Uint8Array(bytes), options).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new RecognitionRefused(isLocked ? 'file_encrypted' : 'file_damaged');
  });
  if (document.numPages > maxPages) throw new RecognitionRefused('took_too_long', maxPages);
  const pages: ReadPage[] = [];
  let aa: string | null = null;
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    aa ??= lostAa(texts.map(({ str }) => str));
    const words = texts.flatMap((item) =>
      wordOf(aa === null ? item : { ...item, str: item.str.replaceAll(aa, '\u0e32') }, { width, height }),
    );
    const picture = words.length === 0 ? largest(await extractImages(document, at)) : undefined;
    pages.push(picture === undefined ? { words, aspect: width / height } : await readPhoto(picture));
    page.cleanup();
    const progress = { page: at, pages: document.numPages };
    onPage(picture === undefined ? progress : { ...progress, picture: await encodePage(picture) });
  }
  await document.cleanup();
  return pages;
}

/** The picture that a scanned page is. */
function largest(pictures: readonly RawPicture[]): RawPicture | undefined {
  return [...pictures].sort((one, other) => other.width * other.height - one.width * one.height)[0];
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

function wordOf(item: TextItem, page: { readonly width: number; readonly height: number }): Word[] {
  if (item.str.trim() === '') return [];
  const [, , , , x = 0, y = 0] = item.transform;
  const left = x / page.width;
  const top = (page.height - y - item.height) / page.height;
  const box = [left, top, item.width / page.width, item.height / page.height] as const;
  const text = namedMarks(item.str);
  return [{ text: composeText(text), confidence: hasUnnamed(text) ? unnamed : 1, box }];
}
