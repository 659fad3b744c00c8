import { extractImages, getDocumentProxy } from 'unpdf';
import { encodePage, maxPicturePixels } from '../photo/pixels.ts';
import type { RawPicture } from '../photo/pixels.ts';
import type { ReadPage } from '../photo/level-page.ts';
import { framedWords } from '../page/frames.ts';
import type { Word } from '../page/words.ts';
import { RecognitionRefused } from '../recognition-refused.ts';
import type { OnPage } from '../recogniser.ts';
import { lostMark, withoutLostMarks } from '../thai/thai-words.ts';
import { hasUnnamed, lostAa, namedMarks } from '../thai/typed-marks.ts';
import { composeText } from './compose-text.ts';
import { ruledLines } from './ruled-lines.ts';

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
  const open = async (maxImageSize: number) =>
    getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, maxImageSize, verbosity: 0 });
  const document = await open(maxPicturePixels).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new RecognitionRefused(isLocked ? 'file_encrypted' : 'file_damaged');
  });
  if (document.numPages > maxPages) throw new RecognitionRefused('took_too_long', maxPages);
  // Pictures take long, and do not matter to what is drawn.
  const drawing = await open(1);
  const pages: ReadPage[] = [];
  let aa: string | null = null;
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    aa ??= lostAa(texts.map(({ str }) => str));
    const named =
      aa === null ? texts : texts.map((item) => ({ ...item, str: item.str.replaceAll(aa ?? '', '\u0e32') }));
    const read = withMarks(named).flatMap((item) => wordOf(item, { width, height }));
    const words =
      read.length === 0 ? [] : framedWords(read, await ruledLines(drawing, at, height), { width, height });
    const picture = words.length === 0 ? largest(await extractImages(document, at)) : undefined;
    pages.push(picture === undefined ? { words, aspect: width / height } : await readPhoto(picture));
    page.cleanup();
    const progress = { page: at, pages: document.numPages };
    onPage(picture === undefined ? progress : { ...progress, picture: await encodePage(picture) });
  }
  await Promise.all([document.cleanup(), drawing.cleanup()]);
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

/** The texts with marks that are drawn above or below the one before them as part of it. An aa that takes no place of its own is a mark whose name was lost. */
function withMarks(items: readonly TextItem[]): TextItem[] {
  const joined: TextItem[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const isMark = item.width === 0 && /^[\u0e31-\u0e3a\u0e47-\u0e4e]+$/.test(item.str);
    if (before !== undefined && isMark && isAtEnd(item, before))
      joined[joined.length - 1] = { ...before, str: before.str + item.str.replaceAll('\u0e32', lostMark) };
    else joined.push(item);
  }
  return joined;
}

function isAtEnd({ transform: [, , , , x = 0, y = 0] }: TextItem, before: TextItem): boolean {
  const [, , , , left = 0, base = 0] = before.transform;
  return Math.abs(left + before.width - x) < 1 && Math.abs(base - y) < before.height / 2;
}

function wordOf(item: TextItem, page: { readonly width: number; readonly height: number }): Word[] {
  if (item.str.trim() === '') return [];
  const [, , , , x = 0, y = 0] = item.transform;
  const left = x / page.width;
  const top = (page.height - y - item.height) / page.height;
  const box = [left, top, item.width / page.width, item.height / page.height] as const;
  const text = namedMarks(item.str);
  return [{ text: composeText(text), confidence: hasUnnamed(withoutLostMarks(text)) ? unnamed : 1, box }];
}
