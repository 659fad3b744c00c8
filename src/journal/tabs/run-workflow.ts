import type { AnyStateMachine } from 'xstate';
import { describeFailure } from '../streams/stream-errors.ts';
import type { Failure } from '../streams/stream-errors.ts';
import { startFollowerReplica } from './follower-replica.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Replica, ReplicaOptions } from './replica.ts';
import { singleTabLocks } from './tab-locks.ts';
import type { TabLock } from './tab-locks.ts';
import type { WorkflowHandle, WorkflowStatus } from '../workflow-handle.ts';
import { startWriterReplica } from './writer-replica.ts';

type Options = Omit<ReplicaOptions, 'onUnhandled' | 'onStale' | 'onLost' | 'onFailure'>;

/**
 * Runs a workflow in this tab, switching between two roles. It follows while another tab holds the stream's lock. It becomes
 * the writer when that tab is gone or the user acts here, and a follower again when the user acts in another tab.
 */
export async function runWorkflow(options: Options): Promise<WorkflowHandle<AnyStateMachine>> {
  const { definition, stream, journal } = options;
  const locks = definition.journalled ? journal.tabs.locks : singleTabLocks;
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  let queueing = new AbortController();
  /** The lock, when it was granted while this tab followed. */
  let acquired: TabLock | null = null;
  /** Events of the user that wait until this tab is the writer, oldest first. */
  let waiting: readonly RecordedEvent[] = [];
  let lateEvents: readonly RecordedEvent[] = [];
  let failure: Failure | null = null;
  let isStale = false;
  /** Number of replicas started. */
  let replicas = 0;
  let wake: () => void = () => undefined;
  let stepping: Promise<unknown> = Promise.resolve();

  let lock = await locks.tryAcquire(stream);
  let replica = await startReplicaForRole();
  let { quarantined } = replica;
  let view = currentView();
  const running = runSteps();

  function currentView(): WorkflowStatus<AnyStateMachine> {
    const [lateEvent = null] = lateEvents;
    return { actor: replica.actor, isFollowing: lock === null, lateEvent, failure, quarantined };
  }

  function show(): void {
    view = currentView();
    for (const listener of listeners) listener();
  }

  function start(startReplica: (options: ReplicaOptions) => Promise<Replica>): Promise<Replica> {
    replicas += 1;
    const number = replicas;
    return startReplica({
      ...options,
      onUnhandled(event) {
        waiting = [...waiting, event];
        wake();
      },
      onStale() {
        // Not from a replica that was replaced already.
        if (number !== replicas) return;
        isStale = true;
        wake();
      },
      onLost(events) {
        lateEvents = [...lateEvents, ...events];
        show();
      },
      onFailure(error) {
        failure = error === null ? null : describeFailure(error);
        show();
      },
    });
  }

  /** Starts a writer if this tab holds the lock, otherwise a follower. */
  async function startReplicaForRole(): Promise<Replica> {
    isStale = false;
    if (lock !== null) return startAsWriter(lock);
    try {
      const following = await start(startFollowerReplica);
      queueForLock();
      return following;
    } catch {
      // Only a writer may quarantine a stream that cannot be folded.
      lock = await locks.takeOver(stream, closing.signal);
      return startAsWriter(lock);
    }
  }

  async function startAsWriter(newLock: TabLock): Promise<Replica> {
    for (const signal of [newLock.releaseRequested, newLock.lost])
      signal.addEventListener('abort', () => wake());
    try {
      return await start(startWriterReplica);
    } catch (error) {
      newLock.release();
      lock = null;
      throw error;
    }
  }

  function queueForLock(): void {
    const mine = new AbortController();
    queueing = mine;
    locks.acquire(stream, mine.signal).then(
      (newLock) => {
        if (mine.signal.aborted) {
          newLock.release();
          return;
        }
        acquired = newLock;
        wake();
      },
      () => undefined,
    );
  }

  async function restart(newLock: TabLock | null): Promise<true> {
    queueing.abort();
    replica.stop();
    lock = newLock;
    replica = await startReplicaForRole();
    ({ quarantined } = replica);
    failure = null;
    // Before listeners are called: the follower has shown these events already.
    if (lock?.lost.aborted === false) sendWaiting();
    show();
    return true;
  }

  function sendWaiting(): void {
    const events = waiting;
    waiting = [];
    for (const event of events) replica.sendStamped(event);
  }

  async function releaseToOtherTab(held: TabLock): Promise<true> {
    await replica.flushed();
    replica.stop();
    await replica.flushed();
    held.release();
    return restart(null);
  }

  /** Makes the next change of role or sends waiting events; returns false when there is nothing to do. */
  async function step(): Promise<boolean> {
    if (lock?.lost.aborted === true) return restart(null);
    if (acquired !== null) {
      const newLock = acquired;
      acquired = null;
      return restart(newLock);
    }
    if (isStale) return restart(lock);
    if (lock?.releaseRequested.aborted === true) return releaseToOtherTab(lock);
    if (waiting.length === 0) return false;
    if (lock === null) {
      queueing.abort();
      return restart(await locks.takeOver(stream, closing.signal));
    }
    sendWaiting();
    show();
    return true;
  }

  async function runSteps(): Promise<void> {
    while (!closing.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const stepped = step().catch((error: unknown) => {
        failure = describeFailure(error);
        if (!closing.signal.aborted) show();
        return false;
      });
      stepping = stepped;
      if (!(await stepped)) await woken;
    }
  }

  /** Resolves when no event of the user waits for a writer. */
  async function allHandled(): Promise<void> {
    await stepping;
    while (waiting.length > 0 && failure === null) {
      await new Promise<void>((resolve) => listeners.add(resolve));
    }
  }

  return {
    getStatus: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    acceptLateEvent() {
      const [event, ...later] = lateEvents;
      if (event === undefined) return;
      lateEvents = later;
      waiting = [...waiting, event];
      show();
      wake();
    },
    dismissLateEvent() {
      lateEvents = lateEvents.slice(1);
      show();
    },
    dismissQuarantined() {
      if (quarantined === null) return;
      // If this fails, it is shown again when the workflow is opened next.
      journal.events.acknowledgeQuarantine(stream).catch(() => undefined);
      quarantined = null;
      show();
    },
    async flushed() {
      await allHandled();
      await replica.flushed();
    },
    async close() {
      await allHandled();
      closing.abort();
      queueing.abort();
      replica.stop();
      wake();
      await running;
      replica.stop();
      await replica.flushed().catch(() => undefined);
      lock?.release();
    },
  };
}
