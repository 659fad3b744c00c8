import type { Group } from '../../domain/contract.ts';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { SessionStore } from '../platform/session-store.ts';
import { groupName, readGroup } from './group.ts';

/** Storage key of the id and name of the last group whose name became known. */
const knownName = 'group_id.name';

/** Reads and changes the customer group of this tab; its listeners are told of each change. */
export function createGroupChoice(perTab: KeyValueStore, session: Pick<SessionStore, 'user'>) {
  const listeners = new Set<() => void>();
  const names = new Map<string, string>(readKnown());

  function readKnown(): [string, string][] {
    const [id, name] = (perTab.get(knownName) ?? '').split('\n');
    return id === undefined || name === undefined ? [] : [[id, name]];
  }

  function learn({ id, name }: Pick<Group, 'id' | 'name'>): void {
    names.set(id, name);
    perTab.set(knownName, `${id}\n${name}`);
    for (const listener of listeners) listener();
  }

  return {
    current: () => readGroup(perTab, session),
    /** A group's name; null where nobody has told it yet. */
    nameOf(id: string): string | null {
      const user = session.user();
      return user?.group_id === id ? user.group_name : (names.get(id) ?? null);
    },
    /** Keeps the name of a group that a link brought. */
    learn,
    /** Works for another group from now on. */
    choose(group: Pick<Group, 'id' | 'name'>): void {
      perTab.set(groupName, group.id);
      learn(group);
    },
    /** Forgets the choice, for whoever signs in next. */
    clear(): void {
      names.clear();
      perTab.remove(groupName);
      perTab.remove(knownName);
    },
    /** Returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
