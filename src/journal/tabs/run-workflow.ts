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
 * Leads a workflow through its lives in this tab: it follows while another tab has the turn to write, takes the turn when that tab
 * dies or the person does something here, and lets go of it when the person goes on there.
 */
export async function runWorkflow(options: Options): Promise<WorkflowHandle<AnyStateMachine>> {
  const { definition, stream, journal } = options;
  const locks = definition.journalled ? journal.tabs.locks : singleTabLocks;
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  let queueing = new AbortController();
  /** The turn that came to this tab since the tab that had it is gone. */
  let acquired: TabLock | null = null;
  /** The person's events that wait for this tab's turn, oldest first. */
  let waiting: readonly RecordedEvent[] = [];
  let offers: readonly RecordedEvent[] = [];
  let failure: Failure | null = null;
  let isStale = false;
  /** Number of lives begun. */
  let replicas = 0;
  let wake: () => void = () => undefined;
  let stepping: Promise<unknown> = Promise.resolve();

  let lock = await locks.tryAcquire(stream);
  let replica = await startReplicaForRole();
  let { quarantined } = replica;
  let view = currentView();
  const running = runSteps();

  function currentView(): WorkflowStatus<AnyStateMachine> {
    const [offered = null] = offers;
    return { actor: replica.actor, isFollowing: lock === null, lateEvent: offered, failure, quarantined };
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
        // One that has ended already has been followed by another.
        if (number !== replicas) return;
        isStale = true;
        wake();
      },
      onLost(events) {
        offers = [...offers, ...events];
        show();
      },
      onFailure(error) {
        failure = error === null ? null : describeFailure(error);
        show();
      },
    });
  }

  /** Begins the life that the turn allows. */
  async function startReplicaForRole(): Promise<Replica> {
    isStale = false;
    if (lock !== null) return startAsWriter(lock);
    try {
      const following = await start(startFollowerReplica);
      queueForLock();
      return following;
    } catch {
      // Only a writer may set aside what cannot be folded.
      lock = await locks.takeOver(stream, closing.signal);
      return startAsWriter(lock);
    }
  }

  async function startAsWriter(granted: TabLock): Promise<Replica> {
    for (const signal of [granted.releaseRequested, granted.lost])
      signal.addEventListener('abort', () => wake());
    try {
      return await start(startWriterReplica);
    } catch (error) {
      granted.release();
      lock = null;
      throw error;
    }
  }

  function queueForLock(): void {
    const mine = new AbortController();
    queueing = mine;
    locks.acquire(stream, mine.signal).then(
      (granted) => {
        if (mine.signal.aborted) {
          granted.release();
          return;
        }
        acquired = granted;
        wake();
      },
      () => undefined,
    );
  }

  async function restart(granted: TabLock | null): Promise<true> {
    queueing.abort();
    replica.stop();
    lock = granted;
    replica = await startReplicaForRole();
    ({ quarantined } = replica);
    failure = null;
    // Before anything is shown, which the person saw with these events already.
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

  /** Does what is due; false when nothing is. */
  async function step(): Promise<boolean> {
    if (lock?.lost.aborted === true) return restart(null);
    if (acquired !== null) {
      const granted = acquired;
      acquired = null;
      return restart(granted);
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

  /** Resolves when what the person sent has come to a writer. */
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
      const [event, ...later] = offers;
      if (event === undefined) return;
      offers = later;
      waiting = [...waiting, event];
      show();
      wake();
    },
    dismissLateEvent() {
      offers = offers.slice(1);
      show();
    },
    dismissQuarantined() {
      if (quarantined === null) return;
      // One that cannot be noted now is told again by the next opening.
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
