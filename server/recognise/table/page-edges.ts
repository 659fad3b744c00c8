import type { Grid, ReadRow, Source } from '../recognised.ts';

/** `page 2 / 2`, `第 1 页 共 2 页`, `หน้า 2/3`, `2 of 3`. */
const pageNumber =
  /(?:\bpage|หน้า(?:ที่)?)\s*\d+(?:\s*(?:of|\/|จาก)\s*\d+)?$|^\d+\s*(?:of|\/)\s*\d+$|^[-–—]\s*\d+\s*[-–—]$|第\s*\d+\s*[页頁](?:\s*[,，/]?\s*共\s*\d+\s*[页頁])?$/iu;

/** Rows of a file of pages without what pages have above and below their goods: their number, and what is on several of them. */
export function withoutPageEdges(rows: readonly ReadRow[]): ReadRow[] {
  const edges = rows.filter((row, at) => isAtEdge(rows, at) && !hasFigures(row));
  const pages = new Map<string, Set<number | null>>();
  for (const row of edges)
    pages.set(textsOf(row), (pages.get(textsOf(row)) ?? new Set()).add(pageOf(row.source)));
  const isOfPages = (row: ReadRow) =>
    pageNumber.test(row.name.trim()) || (pages.get(textsOf(row))?.size ?? 0) > 1;
  const gone = new Set(edges.filter(isOfPages));
  return rows.filter((row) => !gone.has(row));
}

/** Whether no row with figures stands above a row on its page, or none below it. */
function isAtEdge(rows: readonly ReadRow[], at: number): boolean {
  const page = pageOf(rows[at]?.source ?? { sheet: '', cell: '' });
  if (page === null) return false;
  const isOfPage = (row: ReadRow) => pageOf(row.source) === page && hasFigures(row);
  return !rows.slice(0, at).some(isOfPage) || !rows.slice(at + 1).some(isOfPage);
}

/** The rows above a head without what its page has above it, which says no figure. */
export function aboveHeadOfPage(rows: readonly ReadRow[], head: Grid[number]): ReadRow[] {
  const [first] = head.filter((cell) => cell !== null);
  const page = first === undefined ? null : pageOf(first.source);
  const start = rows.findIndex(({ source }) => page !== null && pageOf(source) === page);
  return start < 1 || rows.slice(start).some(hasFigures) ? [...rows] : rows.slice(0, start);
}

function pageOf(source: Source): number | null {
  return 'page' in source ? source.page : null;
}

function hasFigures({ amount, price, problem }: ReadRow): boolean {
  return (
    amount !== null || price !== null || problem === 'amount_unreadable' || problem === 'price_unreadable'
  );
}

function textsOf({ name, color, size, style }: ReadRow): string {
  return [name, color, size, style].join('\n');
}
