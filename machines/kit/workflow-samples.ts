import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom } from 'xstate';

type Services<TMachine extends AnyStateMachine> = NonNullable<Parameters<TMachine['provide']>[0]['actors']>;

/** Data with which a walk reaches every state of a chart, typed by the chart. */
export interface WorkflowSamples<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly inputs: readonly InputFrom<TMachine>[];
  /** A person's events without their stamp; the kit's own events are added. */
  readonly events: readonly EventFrom<TMachine>[];
  /** Answers of each service, accepted and refused; that it may fail is added. */
  readonly answers: {
    readonly [Name in keyof Services<TMachine>]-?: readonly OutputFrom<
      NonNullable<Services<TMachine>[Name]>
    >[];
  };
}
