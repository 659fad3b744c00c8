import type { Pagination } from '../../domain/contract.ts';
import { pageSize as usualPageSize } from '../../domain/limits.ts';
import type { Call } from '../contract/call.ts';
import { foreignCursor, isId, readCursor, writeCursor } from '../contract/cursor.ts';
import { pageAnswer } from '../contract/page-answer.ts';
import { findInvalidText } from '../contract/request-body.ts';
import { normalizeText } from '../contract/request-values.ts';
import type { ListedPerson, PeopleQuery } from '../store/queries/people/people.ts';
import type { ListResult } from '../store/list-page.ts';

/** Parses the query of the list of people; throws `invalid_request` for a cursor of another list. */
export function readPeopleRequest(query: Call<'people'>['query']): PeopleQuery {
  return {
    isStaff: query.kind === 'staff',
    name: normalizeText(query.name) || null,
    role: normalizeText(query.role).toLowerCase() || null,
    groupId: normalizeText(query.group_id) || null,
    pageNum: query.page_num ?? 1,
    pageSize: query.page_size ?? usualPageSize,
    after: readPeopleCursor(query.kind, query.cursor ?? ''),
  };
}

/** The pagination of a page of people. */
export function peoplePagination(query: PeopleQuery, page: ListResult<ListedPerson>): Pagination {
  const kind = query.isStaff ? 'staff' : 'customer';
  return pageAnswer(query, page, ({ user }) => writeCursor([kind, user.name, user.user_id]));
}

function readPeopleCursor(kind: string, cursor: string): PeopleQuery['after'] {
  if (cursor === '') return null;
  const [list, name, userId] = readCursor(cursor);
  if (list !== kind || typeof name !== 'string' || findInvalidText(name) !== null || !isId(userId))
    throw foreignCursor();
  return { name, userId };
}
