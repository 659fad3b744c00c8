import type { AnyStateMachine } from 'xstate';
import { describeFailure } from '../streams/failure.ts';
import type { Failure } from '../streams/failure.ts';
import { startFollower } from '../tabs/follower-session.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Session, SessionOptions } from '../tabs/session.ts';
import { soleTurns } from '../tabs/turns.ts';
import type { Turn } from '../tabs/turns.ts';
import type { WorkflowHandle, WorkflowView } from '../workflow-handle.ts';
import { startWriter } from '../tabs/writer-session.ts';

type Options = Omit<SessionOptions, 'onLate' | 'onOvertaken' | 'onLost' | 'onFailure'>;

/**
 * Leads a workflow through its lives in this tab: it follows while another tab has the turn to write, takes the turn when that tab
 * dies or the person does something here, and lets go of it when the person goes on there.
 */
export async function liveThrough(options: Options): Promise<WorkflowHandle<AnyStateMachine>> {
  const { definition, stream, journal } = options;
  const turns = definition.journalled ? journal.tabs.turns : soleTurns;
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  let queue = new AbortController();
  /** The turn that came to this tab since the tab that had it is gone. */
  let inherited: Turn | null = null;
  /** The person's events that wait for this tab's turn, oldest first. */
  let waiting: readonly RecordedEvent[] = [];
  let offers: readonly RecordedEvent[] = [];
  let failure: Failure | null = null;
  let isOvertaken = false;
  /** Number of lives begun. */
  let lives = 0;
  let stir: () => void = () => undefined;
  let stepping: Promise<unknown> = Promise.resolve();

  let turn = await turns.takeFree(stream);
  let session = await begin();
  let { setAside } = session;
  let view = currentView();
  const living = live();

  function currentView(): WorkflowView<AnyStateMachine> {
    const [offered = null] = offers;
    return { actor: session.actor, isFollowing: turn === null, offered, failure, setAside };
  }

  function show(): void {
    view = currentView();
    for (const listener of listeners) listener();
  }

  function start(startSession: (options: SessionOptions) => Promise<Session>): Promise<Session> {
    lives += 1;
    const life = lives;
    return startSession({
      ...options,
      onLate(event) {
        waiting = [...waiting, event];
        stir();
      },
      onOvertaken() {
        // One that has ended already has been followed by another.
        if (life !== lives) return;
        isOvertaken = true;
        stir();
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
  async function begin(): Promise<Session> {
    isOvertaken = false;
    if (turn !== null) return startAsWriter(turn);
    try {
      const following = await start(startFollower);
      queueUp();
      return following;
    } catch {
      // Only a writer may set aside what cannot be folded.
      turn = await turns.demand(stream, closing.signal);
      return startAsWriter(turn);
    }
  }

  async function startAsWriter(granted: Turn): Promise<Session> {
    for (const signal of [granted.asked, granted.lost]) signal.addEventListener('abort', () => stir());
    try {
      return await start(startWriter);
    } catch (error) {
      granted.release();
      turn = null;
      throw error;
    }
  }

  function queueUp(): void {
    const mine = new AbortController();
    queue = mine;
    turns.await(stream, mine.signal).then(
      (granted) => {
        if (mine.signal.aborted) {
          granted.release();
          return;
        }
        inherited = granted;
        stir();
      },
      () => undefined,
    );
  }

  async function renew(granted: Turn | null): Promise<true> {
    queue.abort();
    session.stop();
    turn = granted;
    session = await begin();
    ({ setAside } = session);
    failure = null;
    // Before anything is shown, which the person saw with these events already.
    if (turn?.lost.aborted === false) sendWaiting();
    show();
    return true;
  }

  function sendWaiting(): void {
    const events = waiting;
    waiting = [];
    for (const event of events) session.resend(event);
  }

  async function handOver(held: Turn): Promise<true> {
    await session.flushed();
    session.stop();
    await session.flushed();
    held.release();
    return renew(null);
  }

  /** Does what is due; false when nothing is. */
  async function step(): Promise<boolean> {
    if (turn?.lost.aborted === true) return renew(null);
    if (inherited !== null) {
      const granted = inherited;
      inherited = null;
      return renew(granted);
    }
    if (isOvertaken) return renew(turn);
    if (turn?.asked.aborted === true) return handOver(turn);
    if (waiting.length === 0) return false;
    if (turn === null) {
      queue.abort();
      return renew(await turns.demand(stream, closing.signal));
    }
    sendWaiting();
    show();
    return true;
  }

  async function live(): Promise<void> {
    while (!closing.signal.aborted) {
      const stirred = new Promise<void>((resolve) => {
        stir = resolve;
      });
      const stepped = step().catch((error: unknown) => {
        failure = describeFailure(error);
        if (!closing.signal.aborted) show();
        return false;
      });
      stepping = stepped;
      if (!(await stepped)) await stirred;
    }
  }

  /** Resolves when what the person sent has come to a writer. */
  async function arrived(): Promise<void> {
    await stepping;
    while (waiting.length > 0 && failure === null) {
      await new Promise<void>((resolve) => listeners.add(resolve));
    }
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
      waiting = [...waiting, event];
      show();
      stir();
    },
    dismissOffer() {
      offers = offers.slice(1);
      show();
    },
    dismissSetAside() {
      if (setAside === null) return;
      // One that cannot be noted now is told again by the next opening.
      journal.events.notice(stream).catch(() => undefined);
      setAside = null;
      show();
    },
    async flushed() {
      await arrived();
      await session.flushed();
    },
    async close() {
      await arrived();
      closing.abort();
      queue.abort();
      session.stop();
      stir();
      await living;
      session.stop();
      await session.flushed().catch(() => undefined);
      turn?.release();
    },
  };
}
