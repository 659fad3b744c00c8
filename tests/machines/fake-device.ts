import type { Verdict } from '../../domain/answer.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Service } from '../../domain/service.ts';
import type { TestedWorkflow } from '../../machines/proofs.ts';
import type { JournalStores } from '../../src/journal/journal.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import type { SendWrite } from '../../src/journal/outbox/outbox-sender.ts';
import type { Environment } from '../../src/journal/environment.ts';

/** A request to the server, or an answer that the device stored. */
export type TrafficEntry =
  | { readonly kind: 'sent'; readonly key: string; readonly bytes: string }
  | { readonly kind: 'answered'; readonly key: string };

interface Run {
  readonly name: string;
  readonly signal: AbortSignal;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface Sending {
  readonly name: string;
  readonly key: string;
  settle(verdict: Verdict): void;
}

/** The stores of a device and its traffic with the server; they outlive every page. */
export interface FakeDevice {
  readonly stores: JournalStores;
  readonly traffic: TrafficEntry[];
  /** Names of the `once` services that were started. */
  readonly started: string[];
}

export function createFakeDevice(): FakeDevice {
  return { stores: createMemoryStores(), traffic: [], started: [] };
}

/** The environment of one page; once the page is killed, its calls stay pending. */
export interface FakePage {
  readonly stores: JournalStores;
  readonly services: Readonly<Record<string, Service>>;
  readonly environment: Environment;
  readonly send: SendWrite;
  /** Whether writing to the outbox fails. */
  refusing: boolean;
  /** Resolves the running service of this name, if any. */
  answer(name: string, output: unknown): void;
  fail(name: string): void;
  /** Whether a request of this write waits for its answer. */
  hasRequest(name: string): boolean;
  /** Answers the latest request of a write, if any. */
  settle(name: string, verdict: Verdict): void;
  kill(): void;
}

const never = new Promise<never>(() => undefined);

export function createFakePage(
  { stores, traffic, started }: FakeDevice,
  { services }: TestedWorkflow,
): FakePage {
  const runs: Run[] = [];
  const sendings: Sending[] = [];
  let killed = false;

  /** Makes a call while the page is alive; afterwards the result stays pending. */
  const whileAlive = async <T>(call: () => Promise<T>): Promise<T> => (killed ? never : call());
  const whileAccepting = <T>(call: () => Promise<T>): Promise<T> =>
    page.refusing ? Promise.reject(new Error('the disk refuses')) : whileAlive(call);

  const page: FakePage = {
    refusing: false,
    stores: {
      ...stores,
      events: {
        read: (...of) => whileAlive(() => stores.events.read(...of)),
        load: (stream) => whileAlive(() => stores.events.load(stream)),
        listStreams: () => whileAlive(() => stores.events.listStreams()),
        headOf: (stream) => whileAlive(() => stores.events.headOf(stream)),
        claim: (stream) => whileAlive(() => stores.events.claim(stream)),
        append: (...of) => whileAlive(() => stores.events.append(...of)),
        quarantine: (...of) => whileAlive(() => stores.events.quarantine(...of)),
        acknowledgeQuarantine: (stream) => whileAlive(() => stores.events.acknowledgeQuarantine(stream)),
      },
      outbox: {
        all: () => whileAlive(() => stores.outbox.all()),
        get: (key) => whileAlive(() => stores.outbox.get(key)),
        keep: (entry) => whileAccepting(() => stores.outbox.keep(entry)),
        change: (key, change) => whileAccepting(() => stores.outbox.change(key, change)),
        remove: (key) => whileAlive(() => stores.outbox.remove(key)),
        withdrawFile: (blobId) => whileAlive(() => stores.outbox.withdrawFile(blobId)),
      },
    },
    services: Object.fromEntries(Object.keys(services).map((name) => [name, fakeService(name)])),
    environment: { now: () => 0, wait: () => never, random: () => 0.5 },
    async send(request, leave) {
      if (killed) return never;
      await leave();
      const { key, path, body } = request;
      traffic.push({ kind: 'sent', key, bytes: `${path} ${JSON.stringify(body)}` });
      return new Promise((settle) => sendings.push({ name: path, key, settle }));
    },
    answer(name, output) {
      take(runs, (run) => run.name === name && !run.signal.aborted)?.resolve(output);
    },
    fail(name) {
      take(runs, (run) => run.name === name && !run.signal.aborted)?.reject(new Error('could not reach'));
    },
    hasRequest: (name) => sendings.some((sending) => sending.name === name),
    settle(name, verdict) {
      const sending = take(sendings, (other) => other.name === name);
      if (sending === undefined) return;
      if (verdict.kind === 'answered' && !page.refusing) traffic.push({ kind: 'answered', key: sending.key });
      sending.settle(verdict);
    },
    kill() {
      killed = true;
    },
  };

  function fakeService(name: string): Service {
    const kind = services[name];
    if (kind === 'write') return fakeWriteService(name);
    return {
      kind: kind ?? 'read',
      run(_, signal) {
        if (kind === 'once') started.push(name);
        return new Promise((resolve, reject) => runs.push({ name, signal, resolve, reject }));
      },
    };
  }

  return page;
}

/** A write whose request body is its input and whose answer is its outcome. */
function fakeWriteService(name: string): Service {
  return {
    kind: 'write',
    request(input: { readonly key: string }) {
      const { key, ...rest } = input;
      return { key, method: 'POST', path: name, body: { kind: 'json', text: JSON.stringify(rest) } };
    },
    outcome: ({ body }) => body as Outcome<unknown>,
  };
}

/** Removes and returns the last matching element. */
function take<T>(list: T[], fits: (element: T) => boolean): T | undefined {
  const index = list.findLastIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}
