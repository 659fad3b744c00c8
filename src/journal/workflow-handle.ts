import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import type { Failure } from './streams/stream-errors.ts';
import type { QuarantinedStream } from './streams/recorded-event.ts';

export interface WorkflowStatus<TMachine extends AnyStateMachine> {
  /** Replaced when this tab becomes the stream's writer or stops being it. Events sent to it get a time and a key, and are recorded. */
  readonly actor: Actor<TMachine>;
  /** Whether another tab writes the stream and this one follows it. */
  readonly isFollowing: boolean;
  /** An event of the user that was not applied, since another tab wrote first; null without one. The user accepts or dismisses it. */
  readonly lateEvent: EventFromLogic<TMachine> | null;
  /** Why events cannot be stored at the moment; null when they can. No write is sent meanwhile. */
  readonly failure: Failure | null;
  /** The previous stream if it could not be folded and the workflow started over; null once it is dismissed. */
  readonly quarantined: QuarantinedStream | null;
}

export interface WorkflowHandle<TMachine extends AnyStateMachine> {
  /** Returns the same object until something in it changes. */
  readonly getStatus: () => WorkflowStatus<TMachine>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends the late event to the machine in its current state. */
  readonly acceptLateEvent: () => void;
  readonly dismissLateEvent: () => void;
  /** The user was told of the quarantined stream; it stays stored. */
  readonly dismissQuarantined: () => void;
  /** Resolves when all events sent so far are on disk; rejects when they could not be stored. */
  readonly flushed: () => Promise<void>;
  /** Stops the machine; resolves when its events are on disk or could not be stored. */
  readonly close: () => Promise<void>;
}
