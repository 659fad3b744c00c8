import type { Pagination } from '../../domain/contract.ts';
import { pageSize as usualPageSize } from '../../domain/limits.ts';
import type { LatestPage, ListPosition, ListResult } from '../store/list-page.ts';
import { foreignCursor, readCursor, writeCursor } from './cursor.ts';
import { isPosition } from './list-request.ts';
import { pageAnswer } from './page-answer.ts';
import { findInvalidText } from './request-body.ts';

interface PageRequest {
  readonly page_num?: number | undefined;
  readonly page_size?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The page that is asked for of a list in its one order, mostly the latest first; `list` tells its cursors from those of others. */
export function readLatestPage(list: string, query: PageRequest): LatestPage {
  const { page_num: pageNum = 1, page_size: pageSize = usualPageSize, cursor } = query;
  return { pageNum, pageSize, after: readPosition(list, cursor || null) };
}

/** The pagination of its answer; `positionOf` gives the place of a record in the list. */
export function latestPagination<T>(
  list: string,
  page: LatestPage,
  found: ListResult<T>,
  positionOf: (record: T) => ListPosition,
): Pagination {
  return pageAnswer(page, found, (last) => {
    const { value, id } = positionOf(last);
    return writeCursor([list, value, id]);
  });
}

function readPosition(list: string, cursor: string | null): ListPosition | null {
  if (cursor === null) return null;
  const [mark, value, id] = readCursor(cursor);
  if (mark !== list || !isPosition(value) || !isWholeText(id)) throw foreignCursor();
  return { value, id };
}

function isWholeText(part: unknown): part is string {
  return typeof part === 'string' && findInvalidText(part) === null;
}
