import type { Readable } from 'node:stream';
import { keptLiveMs, maxLiveStreams } from '../../domain/live-events.ts';
import { newId } from '../crypto.ts';
import { Refusal } from '../http/refusal.ts';
import type { OpenSession } from '../people/sessions.ts';
import type { NotedChange, Reading } from '../store/queries/live/live-connection.ts';
import type { Missed } from '../store/queries/live/live-events.ts';
import type { Standing } from '../store/queries/people/users.ts';
import type { Store } from '../store/store.ts';
import { eventsFor } from './events-for.ts';
import { openEventStream, type EventStream } from './event-stream.ts';
import { readPlace, readerOf, writePlace } from './place.ts';
import { watchChanges, type ReadPlace } from './watch-changes.ts';

export interface HubOptions {
  readonly store: Pick<Store, 'connectLive' | 'forMerchant' | 'cleanup'>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Who wants to be told, and from when on. */
export interface Subscription {
  readonly session: OpenSession;
  /** What they may do, as their request was authenticated. */
  readonly standing: Standing;
  readonly lastEventId: string | null;
  /** Without a last event, so many seconds ago was read what is looked at; null: just now. */
  readonly since: number | null;
}

/** Tells everybody who listens at this server what changes, whichever server changed it. */
export interface EventHub {
  /** Throws `rate_limited` where a person has too many streams, and `overloaded` where the database does not answer. */
  open(subscription: Subscription): Promise<Readable>;
  /** How many streams are open. */
  size(): number;
  /** Ends all streams. */
  close(): Promise<void>;
}

/** Milliseconds after which a stream shows that it is alive, and is ended if its reader has no access any more. */
const beatMs = 20_000;
/** Milliseconds for which a reader may take nothing of what waits for them. */
const patienceMs = 60_000;
const sweepMs = 60_000;
/** Milliseconds after which a change is found of which no server was told: its transaction ended long after one beside it. */
const lookMs = 1000;

interface Listener {
  readonly id: string;
  readonly session: OpenSession;
  readonly stream: EventStream;
  standing: Standing;
  epoch: string;
  /** What is told after what was missed; null: that was told. */
  waiting: NotedChange[] | null;
  /** What was told of what was missed, which a reading of before may tell again; null: none will. */
  missed: { readonly at: number; readonly events: ReadonlySet<number> } | null;
}

export function createEventHub({ store, now, onError }: HubOptions): EventHub {
  const merchants = new Map<string, Set<Listener>>();
  const changes = watchChanges({
    connect: store.connectLive,
    onReading: deliver,
    onConnected: compareEpochs,
    onLost: (reading) => {
      for (const listener of all()) listener.stream.reset(placeOf(listener, reading));
    },
    onError,
  });
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  async function open({ session, standing, lastEventId, since }: Subscription): Promise<Readable> {
    if (isClosed) throw new Refusal('overloaded');
    const last = lastEventId === null ? null : readPlace(lastEventId);
    const own = [...(merchants.get(session.merchantId) ?? [])].filter(
      (other) => other.session.userId === session.userId,
    );
    // Of a phone whose network changed the connection of before may look alive for long.
    const left = own.find(({ id }) => id === last?.stream);
    if (left !== undefined) end(left);
    else if (own.length >= maxLiveStreams) throw new Refusal('rate_limited', {}, 'Too many streams are open');
    const stream = openEventStream(() => now().getTime());
    const listener: Listener = {
      id: newId(),
      session,
      stream,
      standing,
      epoch: '',
      waiting: [],
      missed: null,
    };
    // Before anything is asked for, so that nothing is missed in between, and that many at once are counted.
    add(listener);
    try {
      await changes.ready();
      listener.epoch = await store.forMerchant(session.merchantId).live.epoch();
      const missed = await readMissed(listener, { last, isAnew: lastEventId === null, since });
      if (missed === null) stream.reset(placeOf(listener));
      else {
        tell(listener, missed.changes, missed);
        listener.missed = { at: missed.at, events: new Set(missed.changes.map(({ event_id }) => event_id)) };
      }
      const waiting = notMissed(listener, listener.waiting ?? []);
      listener.waiting = null;
      if (waiting.length > 0) tell(listener, waiting);
    } catch (error) {
      end(listener);
      throw error;
    }
    return stream.text;
  }

  /** What somebody missed; null: nobody knows, or it is more than is told one by one. */
  async function readMissed(
    listener: Listener,
    from: {
      readonly last: ReturnType<typeof readPlace>;
      readonly isAnew: boolean;
      readonly since: number | null;
    },
  ): Promise<Missed> {
    const { live } = store.forMerchant(listener.session.merchantId);
    const { last, isAnew, since } = from;
    if (isAnew) return since === null ? { ...changes.place(), changes: [] } : await live.lately(since);
    if (last === null || last.epoch !== listener.epoch || last.reader !== readerOf(listener.standing))
      return null;
    const missed = await live.since(last.position);
    return missed === null || missed.at - last.at > keptLiveMs ? null : missed;
  }

  function add(listener: Listener): void {
    const { merchantId } = listener.session;
    merchants.set(merchantId, (merchants.get(merchantId) ?? new Set()).add(listener));
    listener.stream.text.once('close', () => remove(listener));
    if (timers.size > 0) return;
    timers.add(setInterval(() => void (merchants.size > 0 && changes.refresh()), lookMs).unref());
    timers.add(setInterval(() => void beat(), beatMs).unref());
    timers.add(setInterval(() => void store.cleanup.deleteOldLiveEvents().catch(onError), sweepMs).unref());
  }

  function remove(listener: Listener): void {
    const { merchantId } = listener.session;
    const listeners = merchants.get(merchantId);
    listeners?.delete(listener);
    if (listeners?.size === 0) merchants.delete(merchantId);
  }

  function end(listener: Listener): void {
    remove(listener);
    listener.stream.end();
  }

  function placeOf({ id, epoch, standing }: Listener, { position, at }: ReadPlace = changes.place()): string {
    return writePlace({ epoch, position, at, reader: readerOf(standing), stream: id });
  }

  function tell(listener: Listener, noted: readonly NotedChange[], read?: ReadPlace): void {
    const events = eventsFor(listener.standing, noted);
    if (events.length > 0) listener.stream.send(events, placeOf(listener, read));
    else if (listener.waiting !== null) listener.stream.beat(placeOf(listener, read));
  }

  async function deliver(reading: Reading): Promise<void> {
    const noted = new Map<string, NotedChange[]>();
    for (const change of reading.changes) {
      const its = noted.get(change.merchant_id);
      if (its === undefined) noted.set(change.merchant_id, [change]);
      else its.push(change);
    }
    await Promise.all([...noted].map(([merchantId, its]) => deliverOf(merchantId, its, reading)));
  }

  async function deliverOf(
    merchantId: string,
    noted: readonly NotedChange[],
    read: ReadPlace,
  ): Promise<void> {
    for (const listener of await stillAllowed(merchantId, noted)) {
      if (listener.waiting !== null) listener.waiting.push(...noted);
      else {
        tell(listener, notMissed(listener, noted), read);
        if (listener.missed !== null && read.at > listener.missed.at) listener.missed = null;
      }
    }
  }

  /** Checks everybody who listens to a merchant's changes in one query, and ends the streams of those who may not any more. */
  async function stillAllowed(merchantId: string, noted: readonly NotedChange[] = []): Promise<Listener[]> {
    const listeners = [...(merchants.get(merchantId) ?? [])];
    if (listeners.length === 0) return [];
    const standings = await store
      .forMerchant(merchantId)
      .users.standings(listeners.map(({ session }) => session));
    const found = new Map(standings.map((standing) => [keyOf(standing), standing]));
    return listeners.filter((listener) => {
      const standing = found.get(keyOf(listener.session));
      if (standing === undefined || isExpired(listener)) {
        end(listener);
        return false;
      }
      if (standing.groupId !== listener.standing.groupId) {
        // They are told of themselves, and come again for what their new group may know.
        if (listener.waiting === null)
          tell(
            listener,
            noted.filter(({ record_id }) => record_id === standing.userId),
          );
        end(listener);
        return false;
      }
      listener.standing = standing;
      return true;
    });
  }

  function isExpired({ session }: Listener): boolean {
    return session.expiresAt <= now().getTime();
  }

  /** After a crash of the database, and on another one, nobody's place is known. */
  async function compareEpochs(): Promise<void> {
    for (const [merchantId, listeners] of merchants) {
      const epoch = await store.forMerchant(merchantId).live.epoch();
      for (const listener of listeners) {
        if (listener.epoch === '' || listener.epoch === epoch) continue;
        listener.epoch = epoch;
        listener.stream.reset(placeOf(listener));
      }
    }
  }

  async function beat(): Promise<void> {
    await changes.refresh();
    for (const merchantId of merchants.keys()) await stillAllowed(merchantId).catch(onError);
    for (const listener of all()) {
      const behindSince = listener.stream.behindSince();
      const isStuck = behindSince !== null && now().getTime() - behindSince > patienceMs;
      if (isStuck || isExpired(listener)) end(listener);
      else if (listener.waiting === null) listener.stream.beat(placeOf(listener));
    }
  }

  function* all(): Generator<Listener> {
    for (const listeners of merchants.values()) yield* listeners;
  }

  return {
    open,
    size: () => [...all()].length,
    async close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      for (const listener of all()) end(listener);
      await changes.close();
    },
  };
}

function notMissed({ missed }: Listener, noted: readonly NotedChange[]): readonly NotedChange[] {
  return missed === null ? noted : noted.filter(({ event_id }) => !missed.events.has(event_id));
}

function keyOf({ userId, sessionId }: Pick<OpenSession, 'userId' | 'sessionId'>): string {
  return `${userId} ${sessionId}`;
}
