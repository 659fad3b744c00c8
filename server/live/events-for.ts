import type { LiveEvent } from '../../domain/live-events.ts';
import { maySeeChange } from '../../domain/live-events.ts';
import type { NotedChange } from '../store/queries/live/live-connection.ts';
import type { Standing } from '../store/queries/people/users.ts';

/** The events of changes that somebody may know of, in order; of several of one record the last, with the highest version. */
export function eventsFor(viewer: Standing, changes: readonly NotedChange[]): LiveEvent[] {
  const events = new Map<string, LiveEvent>();
  for (const { type, record_id: id, group_id: groupId, version } of changes) {
    if (!maySeeChange(viewer, { type, id, groupId })) continue;
    const key = `${type} ${id}`;
    const before = events.get(key)?.version ?? 0;
    events.delete(key);
    // What belongs to a record is noted without a version.
    events.set(key, { type, id, version: Math.max(before, version) });
  }
  return [...events.values()];
}
