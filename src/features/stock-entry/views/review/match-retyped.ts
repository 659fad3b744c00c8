import type { SnapshotFrom } from 'xstate';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { stockEntryMachine } from '../../../../../machines/stock-entry/stock-entry-machine.ts';
import type { EntryProps } from '../entry-props.ts';

/** Has products looked for whose names were typed anew, if there are any: what a person leaves is whole. */
export function matchRetyped({ entry }: EntryProps): void {
  if (entry.getSnapshot().can({ type: 'rows.match' })) entry.send({ type: 'rows.match' });
}

/** Whether the product of a row is being looked for. */
export function isLookedFor(
  snapshot: SnapshotFrom<typeof stockEntryMachine>,
  { lookup }: Pick<EntryRow, 'lookup'>,
): boolean {
  return lookup === 'asked' && snapshot.matches({ reviewing: 'matching' });
}
