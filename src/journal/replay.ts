import { createActor, initialTransition, transition } from 'xstate';
import type {
  Actor,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import type { OpeningRecord, RecordedEvent } from './recorded-event.ts';

const donePrefix = 'xstate.done.actor.';
const errorPrefix = 'xstate.error.actor.';
const interruptedSuffix = '.interrupted';

type Children = Record<string, Actor<AnyActorLogic> | undefined>;

/** How a service ended. */
type Ending = Pick<Snapshot<unknown>, 'status' | 'output' | 'error'>;

/** Makes the first record of a stream; `input` is JSON. */
export function openingRecord(chart: string, input: unknown): OpeningRecord {
  return { type: 'journal.opened', input, chart };
}

/** The event by which a machine hears that a `once` service was interrupted and is not started again. */
export function interruptedEvent(invokeId: string): RecordedEvent {
  return { type: invokeId + interruptedSuffix };
}

/** The id of the service whose answer this event brings, or null. */
export function answeredInvoke(event: RecordedEvent): string | null {
  return event.type.startsWith(donePrefix) ? event.type.slice(donePrefix.length) : null;
}

/** What a person once did and the chart no longer knows, so that a fold would pass over it in silence; null without such. */
export function forgottenEvent(
  machine: AnyStateMachine,
  records: readonly RecordedEvent[],
): RecordedEvent | null {
  const known = new Set<string>(machine.events);
  return records.find(({ type }) => !known.has(type) && !isOfTheKit(type)) ?? null;
}

function isOfTheKit(type: string): boolean {
  return /^(journal|xstate|delivery)\./.test(type) || type.endsWith(interruptedSuffix);
}

/** The state that the live machine had after these records; calls no service. Throws when they don't begin with their opening. */
export function foldStream<TMachine extends AnyStateMachine>(
  machine: TMachine,
  records: readonly RecordedEvent[],
): SnapshotFrom<TMachine> {
  const [opening, ...events] = records;
  if (opening?.type !== 'journal.opened') throw new Error('a stream begins with `journal.opened`');
  let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition<AnyStateMachine>(machine, opening.input);
  for (const event of events) {
    // A live machine that has ended hears nothing more either.
    if (snapshot.status !== 'active') break;
    const [next]: [AnyMachineSnapshot, unknown] = transition<AnyStateMachine>(machine, snapshot, event);
    endChild(snapshot, next, event);
    snapshot = next;
  }
  return snapshot as SnapshotFrom<TMachine>;
}

/**
 * A fold doesn't run services, so it doesn't see them end. Where the chart stays in the state that invoked one, the
 * ended service has to be marked, or a resume would start it once more.
 */
function endChild(before: AnyMachineSnapshot, after: AnyMachineSnapshot, event: RecordedEvent): void {
  const [id, ending] = readEnding(event);
  const children = after.children as Children;
  const child = children[id];
  if (ending === null || child === undefined || child !== (before.children as Children)[id]) return;
  const snapshot = { status: ending.status, output: ending.output, error: ending.error, input: undefined };
  children[id] = createActor(child.logic, { ...child.options, snapshot: snapshot as Snapshot<unknown> });
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
