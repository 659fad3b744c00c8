import type { Surroundings } from '../surroundings.ts';
import type { TabChannel, TabMessage, Tabs } from './tabs.ts';

/** The right to do something that one tab at a time may do; a tab that dies leaves it to the next. */
export interface Turn {
  /** Aborted when another tab wants it: finish what is under way, then release. */
  readonly asked: AbortSignal;
  /** Aborted when it was taken away: nothing may be done in its name any more. */
  readonly lost: AbortSignal;
  release(): void;
}

/** Turns by name, among the tabs of one journal. */
export interface Turns {
  /** Takes a turn that nobody holds; null when somebody does. */
  takeFree(name: string): Promise<Turn | null>;
  /** Waits for a turn until its holder releases it or dies. Rejects when the signal is aborted before. */
  await(name: string, signal: AbortSignal): Promise<Turn>;
  /** Asks the holder for the turn. One that gives no sign of life, since its tab is frozen, loses it. */
  demand(name: string, signal: AbortSignal): Promise<Turn>;
  /** Releases whatever is held. */
  close(): void;
}

/** Milliseconds in which a tab that lives has heard that its turn is wanted, and in which it has ended what is under way. */
const patienceToHear = 3000;
const patienceToEnd = 30_000;

interface Held {
  readonly asked: AbortController;
  release(): void;
}

/** Turns by Web Locks. `journal` is the name under which the tabs meet. */
export function createTurns(
  { locks }: Tabs,
  journal: string,
  channel: TabChannel,
  surroundings: Pick<Surroundings, 'wait'>,
): Turns {
  const held = new Map<string, Held>();
  channel.listen((message) => {
    if (message.type !== 'ask') return;
    const holding = held.get(message.name);
    if (holding === undefined) return;
    channel.post({ type: 'yielding', name: message.name });
    holding.asked.abort();
  });

  function request(name: string, options: LockOptions): Promise<Turn | null> {
    return new Promise((resolve, reject) => {
      const lost = new AbortController();
      let holding: Held | null = null;
      const forget = (): void => {
        if (held.get(name) === holding) held.delete(name);
      };
      locks
        .request(`${journal}/${name}`, options, (lock) => {
          if (lock === null) {
            resolve(null);
            return undefined;
          }
          return new Promise<void>((free) => {
            const release = (): void => {
              forget();
              free();
            };
            holding = { asked: new AbortController(), release };
            held.set(name, holding);
            channel.post({ type: 'held', name });
            resolve({ asked: holding.asked.signal, lost: lost.signal, release });
          });
        })
        .catch((error: unknown) => {
          // Stolen, when it was held; aborted, when it was not.
          forget();
          lost.abort();
          reject(error instanceof Error ? error : new Error(String(error)));
        });
    });
  }

  async function granted(name: string, options: LockOptions): Promise<Turn> {
    const turn = await request(name, options);
    if (turn === null) throw new Error(`nobody grants ${name}`);
    return turn;
  }

  async function demand(name: string, signal: AbortSignal): Promise<Turn> {
    const free = await request(name, { ifAvailable: true });
    if (free !== null) return free;
    const queue = new AbortController();
    const leave = (): void => queue.abort();
    signal.addEventListener('abort', leave);
    const turn = granted(name, { signal: queue.signal });
    const within = (milliseconds: number) => surroundings.wait(milliseconds, queue.signal);
    const isHeard = await Promise.race([
      Promise.race([turn, askUntilGranted(name, turn)]).then(() => true),
      within(patienceToHear).then(() => false),
    ]);
    const isGranted =
      isHeard &&
      (await Promise.race([turn.then(() => true), within(patienceToEnd).then(() => signal.aborted)]));
    if (isGranted || signal.aborted) return turn;
    turn.catch(() => undefined);
    leave();
    return granted(name, { steal: true });
  }

  /** Asks each holder, since who waited longer comes first; resolves with a sign of life. */
  function askUntilGranted(name: string, turn: Promise<Turn>): Promise<'alive'> {
    return new Promise((resolve) => {
      const ask = (): void => channel.post({ type: 'ask', name });
      const stop = channel.listen((message: TabMessage) => {
        if (!('name' in message) || message.name !== name) return;
        if (message.type === 'yielding') resolve('alive');
        if (message.type === 'held') ask();
      });
      turn.then(stop, stop);
      ask();
    });
  }

  return {
    takeFree: (name) => request(name, { ifAvailable: true }),
    await: (name, signal) => granted(name, { signal }),
    demand,
    close() {
      for (const { release } of held.values()) release();
    },
  };
}

/** For a journal that no other tab can see: whoever asks has the turn. */
export const soleTurns: Turns = {
  takeFree: () => Promise.resolve(soleTurn()),
  await: () => Promise.resolve(soleTurn()),
  demand: () => Promise.resolve(soleTurn()),
  close: () => undefined,
};

/** Each its own, so that whoever listens to one is forgotten with it. */
function soleTurn(): Turn {
  const asked = new AbortController().signal;
  const lost = new AbortController().signal;
  return { asked, lost, release: () => undefined };
}
