import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom } from 'xstate';

type Services<TMachine extends AnyStateMachine> = NonNullable<Parameters<TMachine['provide']>[0]['actors']>;

/** What a walk through a chart needs to come everywhere: pure data, typed by the chart. */
export interface WorkflowSamples<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly inputs: readonly InputFrom<TMachine>[];
  /** What a person does, without the stamp; what the kit sends is known of every chart. */
  readonly events: readonly EventFrom<TMachine>[];
  /** What each service may answer, accepted and refused; that it may fail is known of every service. */
  readonly answers: {
    readonly [Name in keyof Services<TMachine>]-?: readonly OutputFrom<
      NonNullable<Services<TMachine>[Name]>
    >[];
  };
}
