import { maxStatementDays } from '../../domain/payments/statement-range.ts';
import type { GroupStatement, StatementEntry } from '../../domain/contract.ts';
import { rangeEnd, rangeStart } from '../../domain/date-range.ts';
import { toBaht } from '../../domain/money.ts';
import type { DataOf } from '../../domain/operations.ts';
import type { Call } from '../contract/call.ts';
import { foreignCursor, isId, readCursor, writeCursor } from '../contract/cursor.ts';
import { isPosition, readDay } from '../contract/list-request.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { resolveGroup } from '../people/group.ts';
import type {
  Entry,
  EntryPosition,
  Statement,
  StatementQuery,
} from '../store/queries/payments/statements.ts';
import type { Queries } from '../store/store.ts';

/** Whose statement, and of which days. */
export type StatementRange = Pick<StatementQuery, 'groupId' | 'from' | 'until'>;

const entriesAtOnce = 500;
const dayMs = 24 * 60 * 60 * 1000;

/** A page of a group's statement. */
export async function groupStatement(call: Call<'groupStatement'>): Promise<DataOf<'groupStatement'>> {
  const { query, store } = call;
  const range = await readStatementRange(call);
  const pageSize = query.page_size ?? entriesAtOnce;
  const after = readPosition(query.cursor || null, range.groupId);
  const found = await findStatement(store, { ...range, after, limit: pageSize + 1 });
  const page = found.entries.slice(0, pageSize);
  const last = page.at(-1);
  return {
    ...statementHead(found),
    group_id: range.groupId,
    from: query.from,
    to: query.to,
    entries: page.map(entryAnswer),
    cursor:
      found.entries.length > pageSize && last !== undefined
        ? writeCursor([range.groupId, last.at, last.kind, last.id])
        : null,
  };
}

/** The group and the days of a request; throws `invalid_request` for days that are none, or too many. */
export async function readStatementRange(call: Call<'groupStatement'>): Promise<StatementRange> {
  const { query } = call;
  const groupId = await resolveGroup(call, query.group_id);
  const from = readDay('from', query.from, rangeStart);
  const until = readDay('to', query.to, rangeEnd);
  const days = (until.getTime() - from.getTime()) / dayMs;
  if (days < 1) throw invalidRequest('to', 'must not be before from');
  if (days > maxStatementDays)
    throw invalidRequest('to', `must be at most ${maxStatementDays} days with from`);
  return { groupId, from, until };
}

/** Throws `not_found` where the group is gone. */
export async function findStatement(
  { statements }: Pick<Queries, 'statements'>,
  query: StatementQuery,
): Promise<Statement> {
  const found = await statements.read(query);
  if (found === null) throw new Refusal('not_found');
  return found;
}

/** The sums of a statement in baht. */
export function statementHead({ name, opening, ordered, paid, awaiting }: Statement) {
  return {
    name,
    opening: toBaht(opening),
    ordered: toBaht(ordered),
    paid: toBaht(paid),
    closing: toBaht(opening + ordered - paid),
    awaiting: toBaht(awaiting),
  } satisfies Partial<GroupStatement>;
}

function entryAnswer({ kind, id, no, at, amount, balance }: Entry): StatementEntry {
  const ctime = new Date(at).toISOString();
  return { kind, id, no: String(no), ctime, amount: toBaht(amount), balance: toBaht(balance) };
}

function readPosition(cursor: string | null, groupId: string): EntryPosition | null {
  if (cursor === null) return null;
  const [group, at, kind, id] = readCursor(cursor);
  if (group !== groupId || !isPosition(at) || !isId(id)) throw foreignCursor();
  if (kind !== 'order' && kind !== 'payment') throw foreignCursor();
  return { at, kind, id };
}
