import type { components } from './contract.gen.ts';
import { isStaff } from './roles.ts';
import type { StaffRole } from './roles.ts';

/** A change of which somebody is told while they look: which record it is, and its version. */
export type LiveEvent = components['schemas']['LiveEvent'];

/** What changes; a `reset` is of the stream itself. */
export type ChangedType = Exclude<LiveEvent['type'], 'reset'>;

/** Milliseconds for which what changed is kept for those who were away. */
export const keptLiveMs = 10 * 60 * 1000;
/** Events of which somebody who was away is told one by one. */
export const keptLiveEvents = 1000;
/** Streams of one person at once. */
export const maxLiveStreams = 10;

interface Viewer {
  readonly userId: string;
  readonly groupId: string;
  /** None: a customer. */
  readonly roles: readonly StaffRole[];
}

interface Change {
  readonly type: ChangedType;
  readonly id: string;
  /** Null: of no customer group. */
  readonly groupId: string | null;
}

/** Whether somebody may know of a change: staff of all of the merchant's, customers of their own group's, of products and of themselves. */
export function maySeeChange({ userId, groupId, roles }: Viewer, change: Change): boolean {
  if (isStaff(roles)) return true;
  return change.type === 'role'
    ? change.id === userId
    : change.groupId === null || change.groupId === groupId;
}
