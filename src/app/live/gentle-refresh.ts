import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { LiveEvent } from '../../../domain/live-events.ts';
import { noteChangedElsewhere } from '../../workflow/changed-elsewhere.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';

type Directory = Pick<UserScope['directory'], 'opened' | 'emitted'>;
type Handle = Awaited<ReturnType<Directory['opened']>[number]>;

interface Reading {
  /** What makes the workflow read again. */
  readonly event: string;
  readonly of: LiveEvent['type'] | readonly LiveEvent['type'][];
  /** Read again whichever record changed: a new one belongs into it. */
  readonly isOfAll?: boolean;
  /** Milliseconds between two readings, where they cost the server more than others. */
  readonly between?: number;
  /** In milliseconds: many look at the same, and shall not all read at once. */
  readonly spread?: number;
  /** Whether it takes what a person does at any time; where it does not, it waits until they rest. */
  readonly takesInput?: boolean;
  /** Whether it may read now; what asks or takes a text is left alone. */
  readonly isAtRest?: (snapshot: AnyMachineSnapshot) => boolean;
}

const spread = 1500;
const list = { event: 'list.refresh', takesInput: true } as const;

/** Which open workflows read which records, by the workflow's name. */
const readings: Readonly<Record<string, Reading>> = {
  'order-list': { ...list, of: 'order', isOfAll: true },
  'payment-list': { ...list, of: 'payment', isOfAll: true },
  'paid-payment-list': { ...list, of: 'payment', isOfAll: true },
  'people-list': { ...list, of: 'role', isOfAll: true },
  'group-list': { ...list, of: 'role', isOfAll: true },
  'stock-list': { ...list, of: 'product', spread },
  'stock-history': { ...list, of: 'product' },
  'vip-list': { ...list, of: 'product', isOfAll: true, spread },
  'stock-line': { event: 'line.open', of: 'product', takesInput: true },
  catalogue: { event: 'products.refresh', of: 'product', spread, takesInput: true },
  'category-shelf': { event: 'shelf.open', of: 'product', spread, takesInput: true },
  product: { event: 'product.open', of: 'product', spread },
  order: {
    event: 'order.open',
    of: 'order',
    // The chart keeps what is changed and not saved, and the screen says what somebody else changed meanwhile.
    isAtRest: (snapshot) =>
      ['missing', 'unloaded', { shown: 'resting' }, { shown: 'closed' }].some((state) =>
        snapshot.matches(state),
      ),
  },
  'payment-confirmation': { event: 'payment.open', of: 'payment' },
  report: {
    event: 'report.open',
    of: ['order', 'payment'],
    isOfAll: true,
    between: 30_000,
    takesInput: true,
  },
  // A change of the settings is told to those who manage people, who alone see either.
  'merchant-settings': {
    event: 'settings.open',
    of: 'role',
    isAtRest: (snapshot) => !snapshot.matches({ shown: 'refused' }),
  },
};

/** Milliseconds in which further changes are waited for. */
const gatherMs = 150;
/** Milliseconds between two readings of one workflow. */
const betweenMs = 2000;
/** Milliseconds after which a workflow or a person that was busy is looked at again. */
const lookAgainMs = 400;
/** Milliseconds for which an own write may be told of. */
const ownMs = 5000;

export interface GentleRefresh {
  /** Reads again whatever is open and shows what changed, once nobody is disturbed by it. */
  tell(event: LiveEvent): void;
  stop(): void;
}

/**
 * @param isQuiet whether the person neither types nor has just done something
 */
export function gentleRefresh(
  { opened, emitted }: Directory,
  isQuiet: () => boolean,
  random: () => number = Math.random,
): GentleRefresh {
  const pending = new Map<Handle, ReturnType<typeof setTimeout>>();
  const readAt = new WeakMap<Handle, number>();
  /** When this tab wrote a record, by its id: what it shows of it came with the answer. */
  const own = new Map<string, number>();
  const stopHearing = emitted.listen({
    onEvent({ event }) {
      for (const value of Object.values(event) as unknown[])
        if (typeof value === 'string') own.set(value, Date.now());
    },
    onOtherTab: () => undefined,
  });

  function isOwn({ id, version }: LiveEvent, context: unknown): boolean {
    const wroteAt = own.get(id);
    if (wroteAt === undefined || Date.now() - wroteAt > ownMs) return false;
    const { order, payment } = context as Partial<Record<'order' | 'payment', Versioned | null>>;
    const known = [order, payment].find((record) => record?.id === id)?.version;
    return known !== undefined && known >= version;
  }

  async function tell(event: LiveEvent): Promise<void> {
    const open = await Promise.all(
      Object.entries(readings)
        .filter(([, { of }]) => event.type === 'reset' || [of].flat().includes(event.type))
        .flatMap(([name, reading]) =>
          opened(name).map(async (opening) => [reading, await opening.catch(() => null)] as const),
        ),
    );
    const isWrittenHere = open.some(
      ([, handle]) => handle !== null && isOwn(event, snapshotOf(handle).context),
    );
    if (isWrittenHere) return;
    for (const [reading, handle] of open)
      if (handle !== null && concerns(event, reading, snapshotOf(handle))) markStale(handle, reading);
  }

  function markStale(handle: Handle, reading: Reading): void {
    if (pending.has(handle)) return;
    const rest = (readAt.get(handle) ?? 0) + (reading.between ?? betweenMs) - Date.now();
    wait(handle, reading, Math.max(gatherMs + random() * (reading.spread ?? 0), rest));
  }

  function wait(handle: Handle, reading: Reading, ms: number): void {
    pending.set(
      handle,
      setTimeout(() => {
        if (!mayRead(handle, reading)) {
          if (holdsInput(handle, reading)) noteChangedElsewhere(actorOf(handle), true);
          wait(handle, reading, lookAgainMs);
          return;
        }
        pending.delete(handle);
        readAt.set(handle, Date.now());
        noteChangedElsewhere(actorOf(handle), false);
        actorOf(handle).send({ type: reading.event });
      }, ms),
    );
  }

  function mayRead(handle: Handle, { event, takesInput = false, isAtRest = () => true }: Reading): boolean {
    const snapshot = snapshotOf(handle);
    if (snapshot.hasTag('busy') || !snapshot.can({ type: event })) return false;
    return isAtRest(snapshot) && (takesInput || isQuiet());
  }

  /** Whether there is something that a person typed, or is asked, beside which they would like to know of a change. */
  function holdsInput(handle: Handle, { isAtRest }: Reading): boolean {
    const snapshot = snapshotOf(handle);
    return isAtRest !== undefined && (isEdited(snapshot) || !isAtRest(snapshot));
  }

  return {
    tell: (event) => void tell(event),
    stop() {
      stopHearing();
      for (const timer of pending.values()) clearTimeout(timer);
      pending.clear();
    },
  };
}

function isEdited({ context }: AnyMachineSnapshot): boolean {
  const { lines = {}, ...others } = (context as { readonly edit?: { readonly lines?: object } }).edit ?? {};
  return Object.keys({ ...lines, ...others }).length > 0;
}

interface Versioned {
  readonly id?: string;
  readonly version?: number;
}

function actorOf(handle: Handle): AnyActorRef {
  return handle.getStatus().actor as AnyActorRef;
}

function snapshotOf(handle: Handle): AnyMachineSnapshot {
  return actorOf(handle).getSnapshot() as AnyMachineSnapshot;
}

function concerns(
  { type, id }: LiveEvent,
  { isOfAll = false }: Reading,
  snapshot: AnyMachineSnapshot,
): boolean {
  if (type === 'reset' || id === '' || isOfAll) return true;
  return JSON.stringify(snapshot.context).includes(JSON.stringify(id));
}
