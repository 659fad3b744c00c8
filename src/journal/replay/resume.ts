import type { AnyMachineSnapshot, Snapshot } from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { chartVersion } from './chart-version.ts';
import type { EventStore, StoredStream } from '../streams/event-store.ts';
import { UnsupportedEvent } from '../streams/stream-errors.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import { foldStream, foldTail } from './fold.ts';
import { upcast } from '../streams/upcast.ts';

/** A snapshot and the events after it: what is needed to resume a stream. */
export interface StreamHistory {
  /** The persisted state at `version` of the stream, and the version of its chart; null where `events` are all events. */
  readonly snapshot: { readonly state: unknown; readonly chart: string; readonly version: number } | null;
  /** Events after the snapshot, or all from the opening record on; oldest first. */
  readonly events: readonly RecordedEvent[];
}

export interface ResumePoint {
  /** Starts an actor; running `read` and `write` services start again with their inputs. */
  readonly snapshot: Snapshot<unknown>;
  /** Names of the services that start again. */
  readonly running: ReadonlySet<string>;
  /** Invoke ids of `once` services that were running and do not start again. */
  readonly interrupted: readonly string[];
}

interface PersistedChild {
  readonly src: string;
  readonly snapshot: Snapshot<unknown>;
}

/**
 * Folds a stream's history into a snapshot that an actor can start from. Throws `SnapshotOfAnotherChart` when the snapshot is of
 * another chart version and cannot be migrated: then fold all events instead. Throws `UnsupportedEvent` when an event that once
 * changed the state no longer does, and an error when the machine had failed: such a stream has to be quarantined.
 */
export function resumeStream(definition: WorkflowDefinition, kept: StreamHistory): ResumePoint {
  const { machine, services, name } = definition;
  const folded = foldHistory(definition, kept);
  if (folded.status === 'error')
    throw new Error(`the stream of ${name} folds into a failed machine`, { cause: folded.error });
  // Passing the folded snapshot itself would start its services without their inputs.
  const snapshot = machine.getPersistedSnapshot(folded) as Snapshot<unknown> & {
    children: Record<string, PersistedChild>;
  };
  const active = Object.entries(snapshot.children).filter(([, child]) => child.snapshot.status === 'active');
  const interrupted = active.filter(([, child]) => services[child.src] === 'once');
  for (const [id, child] of interrupted) {
    snapshot.children[id] = {
      ...child,
      snapshot: { status: 'stopped', output: undefined, error: undefined },
    };
  }
  return {
    snapshot,
    running: new Set(active.filter((entry) => !interrupted.includes(entry)).map(([, child]) => child.src)),
    interrupted: interrupted.map(([id]) => id),
  };
}

/** Returns the state after a stream's history; calls no service. Throws as `resumeStream` does, except for a failed machine. */
export function foldHistory(
  definition: WorkflowDefinition,
  { snapshot, events }: StreamHistory,
): AnyMachineSnapshot {
  const { machine, name, upcasts = {} } = definition;
  const upcasted = events.map((event) => upcast(upcasts, event));
  const refuse = ({ type }: RecordedEvent): never => {
    throw new UnsupportedEvent(name, type);
  };
  if (snapshot === null) return foldStream(machine, upcasted, refuse);
  return foldTail(machine, stateOfCurrentChart(definition, snapshot), upcasted, refuse);
}

/** Calls `fold` with a stored stream; if its snapshot is of another chart version, with all of its events instead. */
export async function foldStoredStream<T>(
  stream: string,
  events: EventStore,
  stored: StoredStream,
  fold: (kept: StreamHistory) => T,
): Promise<T> {
  try {
    return fold(stored);
  } catch (error) {
    if (!(error instanceof SnapshotOfAnotherChart)) throw error;
    return fold({ snapshot: null, events: await events.read(stream) });
  }
}

function stateOfCurrentChart(
  { machine, name, migrateSnapshot }: WorkflowDefinition,
  { state, chart }: NonNullable<StreamHistory['snapshot']>,
): Snapshot<unknown> {
  if (chart === chartVersion(machine)) return state as Snapshot<unknown>;
  const migrated = (migrateSnapshot?.(state, chart) ?? null) as Snapshot<unknown> | null;
  if (migrated === null) throw new SnapshotOfAnotherChart(name, chart);
  try {
    foldTail(machine, migrated, []);
  } catch (error) {
    throw new SnapshotOfAnotherChart(name, chart, error);
  }
  return migrated;
}

/** The snapshot is of another chart version and cannot be migrated: the events have to be folded instead. */
export class SnapshotOfAnotherChart extends Error {
  override readonly name = 'SnapshotOfAnotherChart';
  readonly code = 'snapshot_of_another_chart';

  constructor(
    readonly workflow: string,
    /** Version of the snapshot's chart. */
    readonly chart: string,
    cause?: unknown,
  ) {
    super(`a snapshot of ${workflow} is of its chart ${chart}`, { cause });
  }
}
