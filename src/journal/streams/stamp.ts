import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import type { RecordedEvent } from './recorded-event.ts';
import { maskedJsonCopy } from './secret-masking.ts';

/** Makes an actor hand on whatever is sent to it as JSON, without secrets, stamped with the time and a key of its own. */
export function stampSentEvents(
  actor: Actor<AnyStateMachine>,
  { now, newKey }: { readonly now: () => number; readonly newKey: () => string },
  handOn: (event: RecordedEvent) => void,
): void {
  actor.send = (event: EventFromLogic<AnyStateMachine>) =>
    handOn(maskedJsonCopy({ ...event, at: now(), key: newKey() }) as RecordedEvent);
}
