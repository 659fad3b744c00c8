import type { RequestContext } from '../contract/call.ts';
import type { Step, HistoryRow } from '../store/queries/records/history.ts';
import type { Changes } from '../store/schema/columns.ts';
import type { Actor, HistoryEntry } from '../../domain/contract.ts';
import { isStaff, parseRoles } from '../../domain/roles.ts';

type StepFacts = Pick<Step, 'event' | 'to_status'> &
  Partial<Pick<Step, 'from_status' | 'seen_version' | 'changes'>>;

/** A history entry for what the caller does now. */
export function historyStep({ caller: { user, roles }, now }: RequestContext, facts: StepFacts): Step {
  return {
    created: now,
    by_id: user.user_id,
    by_name: user.name,
    by_role: roles.join(','),
    from_status: null,
    seen_version: null,
    changes: {},
    ...facts,
  };
}

/** The fields that differ between two versions of a record, in the contract's form. */
export function changesBetween(before: object, after: object): Changes {
  const former = new Map<string, unknown>(Object.entries(before));
  const latter: [string, unknown][] = Object.entries(after);
  return Object.fromEntries(
    latter.flatMap(([field, to]) => {
      const from: unknown = former.get(field) ?? null;
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[field, { from, to }]];
    }),
  );
}

/**
 * Who did something, in the contract's form; all empty when unknown. A customer learns which role of the staff it was, not who: they do
 * not see the history either.
 */
export function actorAnswer(
  { roles }: Pick<RequestContext['caller'], 'roles'>,
  by: Pick<Step, 'by_id' | 'by_name' | 'by_role'> | null,
): Actor {
  const { by_id: id, by_name: name, by_role: role } = by ?? { by_id: '', by_name: '', by_role: '' };
  return isStaff(parseRoles(role)) && !isStaff(roles) ? { id: '', name: '', role } : { id, name, role };
}

/** A history in the contract's form, for staff. */
export function historyAnswer(rows: readonly HistoryRow[]): HistoryEntry[] {
  return rows.map((row) => ({
    seq: row.seq,
    at: row.created.toISOString(),
    by: { id: row.by_id, name: row.by_name, role: row.by_role },
    event: row.event,
    from: row.from_status,
    to: row.to_status,
    seen_version: row.seen_version,
    changes: row.changes,
  }));
}
