import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { SessionStore } from '../platform/session-store.ts';

/** Storage key of this tab's customer group. */
export const groupName = 'group_id';

/** Names of everybody's own group. */
const ownGroupNames: readonly string[] = ['default_group', 'address', '001'];

/** Stores the group that a URL names, for this tab. */
export function keepGroup(perTab: KeyValueStore, search: string): void {
  const group = new URLSearchParams(search).get(groupName) ?? '';
  if (ownGroupNames.includes(group)) perTab.remove(groupName);
  else if (group !== '') perTab.set(groupName, group);
}

/** Set in this tab until the person has been told that a group was not theirs. */
export const foreignGroupName = 'group_id.foreign';

/** Removes a group that does not belong to this person, who is told so. */
export function dropGroup(perTab: KeyValueStore): void {
  perTab.remove(groupName);
  perTab.set(foreignGroupName, '1');
}

/** Whether a group was removed that nobody has been told of; true once. */
export function takeForeignGroup(perTab: KeyValueStore): boolean {
  const isNews = perTab.get(foreignGroupName) !== null;
  perTab.remove(foreignGroupName);
  return isNews;
}

/** Resolves the customer group: this tab's, otherwise the person's own. A customer only has their own. */
export function readGroup(perTab: KeyValueStore, session: Pick<SessionStore, 'user'>): string {
  const user = session.user();
  const kept = perTab.get(groupName);
  if (user === null) return kept ?? '';
  if (user.role === '' && kept !== null && kept !== user.group_id) dropGroup(perTab);
  return perTab.get(groupName) ?? user.group_id;
}

interface RefusedGroup {
  readonly perTab: KeyValueStore;
  readonly session: Pick<SessionStore, 'user'>;
  /** The group with which this page began. */
  readonly began: string;
  /** Takes what the server knows of the person now; resolves when it is on disk, or the server is unreachable. */
  learnUser(): Promise<void>;
  reload(): void;
}

/**
 * Opens the app anew with the person's own group: that is another one by now, the tab's was refused, or a link led to somebody else's, of
 * which the person is told. Where that explains nothing, the refusal is left to whoever asked: opened anew, the app would ask the same
 * again. Resolves to whether it is opened anew.
 */
export async function leaveRefusedGroup(
  refused: string,
  { perTab, session, began, learnUser, reload }: RefusedGroup,
): Promise<boolean> {
  const before = readGroup(perTab, session);
  await learnUser();
  const after = readGroup(perTab, session);
  if (after === before) {
    const isKept = perTab.get(groupName) !== null;
    // Staff of their own group asked for another by its name, in a filter for instance: it is said where they asked.
    if (!isKept && session.user()?.role !== '') return false;
    if (isKept !== (after === refused)) return false;
    if (isKept || refused !== began) dropGroup(perTab);
  }
  reload();
  return true;
}
