import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import { jsonCopy } from './json-copy.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Makes an actor hand on whatever is sent to it as JSON, stamped with the time and a key of its own. */
export function stampSends(
  actor: Actor<AnyStateMachine>,
  { now, newKey }: { readonly now: () => number; readonly newKey: () => string },
  handOn: (event: RecordedEvent) => void,
): void {
  actor.send = (event: EventFromLogic<AnyStateMachine>) =>
    handOn(jsonCopy({ ...event, at: now(), key: newKey() }) as RecordedEvent);
}
