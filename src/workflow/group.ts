import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { SessionStore } from '../platform/session-store.ts';

/** Storage key of this tab's customer group. */
export const groupName = 'group_id';

/** Stores the group that a URL names, for this tab. */
export function keepGroup(perTab: KeyValueStore, search: string): void {
  const group = new URLSearchParams(search).get(groupName);
  if (group !== null && group !== '') perTab.set(groupName, group);
}

/** Removes a group that does not belong to this person. */
export function dropGroup(perTab: KeyValueStore): void {
  perTab.remove(groupName);
}

/** Resolves the customer group: this tab's, otherwise the person's own. A customer only has their own. */
export function readGroup(perTab: KeyValueStore, session: Pick<SessionStore, 'user'>): string {
  const user = session.user();
  const kept = perTab.get(groupName);
  if (user === null) return kept ?? '';
  if (user.role === '' && kept !== null && kept !== user.group_id) perTab.remove(groupName);
  return perTab.get(groupName) ?? user.group_id;
}
