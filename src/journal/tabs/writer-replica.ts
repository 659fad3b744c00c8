import { createActor } from 'xstate';
import type {
  Actor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { openForWriting, newStream } from '../replay/open-stream.ts';
import type { OpenedStream } from '../replay/open-stream.ts';
import { chartVersion } from '../replay/chart-version.ts';
import { trackUnreferencedFiles } from '../outbox/unreferenced-files.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { provideServices } from '../replay/provide-services.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import { createRecorder, noRecorder } from '../streams/recorder.ts';
import type { Recorder } from '../streams/recorder.ts';
import { answeredInvokeId, interruptedEvent } from '../replay/fold.ts';
import type { Replica, ReplicaOptions } from './replica.ts';
import { stampSentEvents } from './replica.ts';

/** Starts a replica that folds the stream, runs the services and records the events that its machine receives. */
export async function startWriterReplica(options: ReplicaOptions): Promise<Replica> {
  const { definition, stream, journal } = options;
  const { events, outbox } = journal;
  // The store handles requests in order: no writer of an older epoch appends after this read.
  const claiming = definition.journalled ? events.claim(stream) : Promise.resolve(0);
  const [epoch, opened] = await Promise.all([
    claiming,
    definition.journalled
      ? openForWriting({ ...options, events }, claiming)
      : newStream({ ...options, events }),
  ]);
  const { resumed, opening } = opened;
  const byUser = new WeakSet<RecordedEvent>();
  const answeredKeys = new Map<string, string>();
  let isStopped = false;
  let isFenced = false;

  const recorder = definition.journalled ? record(opened, epoch) : noRecorder;
  const machine = provideServices(definition, options.services, {
    stream,
    recorder,
    outbox,
    report: (event) => sendUnstamped(event),
    answered: (invokeId, key) => answeredKeys.set(invokeId, key),
  });
  if (resumed !== null) await settleAnswered(outbox, stream, resumed.running);
  const actor: Actor<AnyStateMachine> = createActor(machine, {
    ...(resumed === null ? { input: opening?.input } : { snapshot: resumed.snapshot }),
    inspect,
  });
  const sendUnstamped = actor.send.bind(actor);
  const files = trackUnreferencedFiles({
    tracked: opened.files,
    recorder,
    outbox,
    readContext: () => actor.getSnapshot().context as unknown,
  });

  function record({ version, snapshotVersion }: OpenedStream, claimed: number): Recorder {
    return createRecorder({
      events,
      stream,
      version,
      snapshotVersion,
      epoch: claimed,
      opening: opening === null ? [] : [opening],
      fields: definition.fields ?? {},
      readStatus() {
        const snapshot: AnyMachineSnapshot = actor.getSnapshot();
        return {
          unreferencedFiles: files.unreferencedIds(),
          isFinished: definition.settles === true && snapshot.hasTag('settled'),
          isWriting: isWriting(definition, snapshot),
          takeSnapshot: () => ({
            chart: chartVersion(definition.machine),
            state: actor.getPersistedSnapshot(),
            files: files.trackedIds(),
          }),
        };
      },
      wait: journal.wait,
      onAppended: () => journal.tabs.channel.post({ type: 'appended', name: stream }),
      onConflict(lost) {
        isFenced = true;
        stop();
        options.onLost(lost.filter((event) => byUser.has(event)));
        options.onStale();
      },
      onFailure: options.onFailure,
    });
  }

  const processing: { readonly event: RecordedEvent; isIgnored: boolean }[] = [];
  let latest: unknown = null;

  function inspect(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.event' && inspected.actorRef === actor) recordEvent(inspected.event);
    if (inspected.type === '@xstate.snapshot' && inspected.actorRef === actor) {
      noteResult(inspected.event, inspected.snapshot);
    }
  }

  /** Notes whether the machine ignored the event: then XState keeps the same snapshot object. */
  function noteResult(event: RecordedEvent, snapshot: unknown): void {
    const [first] = processing;
    if (first?.event === event) {
      first.isIgnored = snapshot === latest;
      processing.shift();
    }
    latest = snapshot;
  }

  function recordEvent(event: RecordedEvent): void {
    if (event.type === 'xstate.init' || actor.getSnapshot().status !== 'active') return;
    const invokeId = answeredInvokeId(event) ?? '';
    const key = answeredKeys.get(invokeId);
    answeredKeys.delete(invokeId);
    if (!definition.journalled) return;
    files.trackEvent(event);
    const processed = { event, isIgnored: false };
    processing.push(processed);
    recorder.record(event, {
      onDurable: key === undefined ? undefined : () => void settle(outbox, key),
      isIgnored: () => processed.isIgnored,
    });
  }

  function stop(): void {
    isStopped = true;
    files.stop();
    actor.stop();
  }

  function sendByUser(event: RecordedEvent): void {
    byUser.add(event);
    if (!isStopped) sendUnstamped(event);
    else if (isFenced) options.onLost([event]);
    else options.onUnhandled(event);
  }

  stampSentEvents(actor, options, sendByUser);
  actor.subscribe({ next: files.release, error: options.onFailure });
  actor.start();
  for (const id of resumed?.interrupted ?? []) sendUnstamped(interruptedEvent(id));

  return {
    actor,
    quarantined: opened.quarantined,
    sendStamped: sendByUser,
    flushed: () => recorder.flushed(),
    stop,
  };
}

/** Whether the machine waits for the answer of a write. */
function isWriting({ services }: WorkflowDefinition, snapshot: AnyMachineSnapshot): boolean {
  return Object.values(snapshot.children as Record<string, AnyActorRef | undefined>).some(
    (child) =>
      typeof child?.src === 'string' &&
      services[child.src] === 'write' &&
      (child.getSnapshot() as Snapshot<unknown>).status === 'active',
  );
}

/** Removes outbox entries whose answer is recorded already, which a killed tab did not get to. */
async function settleAnswered(outbox: Outbox, stream: string, running: ReadonlySet<string>): Promise<void> {
  const settled = outbox
    .entries()
    .filter((entry) => entry.stream === stream && entry.answer !== undefined && !running.has(entry.service));
  await Promise.all(settled.map((entry) => settle(outbox, entry.key)));
}

/** An entry that cannot be removed now is removed when the workflow is opened next. */
async function settle(outbox: Outbox, key: string): Promise<void> {
  await outbox.settle(key).catch(() => undefined);
}
