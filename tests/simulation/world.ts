import { drawLots } from '../campaign/lot.ts';

interface Happening {
  readonly at: number;
  readonly order: number;
  /** Whose end it ends with; null for what goes on without any device. */
  readonly owner: object | null;
  readonly happen: () => unknown;
}

const begins = Date.UTC(2025, 1, 1, 3);
/** Milliseconds in which a person sees that nothing moves any more. */
const quiet = 5000;
/** More of them follow on each other only where something never comes to rest. */
const tooMany = 5000;

/** Time, and all that is under way: one thing happens after the other, and nothing else makes time pass. */
export interface World {
  now(): number;
  /** Milliseconds for something that usually takes about so long. */
  takes(milliseconds: number): number;
  /** Lets something happen later; answers the way to call it off. */
  after(milliseconds: number, owner: object | null, happen: () => unknown): () => void;
  /** Calls off all that would have happened to somebody. */
  end(owner: object): void;
  /** Lets so many things happen. */
  step(times: number): Promise<void>;
  /** Lets happen whatever comes without waiting for long. */
  settle(): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  /** Lets everything happen, however late; throws when it never ends. */
  rest(): Promise<void>;
}

/** `pace` draws how long things take; with 0 all take as long as usual. */
export function createWorld(pace: number): World {
  const lot = drawLots(pace, 0);
  let now = begins;
  let count = 0;
  let agenda: Happening[] = [];

  function next(until: number): Happening | null {
    let first: Happening | null = null;
    for (const happening of agenda) {
      if (happening.at > until) continue;
      if (
        first === null ||
        happening.at < first.at ||
        (happening.at === first.at && happening.order < first.order)
      )
        first = happening;
    }
    return first;
  }

  async function happen(until: number): Promise<boolean> {
    const happening = next(until);
    if (happening === null) return false;
    agenda.splice(agenda.indexOf(happening), 1);
    now = Math.max(now, happening.at);
    await happening.happen();
    await calm();
    return true;
  }

  async function pass(milliseconds: number): Promise<void> {
    const until = now + milliseconds;
    await calm();
    while (await happen(until));
    now = until;
  }

  return {
    now: () => now,
    takes: (usual) => (pace === 0 ? usual : Math.ceil((usual * (1 + lot.below(20))) / 10)),
    after(milliseconds, owner, happen) {
      const happening = { at: now + milliseconds, order: (count += 1), owner, happen };
      agenda.push(happening);
      return () => {
        const at = agenda.indexOf(happening);
        if (at >= 0) agenda.splice(at, 1);
      };
    },
    end(owner) {
      agenda = agenda.filter((happening) => happening.owner !== owner);
    },
    async step(times) {
      await calm();
      for (let time = 0; time < times && (await happen(Infinity)); time += 1);
    },
    settle: () => pass(quiet),
    pass,
    async rest() {
      await calm();
      for (let time = 0; await happen(Infinity); time += 1) {
        if (time > tooMany) throw new Error('it never comes to rest');
      }
    },
  };
}

/** Resolves when every promise that can go on has gone on. */
function calm(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
