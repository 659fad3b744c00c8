import { largestPage } from '../limits.ts';

/** The query of a page of a category's cards; the first page has no cursor. */
export function shelfQuery(groupId: string, categoryId: string, cursor: string | null) {
  return {
    view: 'card',
    category_id: categoryId,
    group_id: groupId,
    page_size: largestPage,
    cursor: cursor ?? '',
  } as const;
}
