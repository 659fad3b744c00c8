import type { AnyMachineSnapshot } from 'xstate';

/** Everything of a snapshot that a resume begins with, services and their inputs among it, as one text. */
export function persisted(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify(snapshot.machine.getPersistedSnapshot(snapshot));
}
