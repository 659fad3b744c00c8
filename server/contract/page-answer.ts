import type { Pagination } from '../../domain/contract.ts';
import type { ListResult } from '../store/list-page.ts';

/** The pagination of one page of a list; `cursorOf` gives the cursor after its last record. */
export function pageAnswer<T>(
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
  { records, total, hasMore }: ListResult<T>,
  cursorOf: (last: T) => string,
): Pagination {
  const last = records.at(-1);
  return {
    total,
    page_num: pageNum,
    page_size: pageSize,
    total_pages: Math.ceil(total / pageSize),
    cursor: hasMore && last !== undefined ? cursorOf(last) : null,
  };
}
