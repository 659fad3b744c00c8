import type { Pagination } from '../../domain/contract.ts';
import type { components } from '../../domain/contract.gen.ts';
import { languages } from '../../domain/languages.ts';
import { rangeEnd, rangeStart } from '../../domain/date-range.ts';
import { pageSize as usualPageSize } from '../../domain/limits.ts';
import { toBaht } from '../../domain/money.ts';
import { readRecordNumber } from '../../domain/digits.ts';
import { foreignCursor, isId, readCursor, writeCursor } from './cursor.ts';
import { pageAnswer } from './page-answer.ts';
import { invalidRequest } from '../http/refusal.ts';
import type { ListPosition, ListQuery, SummedResult } from '../store/list-page.ts';

type ListBody = components['schemas']['ListQuery'];
type ListedGroup = components['schemas']['ListedGroup'];

/** Range of times (milliseconds since 1970) whose ISO form has a four-digit year, which PostgreSQL can parse. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/**
 * Parses the body of a list operation. `groupId` limits the list to a group; null is all that the caller may see. `readStatus`
 * parses the list's statuses. `language` is the one in which a grouped list has its groups in order, unless its cursor names another. Throws `invalid_request` for an unknown status, date or cursor.
 */
export function readListRequest(
  body: ListBody,
  groupId: string | null,
  readStatus: (word: string) => string | null,
  language: string,
): ListQuery {
  const orderBy = body.order_by === 'total_amount' ? 'total_amount' : 'ctime';
  const descending = body.order_type !== 'asc';
  const { after, groupedIn } = readListCursor(filled(body.cursor), {
    orderBy,
    descending,
    groupedIn: body.group_by === 'group' ? language : null,
  });
  return {
    groupId,
    groupName: filled(body.group_name),
    statuses: readStatuses(body.status, readStatus),
    record: readRecord(filled(body.id)),
    from: readDate('start_date', filled(body.start_date), rangeStart),
    until: readDate('end_date', filled(body.end_date), rangeEnd),
    orderBy,
    descending,
    groupedIn,
    pageNum: body.page_num ?? 1,
    pageSize: body.page_size ?? usualPageSize,
    after,
  };
}

/** The pagination of an answer; `positionOf` gives the position after which the next page begins. */
export function paginationOf<T>(
  query: ListQuery,
  result: SummedResult<T>,
  positionOf: (record: T, query: ListQuery) => ListPosition,
): Pagination {
  const page = pageAnswer(query, result, (last) => {
    const { value, id, groupId } = positionOf(last, query);
    const { groupedIn } = query;
    return writeCursor([orderingOf(query), value, id, ...(groupedIn === null ? [] : [groupId, groupedIn])]);
  });
  return { ...page, sum: toBaht(result.sum) };
}

/** The groups of a grouped list, as they are answered beside its page. */
export function groupsOf({ groups }: Pick<SummedResult<unknown>, 'groups'>): { groups?: ListedGroup[] } {
  if (groups === null) return {};
  return {
    groups: groups.map(({ groupId, name, total, sum }) => ({
      group_id: groupId,
      name,
      count: total,
      sum: toBaht(sum),
    })),
  };
}

function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function readStatuses(text: string | null | undefined, readStatus: (word: string) => string | null) {
  const words = (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  return words.map((word) => {
    const status = readStatus(word);
    if (status === null) throw invalidRequest('status', `has no status ${word}`);
    return status;
  });
}

function readRecord(text: string | null): ListQuery['record'] {
  return text === null ? null : { id: text, number: readRecordNumber(text) };
}

/** A day or a time of a request, null where it is null; throws `invalid_request` for another text. */
export function readDate(
  field: string,
  text: string | null,
  read: (text: string) => Date | null,
): Date | null {
  if (text === null) return null;
  const date = read(text);
  if (date === null || !isInRange(date.getTime())) throw invalidRequest(field, 'must be a day or a time');
  return date;
}

/** The same of a field that must be there. */
export function readDay(field: string, text: string, read: (text: string) => Date | null): Date {
  const day = readDate(field, text, read);
  if (day === null) throw invalidRequest(field, 'is required');
  return day;
}

type Ordering = Pick<ListQuery, 'orderBy' | 'descending' | 'groupedIn'>;

function orderingOf({ orderBy, descending, groupedIn }: Ordering): string {
  const within = `${orderBy} ${descending ? 'desc' : 'asc'}`;
  return groupedIn === null ? within : `${within} by group`;
}

/** A cursor is valid only for the ordering it was created with; groups go on in the language in which they began. */
function readListCursor(cursor: string | null, ordering: Ordering): Pick<ListQuery, 'after' | 'groupedIn'> {
  const { groupedIn } = ordering;
  if (cursor === null) return { after: null, groupedIn };
  const [cursorOrdering, value, id, groupId, begunIn] = readCursor(cursor);
  if (cursorOrdering !== orderingOf(ordering) || !isPosition(value) || !isId(id)) throw foreignCursor();
  if (groupedIn === null) return { after: { value, id }, groupedIn };
  if (!isId(groupId)) throw foreignCursor();
  const language = languages.find((known) => known === begunIn) ?? groupedIn;
  return { after: { value, id, groupId }, groupedIn: language };
}

/** Milliseconds, satang or pieces: one range check serves all. */
export function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && isInRange(value);
}

function isInRange(time: number): boolean {
  return time >= earliest && time <= latest;
}
