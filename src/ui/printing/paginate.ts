/** Heights in CSS pixels of what a document is made of, without the frame of its pages. */
export interface MeasuredDocument {
  /** What a page has room for below its head and above its foot. */
  readonly page: number;
  /** What stands on the first page above the rows, and on each later one. */
  readonly opening: number;
  readonly runningHead: number;
  /** The head of the table, on each page that has rows. */
  readonly columns: number;
  readonly rows: readonly number[];
  /** What stands below the last row, undivided. */
  readonly closing: number;
}

/** Rows of a page, from `from` up to but without `to`, and whether the closing stands below them. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
  readonly closes: boolean;
}

/**
 * Divides a document into pages: as many whole rows as fit, the opening on the first, the closing on the last, which is a page
 * without rows where it does not fit below them. A row that is taller than a page has one of its own.
 */
export function paginate(measured: MeasuredDocument): readonly PageRange[] {
  const { page, opening, runningHead, columns, rows, closing } = measured;
  const pages: PageRange[] = [];
  let room = page - opening - columns;
  let from = 0;
  for (const [index, height] of rows.entries()) {
    if (height > room && index > from) {
      pages.push({ from, to: index, closes: false });
      from = index;
      room = page - runningHead - columns;
    }
    room -= height;
  }
  if (closing <= room) return [...pages, { from, to: rows.length, closes: true }];
  return [
    ...pages,
    { from, to: rows.length, closes: false },
    { from: rows.length, to: rows.length, closes: true },
  ];
}
