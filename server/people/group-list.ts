import type { Pagination } from '../../domain/contract.ts';
import { pageSize as usualPageSize } from '../../domain/limits.ts';
import type { Call } from '../contract/call.ts';
import { foreignCursor, isId, readCursor, writeCursor } from '../contract/cursor.ts';
import { pageAnswer } from '../contract/page-answer.ts';
import { normalizeText } from '../contract/request-values.ts';
import type { GroupMembers, GroupPosition, GroupQuery } from '../store/queries/groups.ts';
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
  return pageAnswer(query, page, ({ group: { is_default, name, group_id } }) =>
    writeCursor(['groups', is_default, name, group_id]),
  );
}

function readGroupCursor(cursor: string): GroupPosition | null {
  if (cursor === '') return null;
  const [list, is_default, name, group_id] = readCursor(cursor);
  if (list !== 'groups' || typeof is_default !== 'boolean' || typeof name !== 'string' || !isId(group_id))
    throw foreignCursor();
  return { is_default, name, group_id };
}
