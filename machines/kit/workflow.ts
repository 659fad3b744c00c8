import type { AnyStateMachine } from 'xstate';
import type { ServiceKind } from '../../domain/service.ts';

/** Names of the services that a machine declares in `setup`. */
export type ActorsOf<TMachine extends AnyStateMachine> = NonNullable<
  Parameters<TMachine['provide']>[0]['actors']
>;

/** The kind of each of these services. */
export type ServiceKinds<TMachine extends AnyStateMachine> = {
  readonly [Name in keyof ActorsOf<TMachine> & string]: ServiceKind;
};

/** A chart and what the journal and the generic tests need to know about it. */
export interface WorkflowDefinition<
  TMachine extends AnyStateMachine = AnyStateMachine,
  TName extends string = string,
  TKinds extends Readonly<Record<string, ServiceKind>> = Readonly<Record<string, ServiceKind>>,
> {
  /** Name of the folder, and first part of the stream's name: `cart`, `order`. */
  readonly name: TName;
  readonly machine: TMachine;
  /** The kind of each service, by the name it is provided under. */
  readonly services: TKinds;
  /** Whether the events are kept; reading charts are not journalled. */
  readonly journalled: boolean;
  /** Converts events that an older version of the chart recorded, by type. */
  readonly upcasts?: Upcasts;
  /**
   * Converts a persisted snapshot of another version of the chart to this one; returns null if it cannot. Without it, or with null,
   * all events are folded instead.
   */
  readonly migrateSnapshot?: (state: unknown, chart: string) => unknown;
  /**
   * Typing events, and the property with the text. Of successive ones that differ only in that property and their stamp, only the
   * last may be recorded, so it must lead to the same state as all of them.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether the stream is finished while the machine has the tag `settled`; by default it never is. */
  readonly settles?: true;
}

/** An event as JSON, in the form in which some version of the chart received it. */
export interface KeptEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Functions that convert an event to a later version, by its type. They return a new object, or the same one if nothing changes;
 * the result is upcast again.
 */
export type Upcasts = Readonly<Record<string, (event: KeptEvent) => KeptEvent>>;

/** Defines a workflow. A service that the machine does not declare, or one without its kind, is a type error. */
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

/** Added by the kit to every event a person sends, before it is recorded. */
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
