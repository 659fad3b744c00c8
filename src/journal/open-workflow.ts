import type { Actor, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { Service } from '../../domain/service.ts';
import type { WorkflowDefinition } from '../../machines/workflow.ts';
import { noticeSetAside } from './begin-stream.ts';
import { describeFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import type { Journal } from './journal.ts';
import type { RecordedEvent, SetAside } from './recorded-event.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

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
  /** Changes when another tab has written and the stream was folded anew. Each event sent to it is stamped and recorded. */
  readonly actor: Actor<TMachine>;
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
 * share the handle. A stream that cannot be folded is set aside. Rejects when a service is missing or of the wrong kind, or the
 * stream cannot be read.
 */
export async function openWorkflow<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  key: string,
  options: OpenWorkflowOptions<TMachine>,
): Promise<WorkflowHandle<TMachine>> {
  const { journal, services, input, now = Date.now, newKey = () => crypto.randomUUID() } = options;
  const stream = key === '' ? definition.name : `${definition.name}/${key}`;
  const listeners = new Set<() => void>();
  let offers: readonly RecordedEvent[] = [];
  let failure: Failure | null = null;
  let closed = false;
  let overtaken = false;
  let reopening: Promise<void> | null = null;
  let session = await begin();
  let { setAside } = session;
  let view = currentView();

  function begin(): Promise<Session> {
    overtaken = false;
    return startSession({
      definition,
      stream,
      journal,
      services,
      input,
      now,
      newKey,
      onConflict,
      onLost,
      onFailure,
    });
  }

  function currentView(): WorkflowView<TMachine> {
    return {
      actor: session.actor as unknown as Actor<TMachine>,
      offered: (offers[0] ?? null) as EventFromLogic<TMachine> | null,
      failure,
      setAside,
    };
  }

  function show(): void {
    view = currentView();
    for (const listener of listeners) listener();
  }

  function onFailure(error: unknown): void {
    failure = error === null ? null : describeFailure(error);
    show();
  }

  function onLost(events: readonly RecordedEvent[]): void {
    offers = [...offers, ...events];
    show();
  }

  function onConflict(): void {
    if (closed) return;
    overtaken = true;
    reopening ??= reopen();
  }

  /** Goes on from the stream as the other tab left it. */
  async function reopen(): Promise<void> {
    try {
      while (overtaken) session = await begin();
      ({ setAside } = session);
      failure = null;
    } catch (error) {
      failure = describeFailure(error);
    } finally {
      reopening = null;
    }
    if (closed) session.stop();
    show();
  }

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    acceptOffer() {
      const [event, ...later] = offers;
      if (event === undefined) return;
      offers = later;
      show();
      session.resend(event);
    },
    dismissOffer() {
      offers = offers.slice(1);
      show();
    },
    dismissSetAside() {
      if (setAside === null) return;
      // One that cannot be noted now is told again by the next opening.
      noticeSetAside(journal.events, setAside).catch(() => undefined);
      setAside = null;
      show();
    },
    async flushed() {
      await reopening;
      await session.flushed();
    },
    async close() {
      closed = true;
      session.stop();
      await reopening;
      await session.flushed().catch(() => undefined);
    },
  };
}
