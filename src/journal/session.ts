import { createActor } from 'xstate';
import type { Actor, AnyStateMachine, EventFromLogic, InspectionEvent } from 'xstate';
import type { Service } from '../../domain/service.ts';
import type { WorkflowDefinition } from '../../machines/workflow.ts';
import { followDroppedFiles } from './dropped-files.ts';
import type { Journal } from './journal.ts';
import { beginStream } from './begin-stream.ts';
import { jsonCopy } from './json-copy.ts';
import type { Outbox } from './outbox.ts';
import { provideServices } from './provide-services.ts';
import type { RecordedEvent, SetAside } from './recorded-event.ts';
import { createRecorder, noRecorder } from './recorder.ts';
import { answeredInvoke, interruptedEvent } from './replay.ts';

export interface SessionOptions {
  readonly definition: WorkflowDefinition;
  readonly stream: string;
  readonly journal: Journal;
  readonly services: Readonly<Record<string, Service>>;
  /** What a stream that nobody wrote to begins with; an older stream knows its own. */
  readonly input: unknown;
  readonly now: () => number;
  readonly newKey: () => string;
  /** Another tab has written: this machine is stopped for good. */
  readonly onConflict: () => void;
  /** These events of the person came too late and did not happen. */
  readonly onLost: (events: readonly RecordedEvent[]) => void;
  /** The disk refuses what the machine receives, or the machine itself has failed; null when the disk accepts again. */
  readonly onFailure: (error: unknown) => void;
}

/** One life of a workflow's machine: from a fold of its stream to the moment it is closed or another tab writes. */
export interface Session {
  readonly actor: Actor<AnyStateMachine>;
  /** What could not be folded when this life began, or before and nobody has taken notice of it. */
  readonly setAside: SetAside | null;
  /** Sends an event that was stamped before. */
  resend(event: RecordedEvent): void;
  flushed(): Promise<void>;
  stop(): void;
}

/** Folds the stream, starts the machine where it stood, and records what it receives from then on. */
export async function startSession(options: SessionOptions): Promise<Session> {
  const { definition, stream, journal, input, newKey } = options;
  const { events } = journal;
  const { records, version, opening, resumed, setAside } = await beginStream({
    definition,
    stream,
    events,
    input,
    newKey,
  });
  const byPerson = new WeakSet<RecordedEvent>();
  const answeredKeys = new Map<string, string>();
  let retired = false;

  const recorder = definition.journalled
    ? createRecorder({
        events,
        stream,
        version,
        opening: records.length === 0 ? [opening] : [],
        findDroppedFiles: () => files.find(),
        onConflict(lost) {
          retired = true;
          stop();
          options.onLost(lost.filter((event) => byPerson.has(event)));
          options.onConflict();
        },
        onFailure: options.onFailure,
      })
    : noRecorder;

  const machine = provideServices(definition, options.services, {
    stream,
    recorder,
    outbox: journal.outbox,
    report: (event) => sendUnstamped(event),
    answered: (invokeId, key) => answeredKeys.set(invokeId, key),
  });
  if (resumed !== null) await settleAnswered(journal.outbox, stream, resumed.running);
  const actor: Actor<AnyStateMachine> = createActor(machine, {
    ...(resumed === null ? { input: opening.input } : { snapshot: resumed.snapshot }),
    inspect,
  });
  const sendUnstamped = actor.send.bind(actor);
  const files = followDroppedFiles({
    records,
    recorder,
    outbox: journal.outbox,
    readContext: () => actor.getSnapshot().context as unknown,
  });

  function inspect(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
    const event: RecordedEvent = inspected.event;
    if (event.type === 'xstate.init' || actor.getSnapshot().status !== 'active') return;
    const invokeId = answeredInvoke(event) ?? '';
    const key = answeredKeys.get(invokeId);
    answeredKeys.delete(invokeId);
    if (definition.journalled) files.hear(event);
    recorder.record(event, key === undefined ? undefined : () => void settle(journal.outbox, key));
  }

  function stop(): void {
    files.stop();
    actor.stop();
  }

  function sendByPerson(event: RecordedEvent): void {
    byPerson.add(event);
    if (retired) options.onLost([event]);
    else sendUnstamped(event);
  }

  actor.send = (event: EventFromLogic<AnyStateMachine>) =>
    sendByPerson(jsonCopy({ ...event, at: options.now(), key: newKey() }) as RecordedEvent);
  actor.subscribe({ next: files.release, error: options.onFailure });
  actor.start();
  for (const id of resumed?.interrupted ?? []) sendUnstamped(interruptedEvent(id));

  return {
    actor,
    setAside,
    resend: sendByPerson,
    flushed: () => recorder.flushed(),
    stop,
  };
}

/** Removes what a killed tab had recorded as answered and could not settle any more. */
async function settleAnswered(outbox: Outbox, stream: string, running: ReadonlySet<string>): Promise<void> {
  const settled = outbox
    .entries()
    .filter((entry) => entry.stream === stream && entry.answer !== undefined && !running.has(entry.service));
  await Promise.all(settled.map((entry) => settle(outbox, entry.key)));
}

/** An entry that cannot be removed now is settled by the next opening. */
async function settle(outbox: Outbox, key: string): Promise<void> {
  await outbox.settle(key).catch(() => undefined);
}
