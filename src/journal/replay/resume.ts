import type { AnyMachineSnapshot, Snapshot } from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { chartVersion } from './chart-version.ts';
import type { EventStore, StoredStream } from '../streams/event-store.ts';
import { UnsupportedEvent } from '../streams/stream-errors.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import { foldStream, foldTail } from './fold.ts';
import { upcast } from '../streams/upcast.ts';

/** What is kept of a stream and is needed to go on from where it stands. */
export interface StreamHistory {
  /** A persisted machine as it stood at `version`, and the version of its chart; null where all events are at hand. */
  readonly snapshot: { readonly state: unknown; readonly chart: string; readonly version: number } | null;
  /** What came after the snapshot, or all of it from the opening on, oldest first. */
  readonly events: readonly RecordedEvent[];
}

export interface ResumePoint {
  /** To start an actor from; its `read` and `write` services start again with their inputs. */
  readonly snapshot: Snapshot<unknown>;
  /** Names of the services that run again. */
  readonly running: ReadonlySet<string>;
  /** Invoke ids of `once` services that were running and are not started again. */
  readonly interrupted: readonly string[];
}

interface PersistedChild {
  readonly src: string;
  readonly snapshot: Snapshot<unknown>;
}

/**
 * Folds what is kept of a stream into something that an actor can start from. Throws `SnapshotOfAnotherChart` when the snapshot
 * is none of today's chart and cannot be made one: then all events are to be folded, without it. Throws `ForgottenEvent` when
 * one that once moved the machine moves it no more, and an error when the machine had failed: such a stream is set aside.
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

/** Where a machine stood after what is kept of its stream; calls no service. Throws as `resumeStream` does, but for a failed machine. */
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

/** The same by `fold` for a stream as it is stored: over all of its events where its snapshot is of another chart. */
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

/** A snapshot of a chart that is not today's, which nothing can make into one of today's: the events have to be folded instead. */
export class SnapshotOfAnotherChart extends Error {
  override readonly name = 'SnapshotOfAnotherChart';
  readonly code = 'snapshot_of_another_chart';

  constructor(
    readonly workflow: string,
    /** Version of the chart that it was taken of. */
    readonly chart: string,
    cause?: unknown,
  ) {
    super(`a snapshot of ${workflow} is of its chart ${chart}`, { cause });
  }
}
