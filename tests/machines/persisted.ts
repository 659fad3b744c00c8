import type { AnyMachineSnapshot } from 'xstate';

/** The persisted snapshot, including services and their inputs, as JSON text. */
export function persisted(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify(snapshot.machine.getPersistedSnapshot(snapshot));
}
