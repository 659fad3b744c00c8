import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { SessionStore } from '../platform/session-store.ts';

/** The name under which this tab keeps the customer group. */
export const groupName = 'group_id';

/** Keeps the group that an address names, for this tab. */
export function keepGroup(perTab: KeyValueStore, search: string): void {
  const group = new URLSearchParams(search).get(groupName);
  if (group !== null && group !== '') perTab.set(groupName, group);
}

/** Drops a group that turned out not to be this person's. */
export function dropGroup(perTab: KeyValueStore): void {
  perTab.remove(groupName);
}

/** The one resolver of the customer group: this tab's, else the person's own. A customer has only their own. */
export function readGroup(perTab: KeyValueStore, session: Pick<SessionStore, 'user'>): string {
  const user = session.user();
  const kept = perTab.get(groupName);
  if (user === null) return kept ?? '';
  if (user.role === '' && kept !== null && kept !== user.group_id) perTab.remove(groupName);
  return perTab.get(groupName) ?? user.group_id;
}
