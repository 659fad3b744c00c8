import type { AnyStateMachine, EventFrom, InputFrom, Snapshot, SnapshotFrom } from 'xstate';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { foldStream, openingRecord } from '../../src/journal/replay/fold.ts';
import { failure } from './steps.ts';

/** What a service tells its machine. */
interface ServiceEvent {
  readonly type: `xstate.${'done' | 'error'}.actor.${string}`;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** The answer of the service that was invoked under this id. */
export function answered(id: string, output: unknown): ServiceEvent {
  return { type: `xstate.done.actor.${id}`, output };
}

/** The service that was invoked under this id could not do its work. */
export function failed(id: string): ServiceEvent {
  return {
    type: `xstate.error.actor.${id}`,
    error: failure,
  };
}

/** Where a chart stands that began with an input and then heard these events. */
export function stateAfter<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  ...events: readonly (EventFrom<TMachine> | ServiceEvent)[]
): SnapshotFrom<TMachine> {
  const records = events.map((event) => event as RecordedEvent);
  return foldStream(machine, [openingRecord(machine.id, input), ...records]);
}

/** What the service runs with that was invoked under this id; undefined when none runs. */
export function inputOf<TMachine extends AnyStateMachine>(
  machine: TMachine,
  snapshot: SnapshotFrom<TMachine>,
  id: string,
): unknown {
  const { children } = machine.getPersistedSnapshot(snapshot) as Snapshot<unknown> & {
    readonly children: Readonly<
      Record<string, { readonly snapshot: { readonly status: string; readonly input?: unknown } }>
    >;
  };
  const child = children[id]?.snapshot;
  return child?.status === 'active' ? child.input : undefined;
}
