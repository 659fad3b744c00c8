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
  /** What a stream that nobody wrote to begins with; an older stream knows its own. */
  readonly input: unknown;
  readonly now: () => number;
  readonly newKey: () => string;
  /** The person sent this, stamped, to a machine that does not write: it waits for one that does. */
  readonly onUnhandled: (event: RecordedEvent) => void;
  /** What this machine stands on is no longer so: another life has to begin. */
  readonly onStale: () => void;
  /** These events of the person came too late and did not happen. */
  readonly onLost: (events: readonly RecordedEvent[]) => void;
  /** The disk refuses what the machine receives, or the machine itself has failed; null when the disk accepts again. */
  readonly onFailure: (error: unknown) => void;
}

/** One life of a workflow's machine in this tab, as its writer or as one who follows the writer. */
export interface Replica {
  readonly actor: Actor<AnyStateMachine>;
  /** What could not be folded when this life began, or before and nobody has taken notice of it. */
  readonly quarantined: QuarantinedStream | null;
  /** Sends an event that was stamped before. */
  sendStamped(event: RecordedEvent): void;
  flushed(): Promise<void>;
  /** Ends this life; what the person sends to it from now on is `onUnhandled`. */
  stop(): void;
}

/** Makes an actor hand on whatever is sent to it as JSON, without secrets, stamped with the time and a key of its own. */
export function stampSentEvents(
  actor: Actor<AnyStateMachine>,
  { now, newKey }: { readonly now: () => number; readonly newKey: () => string },
  handOn: (event: RecordedEvent) => void,
): void {
  actor.send = (event: EventFromLogic<AnyStateMachine>) =>
    handOn(maskedJsonCopy({ ...event, at: now(), key: newKey() }) as RecordedEvent);
}
