import { maskedJsonCopy } from '../streams/secret-masking.ts';
import type { RecordedEvent, QuarantinedStream } from '../streams/recorded-event.ts';
import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import type { Service } from '../../../domain/service.ts';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import type { Journal } from '../journal.ts';

export interface ReplicaOptions {
  readonly definition: WorkflowDefinition;
  readonly stream: string;
  readonly journal: Journal;
  readonly services: Readonly<Record<string, Service>>;
  /** Input of the machine in a new stream; an existing stream keeps its recorded input. */
  readonly input: unknown;
  readonly now: () => number;
  readonly newKey: () => string;
  /** Called with an event of the user that this replica cannot record; it has to be given to a writer. */
  readonly onUnhandled: (event: RecordedEvent) => void;
  /** Called when the replica's state is outdated and a new replica has to be started. */
  readonly onStale: () => void;
  /** Called with events of the user that were not applied, since another tab wrote first. */
  readonly onLost: (events: readonly RecordedEvent[]) => void;
  /** Called when events cannot be stored or the machine has failed; with null when storing works again. */
  readonly onFailure: (error: unknown) => void;
}

/** A workflow's machine that runs in this tab, as the writer of its stream or as a follower of the writer. */
export interface Replica {
  readonly actor: Actor<AnyStateMachine>;
  /** The previous stream if it was quarantined and the user has not dismissed that; otherwise null. */
  readonly quarantined: QuarantinedStream | null;
  /** Sends an event that has its time and key already. */
  sendStamped(event: RecordedEvent): void;
  flushed(): Promise<void>;
  /** Stops the machine; events of the user are passed to `onUnhandled` from now on. */
  stop(): void;
}

/** Replaces an actor's `send`: events are copied as JSON with secrets masked, get a time and a new key, and go to `handOn`. */
export function stampSentEvents(
  actor: Actor<AnyStateMachine>,
  { now, newKey }: { readonly now: () => number; readonly newKey: () => string },
  handOn: (event: RecordedEvent) => void,
): void {
  actor.send = (event: EventFromLogic<AnyStateMachine>) =>
    handOn(maskedJsonCopy({ ...event, at: now(), key: newKey() }) as RecordedEvent);
}
