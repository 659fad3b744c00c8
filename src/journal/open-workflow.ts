import type { Actor, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { Service } from '../../domain/service.ts';
import type { WorkflowDefinition } from '../../machines/workflow.ts';
import type { Failure } from './failure.ts';
import type { Journal } from './journal.ts';
import { liveThrough } from './live-through.ts';
import type { SetAside } from './recorded-event.ts';

export interface OpenWorkflowOptions<TMachine extends AnyStateMachine> {
  readonly journal: Journal;
  /** An implementation of each service that the definition declares, by its name. */
  readonly services: Readonly<Record<string, Service>>;
  /** What a new stream begins with; a stream that has records keeps its own. */
  readonly input: InputFrom<TMachine>;
  /** Milliseconds since 1970, for the stamp of events; the device's clock by default. */
  readonly now?: () => number;
  /** A new idempotency key, for the stamp of events; a random UUID by default. */
  readonly newKey?: () => string;
}

export interface WorkflowView<TMachine extends AnyStateMachine> {
  /** Changes when this tab becomes the stream's writer, or another one does. Each event sent to it is stamped and recorded. */
  readonly actor: Actor<TMachine>;
  /** Whether another tab writes the stream and this one shows what it does. */
  readonly isFollowing: boolean;
  /** The person's event that another tab was quicker than; nothing is done with it until it is accepted. */
  readonly offered: EventFromLogic<TMachine> | null;
  /** Why nothing that happens here reaches the disk at the moment; no write is sent meanwhile. */
  readonly failure: Failure | null;
  /** What was kept here and could not be folded; the workflow began anew, and this stays until it is dismissed. */
  readonly setAside: SetAside | null;
}

export interface WorkflowHandle<TMachine extends AnyStateMachine> {
  /** The same object until something in it changes. */
  readonly getView: () => WorkflowView<TMachine>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends the offered event to the machine as it stands now. */
  readonly acceptOffer: () => void;
  readonly dismissOffer: () => void;
  /** The person was told of what was set aside; it is kept all the same. */
  readonly dismissSetAside: () => void;
  /** Resolves when everything sent so far is on disk; rejects when it is not and will not be. */
  readonly flushed: () => Promise<void>;
  /** Stops the machine; resolves when what it received is on disk, or cannot be brought there. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a workflow where it stood: folds its stream, provides its services, starts its machine and records what it receives.
 * `key` says which one of its kind (an order's id, user and group); empty for the only one. Open a stream once in a page and
 * share the handle. One tab writes a stream: where another does, its services stay idle here and its state is followed, until the
 * person does something here. A stream that cannot be folded is set aside. Rejects when a service is missing or of the wrong kind,
 * or the stream cannot be read.
 */
export async function openWorkflow<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  key: string,
  options: OpenWorkflowOptions<TMachine>,
): Promise<WorkflowHandle<TMachine>> {
  const { journal, services, input, now = Date.now, newKey = () => crypto.randomUUID() } = options;
  const stream = key === '' ? definition.name : `${definition.name}/${key}`;
  const handle = await liveThrough({ definition, stream, journal, services, input, now, newKey });
  return handle as unknown as WorkflowHandle<TMachine>;
}
