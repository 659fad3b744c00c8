import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { HistoryEntry } from '../../domain/contract.ts';
import { parseRoles } from '../../domain/roles.ts';
import type { Facts, TrailStep } from './trail.ts';
import { transitionIds } from './transition-ids.ts';

/** A payment order is created and its proof submitted in one write: nobody ever saw it without the proof. */
const unseen: readonly string[] = ['payment.create'];

/**
 * Folds the server's history of a record over its lifecycle chart. Each entry is sent to the chart with the roles of the person who
 * acted; it agrees when the chart reaches the status that the entry names. Otherwise the fold continues from the entry's status.
 */
export function foldHistory(
  lifecycle: AnyStateMachine,
  history: readonly HistoryEntry[],
): readonly TrailStep[] {
  const steps: TrailStep[] = [];
  const [begun] = lifecycle.root.initial.target as readonly { readonly key: string }[];
  let status = begun?.key ?? '';
  let version = 0;
  let facts: Facts = {};
  const versions = new Map<number, Facts>();
  for (const entry of history) {
    const { event, from, to, by, at, seq, seen_version } = entry;
    const before = lifecycle.resolveState({ value: status, context: {} }) as AnyMachineSnapshot;
    const roles = parseRoles(by.role);
    const asked = { type: event, roles };
    const [taken] = lifecycle.getTransitionData(before, asked) as AnyTransitionDefinition[];
    const [target] = (taken?.target ?? []) as readonly AnyStateNode[];
    steps.push({
      number: seq,
      event,
      at,
      isTimed: true,
      by: { name: by.name, roles },
      from: [status],
      to: [to],
      taken: transitionIds(lifecycle, before, asked),
      isIgnored: false,
      agrees: target?.key === to && (from === null || from === status),
      changes: Object.entries(entry.changes).map(([field, change]) => ({
        field,
        from: change.from,
        to: change.to,
      })),
      seen: seen_version === null ? null : (versions.get(seen_version) ?? null),
    });
    facts = {
      ...facts,
      ...Object.fromEntries(Object.entries(entry.changes).map(([field, change]) => [field, change.to])),
    };
    if (!unseen.includes(event)) version += 1;
    versions.set(version, facts);
    status = to;
  }
  return steps;
}
