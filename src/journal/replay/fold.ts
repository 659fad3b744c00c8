import { createActor } from 'xstate';
import type {
  Actor,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import { noopActorScope } from './noop-actor-scope.ts';
import type { OpeningRecord, RecordedEvent } from '../streams/recorded-event.ts';

const donePrefix = 'xstate.done.actor.';
const errorPrefix = 'xstate.error.actor.';
const interruptedSuffix = '.interrupted';

type Children = Record<string, Actor<AnyActorLogic> | undefined>;

/** The final snapshot of a service. */
type Ending = Pick<Snapshot<unknown>, 'status' | 'output' | 'error'>;

/** Called with an event that changed nothing, although it is not recorded as ignored. */
type Unmoved = (event: RecordedEvent) => void;

/** Returns the first record of a stream; `input` is JSON. */
export function openingRecord(chart: string, input: unknown): OpeningRecord {
  return { type: 'journal.opened', input, chart };
}

/** The event that tells a machine that a `once` service was interrupted and is not restarted. */
export function interruptedEvent(invokeId: string): RecordedEvent {
  return { type: invokeId + interruptedSuffix };
}

/** The invoke id of the service whose result this event is; null for other events. */
export function answeredInvokeId(event: RecordedEvent): string | null {
  return event.type.startsWith(donePrefix) ? event.type.slice(donePrefix.length) : null;
}

/** Returns the state that the live machine had after these records; calls no service. Throws when the first one is no opening record. */
export function foldStream<TMachine extends AnyStateMachine>(
  machine: TMachine,
  records: readonly RecordedEvent[],
  onUnmoved?: Unmoved,
): SnapshotFrom<TMachine> {
  const [opening, ...events] = records;
  if (opening?.type !== 'journal.opened') throw new Error('a stream begins with `journal.opened`');
  const begun = machine.getInitialSnapshot(noopActorScope(machine), opening.input) as AnyMachineSnapshot;
  return fold(machine, begun, events, onUnmoved) as SnapshotFrom<TMachine>;
}

/**
 * Returns the state that the live machine had after a persisted state and the events that followed; calls no service. Throws
 * when the machine has no such state.
 */
export function foldTail<TMachine extends AnyStateMachine>(
  machine: TMachine,
  persisted: Snapshot<unknown>,
  events: readonly RecordedEvent[],
  onUnmoved?: Unmoved,
): SnapshotFrom<TMachine> {
  const restored = machine.restoreSnapshot(persisted, noopActorScope(machine)) as AnyMachineSnapshot;
  return fold(machine, restored, events, onUnmoved) as SnapshotFrom<TMachine>;
}

function fold(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  events: readonly RecordedEvent[],
  onUnmoved?: Unmoved,
): AnyMachineSnapshot {
  let snapshot = from;
  for (const event of events) {
    if (snapshot.status === 'error') break;
    snapshot = foldEvent(machine, snapshot, event, onUnmoved);
  }
  return snapshot;
}

/** Returns the state after one more event; calls no service. */
export function foldEvent(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: RecordedEvent,
  onUnmoved?: Unmoved,
): AnyMachineSnapshot {
  // As a live machine that has ended.
  const isHeard = event.ignored !== true && before.status === 'active';
  const next = isHeard
    ? (machine.transition(before, event, noopActorScope(machine)) as AnyMachineSnapshot)
    : before;
  if (next === before && event.ignored !== true) onUnmoved?.(event);
  return endChild(before, next, event);
}

/**
 * Marks a service as ended by its result. A fold does not run services; where the chart stays in the invoking state, a resume
 * would otherwise start the service again.
 */
function endChild(
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  event: RecordedEvent,
): AnyMachineSnapshot {
  const [id, ending] = readEnding(event);
  const children = after.children as Children;
  const child = children[id];
  if (ending === null || child === undefined || child !== (before.children as Children)[id]) return after;
  const snapshot = { ...ending, input: undefined } as Snapshot<unknown>;
  const ended = createActor(child.logic, { ...child.options, snapshot });
  return { ...after, children: { ...children, [id]: ended } };
}

function readEnding(event: RecordedEvent): [id: string, ending: Ending | null] {
  const { type } = event;
  if (type.startsWith(donePrefix)) {
    return [type.slice(donePrefix.length), { status: 'done', output: event['output'], error: undefined }];
  }
  if (type.startsWith(errorPrefix)) {
    return [type.slice(errorPrefix.length), { status: 'error', output: undefined, error: event['error'] }];
  }
  if (type.endsWith(interruptedSuffix)) {
    return [
      type.slice(0, -interruptedSuffix.length),
      { status: 'stopped', output: undefined, error: undefined },
    ];
  }
  return ['', null];
}
