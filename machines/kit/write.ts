import { answered } from './answered.ts';
import type { Branch } from './answered.ts';

interface Write<Service, Input, Branches> {
  /** The service of the kind `write`; its invoke has the same id. */
  readonly service: Service;
  readonly input: Input;
  readonly onDone: Branches;
}

/**
 * The state of a write under way: sending, waiting for a network, or sent without an answer. When the service fails, the chart
 * goes to its sibling `unreachable`, which has the tag `delivery:unreachable`.
 */
export function write<const Service extends string, Input, const Branches extends readonly Branch[]>({
  service,
  input,
  onDone,
}: Write<Service, Input, Branches>) {
  return {
    tags: ['busy'],
    initial: 'sending',
    invoke: { id: service, src: service, input, onDone: answered(...onDone), onError: 'unreachable' },
    on: { 'delivery.waiting': '.waiting', 'delivery.unknown': '.unknown' },
    states: {
      sending: { tags: ['delivery:sending'] },
      waiting: { tags: ['delivery:waiting'] },
      unknown: { tags: ['delivery:unknown'] },
    },
  } as const;
}

interface TakingBack<Input, Branches> {
  /** The key of the write. */
  readonly input: Input;
  /** By whether the outbox holds it: back to the write, since what may have left cannot be taken back, or to where it was given up. */
  readonly onDone: Branches;
}

/**
 * The state in which a write that could not be kept is given up, unless the outbox holds it: it would go on, and nobody would hear of its
 * answer. The service `isOnItsWay` asks the outbox; where that fails, the chart goes to its sibling `unreachable`.
 */
export function takingBack<Input, const Branches extends readonly Branch[]>({
  input,
  onDone,
}: TakingBack<Input, Branches>) {
  return {
    tags: ['busy', 'delivery:sending'],
    invoke: {
      id: 'isOnItsWay',
      src: 'isOnItsWay',
      input,
      onDone: answered(...onDone),
      onError: 'unreachable',
    },
  } as const;
}

/** What is sent in several calls, one after the other. */
interface NumberedCall {
  /** Of the intent. */
  readonly key: string;
  /** From 1. */
  readonly number: number;
}

/** The key of a call: the first has that of the intent, each further one its number behind it. */
export function keyOfCall({ key, number }: NumberedCall): string {
  return number === 1 ? key : `${key}-${number}`;
}
