import type { Changes } from '../store/schema/columns.ts';
import type { Step } from '../store/queries/records/history.ts';

/** An entry of a history for what a command changed: whoever gives it is nobody that the shop knows. */
export function commandStep(event: string, changes: Changes, now: Date): Step {
  return {
    created: now,
    by_id: '',
    by_name: 'npm run',
    by_role: '',
    event,
    from_status: null,
    to_status: 'saved',
    seen_version: null,
    changes,
  };
}
