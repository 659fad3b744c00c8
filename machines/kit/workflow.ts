import type { AnyStateMachine } from 'xstate';
import type { ServiceKind } from '../../domain/service.ts';

/** What the journal and the proofs need to know of a workflow. */
export interface WorkflowDefinition<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** Folder name, and first part of the stream's name: `cart`, `order`. */
  readonly name: string;
  readonly machine: TMachine;
  /** The kind of each service, by the name it is provided under. */
  readonly services: Readonly<Record<string, ServiceKind>>;
  /** Whether the events are kept; reading charts are not journalled. */
  readonly journalled: boolean;
  /** Makes of an event that an older chart recorded one that today's chart knows, by its type. */
  readonly upcasts?: Upcasts;
  /**
   * Makes of a persisted snapshot of another version of the chart one of today's; null when it cannot. Left out, or with null, a
   * resume folds all events instead.
   */
  readonly migrateSnapshot?: (state: unknown, chart: string) => unknown;
  /**
   * Events by which somebody types, and the property that holds the text. Of several that are alike in everything but that and
   * their stamp, only the last may be recorded: it must lead where all of them lead.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether the stream is finished while the machine has the tag `settled`; left out, it never is. */
  readonly settles?: true;
}

/** An event as some version of a chart received it, as JSON. */
export interface KeptEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * By the type of an event, what makes it into a later one: a new object, never the one that was given, or that very one where
 * there is nothing to change. What comes out is upcast again.
 */
export type Upcasts = Readonly<Record<string, (event: KeptEvent) => KeptEvent>>;

export function defineWorkflow<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
): WorkflowDefinition<TMachine> {
  return definition;
}

/** Stamped by the kit on every event a person sends, before it is recorded. */
export interface Stamp {
  /** Milliseconds since 1970 on the device's clock. */
  readonly at?: number;
  /** Idempotency key of the write that this event may cause. */
  readonly key?: string;
}

/** Sent by the kit while a write is under way. */
export type DeliveryEvent =
  | { readonly type: 'delivery.waiting'; readonly service: string }
  | { readonly type: 'delivery.unknown'; readonly service: string };
