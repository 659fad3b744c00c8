import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** What a machine hears of its services, beside the events of its own. */
type ServiceEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** What brought a chart to where it stands. */
export interface Cause<TMachine extends AnyStateMachine> {
  readonly before: SnapshotFrom<TMachine>;
  readonly event: EventFrom<TMachine> | ServiceEvent;
}

/** What a chart promises wherever it stands, whatever happened to it; every walk checks it after each step. */
export interface Invariant<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** The promise, as a sentence without a full stop. */
  readonly says: string;
  /** Whether it is kept here; `cause` is null where the chart begins. */
  holds(now: SnapshotFrom<TMachine>, cause: Cause<TMachine> | null): boolean;
}
