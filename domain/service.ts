import type { Outcome } from './outcome.ts';

/**
 * What an interrupted service does after a resume: `read` restarts, `write` restarts with the same key,
 * `once` is not started again (its machine receives `<id>.interrupted`).
 */
export type ServiceKind = 'read' | 'write' | 'once';

/** What a request carries; a file is named by the id of its stored blob. */
export type WriteBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'file'; readonly blobId: string; readonly fileName: string };

/** The exact request that every retry, restart and second tab sends. */
export interface WriteRequest {
  /** Idempotency key, created with the event that caused the write. */
  readonly key: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Path with query below the origin, for instance `/api/delete_address?id=a-1`. */
  readonly path: string;
  readonly body: WriteBody;
}

/** A settled answer of the server: accepted or refused, never "unknown". */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface ReadService<Input = never, Output = unknown, Kind extends 'read' | 'once' = 'read'> {
  readonly kind: Kind;
  run(input: Input, signal: AbortSignal): Promise<Output>;
}

export interface WriteService<Input = never, Output = unknown> {
  readonly kind: 'write';
  request(input: Input): WriteRequest;
  outcome(answer: Answer): Outcome<Output>;
}

export type Service = ReadService<never, unknown, 'read' | 'once'> | WriteService;

/** Progress of a write; sent to its machine as `delivery.waiting` and `delivery.unknown`. */
export type DeliveryStatus = 'sending' | 'waiting' | 'unknown';

/** What a chart says of a write under way; a screen asks for it whatever the chart's states are called. */
export type DeliveryTag =
  | `delivery:${DeliveryStatus}`
  /** It could not even be kept: a person has to try again. */
  | 'delivery:unreachable'
  /** It is sent once its photos are, and has the state of their upload. */
  | 'delivery:photos'
  | `upload:${DeliveryStatus}`;
