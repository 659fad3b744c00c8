import type { AnyStateMachine } from 'xstate';
import type { ServiceKind } from '../domain/service.ts';

/** What the journal and the proofs need to know of a workflow. */
export interface WorkflowDefinition<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** Folder name, and first part of the stream's name: `cart`, `order`. */
  readonly name: string;
  readonly machine: TMachine;
  /** The kind of each service, by the name it is provided under. */
  readonly services: Readonly<Record<string, ServiceKind>>;
  /** Whether the events are kept; reading charts are not journalled. */
  readonly journalled: boolean;
}

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
