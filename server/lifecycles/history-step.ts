import type { Asking } from '../contract/call.ts';
import type { Step } from '../store/history.ts';
import type { Changes } from '../store/schema/columns.ts';

type StepFacts = Pick<Step, 'event' | 'to_status'> &
  Partial<Pick<Step, 'from_status' | 'seen_version' | 'changes'>>;

/** What a history keeps of something that the caller does now. */
export function stepBy({ caller: { user, roles }, now }: Asking, facts: StepFacts): Step {
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

/** The fields, as answers show them, that differ between two moments of a record. */
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
