import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom } from 'xstate';

type Services<TMachine extends AnyStateMachine> = NonNullable<Parameters<TMachine['provide']>[0]['actors']>;

/** A step of a way: a person's event, or the answer of a running service. */
export type SampleStep<TMachine extends AnyStateMachine = AnyStateMachine> =
  | EventFrom<TMachine>
  | {
      readonly [Name in keyof Services<TMachine> & string]: {
        readonly answers: Name;
        readonly output: OutputFrom<NonNullable<Services<TMachine>[Name]>>;
      };
    }[keyof Services<TMachine> & string];

/** Data with which a walk reaches every state of a chart, typed by the chart. */
export interface WorkflowSamples<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly inputs: readonly InputFrom<TMachine>[];
  /** A person's events without their stamp; the kit's own events are added. */
  readonly events: readonly EventFrom<TMachine>[];
  /** Ways into the depth of a chart with more kinds of states than a walk visits: the walk begins along each of them, from the first input. */
  readonly ways?: readonly (readonly SampleStep<TMachine>[])[];
  /** Answers of each service, accepted and refused; that it may fail is added. */
  readonly answers: {
    readonly [Name in keyof Services<TMachine>]-?: readonly OutputFrom<
      NonNullable<Services<TMachine>[Name]>
    >[];
  };
}
