import type { AnyStateMachine, EventFrom, InputFrom, Snapshot, SnapshotFrom } from 'xstate';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { foldStream, openingRecord } from '../../src/journal/replay/fold.ts';
import { failure } from './steps.ts';

/** The result of a service, as its machine receives it. */
interface ServiceEvent {
  readonly type: `xstate.${'done' | 'error'}.actor.${string}`;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** The result event of the service with this invoke id. */
export function answered(id: string, output: unknown): ServiceEvent {
  return { type: `xstate.done.actor.${id}`, output };
}

/** The error event of the service with this invoke id. */
export function failed(id: string): ServiceEvent {
  return {
    type: `xstate.error.actor.${id}`,
    error: failure,
  };
}

/** Returns the state of a chart after an input and these events. */
export function stateAfter<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  ...events: readonly (EventFrom<TMachine> | ServiceEvent)[]
): SnapshotFrom<TMachine> {
  const records = events.map((event) => event as RecordedEvent);
  return foldStream(machine, [openingRecord(machine.id, input), ...records]);
}

/** Returns the input of the running service with this invoke id; undefined when none runs. */
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
