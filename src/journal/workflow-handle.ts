import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import type { Failure } from './streams/stream-errors.ts';
import type { QuarantinedStream } from './streams/recorded-event.ts';

export interface WorkflowStatus<TMachine extends AnyStateMachine> {
  /** Changes when this tab becomes the stream's writer, or another one does. Each event sent to it is stamped and recorded. */
  readonly actor: Actor<TMachine>;
  /** Whether another tab writes the stream and this one shows what it does. */
  readonly isFollowing: boolean;
  /** The person's event that another tab was quicker than; nothing is done with it until it is accepted. */
  readonly lateEvent: EventFromLogic<TMachine> | null;
  /** Why nothing that happens here reaches the disk at the moment; no write is sent meanwhile. */
  readonly failure: Failure | null;
  /** What was kept here and could not be folded; the workflow began anew, and this stays until it is dismissed. */
  readonly quarantined: QuarantinedStream | null;
}

export interface WorkflowHandle<TMachine extends AnyStateMachine> {
  /** The same object until something in it changes. */
  readonly getStatus: () => WorkflowStatus<TMachine>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends the offered event to the machine as it stands now. */
  readonly acceptLateEvent: () => void;
  readonly dismissLateEvent: () => void;
  /** The person was told of what was set aside; it is kept all the same. */
  readonly dismissQuarantined: () => void;
  /** Resolves when everything sent so far is on disk; rejects when it is not and will not be. */
  readonly flushed: () => Promise<void>;
  /** Stops the machine; resolves when what it received is on disk, or cannot be brought there. */
  readonly close: () => Promise<void>;
}
