import type { Pagination } from '../../domain/contract.ts';
import { pageSize as usualPageSize } from '../../domain/limits.ts';
import type { Call } from '../contract/call.ts';
import { foreignCursor, isId, readCursor, writeCursor } from '../contract/cursor.ts';
import { pageAnswer } from '../contract/page-answer.ts';
import { normalizeText } from '../contract/request-values.ts';
import type { GroupMembers, GroupQuery } from '../store/queries/people/groups.ts';
import type { ListResult } from '../store/list-page.ts';

/** Parses the query of the list of groups; throws `invalid_request` for a cursor of another list. */
export function readGroupRequest(query: Call<'groups'>['query']): GroupQuery {
  return {
    name: normalizeText(query.name) || null,
    groupId: normalizeText(query.id) || null,
    pageNum: query.page_num ?? 1,
    pageSize: query.page_size ?? usualPageSize,
    after: readGroupCursor(query.cursor ?? ''),
  };
}

/** The pagination of a page of groups. */
export function groupPagination(query: GroupQuery, page: ListResult<GroupMembers>): Pagination {
  return pageAnswer(query, page, ({ group }) => writeCursor(['groups', group.group_id]));
}

/** The id of the last group of the page before. */
function readGroupCursor(cursor: string): string | null {
  if (cursor === '') return null;
  const [list, groupId] = readCursor(cursor);
  if (list !== 'groups' || !isId(groupId)) throw foreignCursor();
  return groupId;
}
