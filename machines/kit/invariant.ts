import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** The events that a machine gets from its services, in addition to its own. */
type ServiceEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** The snapshot before a step, and its event. */
export interface Cause<TMachine extends AnyStateMachine> {
  readonly before: SnapshotFrom<TMachine>;
  readonly event: EventFrom<TMachine> | ServiceEvent;
}

/** A condition that holds in every state of a chart; every walk checks it after each step. */
export interface Invariant<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** The condition as a sentence, without a full stop. */
  readonly says: string;
  /** Whether it holds; `cause` is null in the initial state. */
  holds(now: SnapshotFrom<TMachine>, cause: Cause<TMachine> | null): boolean;
}
