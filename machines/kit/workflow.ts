import type { AnyStateMachine } from 'xstate';
import type { ServiceKind } from '../../domain/service.ts';

/** The services that a machine declares in `setup`, by name. */
export type ActorsOf<TMachine extends AnyStateMachine> = NonNullable<
  Parameters<TMachine['provide']>[0]['actors']
>;

/** A kind for each of these services. */
export type ServiceKinds<TMachine extends AnyStateMachine> = {
  readonly [Name in keyof ActorsOf<TMachine> & string]: ServiceKind;
};

/** What the journal and the proofs need to know of a workflow. */
export interface WorkflowDefinition<
  TMachine extends AnyStateMachine = AnyStateMachine,
  TName extends string = string,
  TKinds extends Readonly<Record<string, ServiceKind>> = Readonly<Record<string, ServiceKind>>,
> {
  /** Folder name, and first part of the stream's name: `cart`, `order`. */
  readonly name: TName;
  readonly machine: TMachine;
  /** The kind of each service, by the name it is provided under. */
  readonly services: TKinds;
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

/** Defines a workflow; a service that the machine does not declare, or one without its kind, does not compile. */
export function defineWorkflow<
  TMachine extends AnyStateMachine,
  const TName extends string,
  const TKinds extends Required<ServiceKinds<TMachine>>,
>(
  definition: WorkflowDefinition<
    TMachine,
    TName,
    TKinds & { readonly [Name in Exclude<keyof TKinds, keyof ServiceKinds<TMachine>>]: never }
  >,
): WorkflowDefinition<TMachine, TName, TKinds> {
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
