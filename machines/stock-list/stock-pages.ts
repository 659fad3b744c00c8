import type { Product } from '../../domain/contract.ts';
import { largestPage } from '../../domain/limits.ts';

/** A part of a list that was read at once. */
export interface ListedPage {
  /** The cursor by which it was read; null for the first. */
  readonly start: string | null;
  readonly items: readonly Product[];
  /** Whether a later part was read again since. */
  readonly isOld: boolean;
}

/** Products that are read at once. */
export const pageCount = largestPage;

/** The index of the page that a row is on; the last one for rows that were not read. */
export function pageAt(pages: readonly ListedPage[], row: number): number {
  let end = 0;
  const found = pages.findIndex(({ items }) => row < (end += items.length));
  return found === -1 ? Math.max(0, pages.length - 1) : found;
}

/** The pages before the one that was read by a cursor. */
export function pagesAbove(pages: readonly ListedPage[], start: string | null): readonly ListedPage[] {
  const at = pages.findIndex((page) => page.start === start);
  return pages.slice(0, Math.max(0, at));
}

/** What is read again around a row: from the beginning of its page to a page below it. */
export function pieceAround(
  pages: readonly ListedPage[],
  { row, start }: { readonly row: number; readonly start: string | null },
) {
  const before = pagesAbove(pages, start).reduce((sum, { items }) => sum + items.length, 0);
  return { cursor: start, count: Math.max(row - before, pageCount) + pageCount };
}

/** Pages without those products that came again since: where they stand now is on a later page. */
export function withoutAgain(pages: readonly ListedPage[], again: readonly Product[]): readonly ListedPage[] {
  const ids = new Set(again.map(({ id }) => id));
  return pages.map((page) =>
    page.items.some(({ id }) => ids.has(id))
      ? { ...page, items: page.items.filter(({ id }) => !ids.has(id)) }
      : page,
  );
}
