import type { Scenario } from './scenario.ts';

/** A shrunk scenario that once failed. It is kept as data, since its seed may draw another one in a later version. */
export interface RegressionScenario {
  /** What went wrong. */
  readonly name: string;
  /** The seed that drew it; null where it was shrunk by hand. */
  readonly seed: number | null;
  readonly scenario: Scenario;
}

/** Every scenario that a simulation ever failed with; none is removed. */
export const regressionScenarios: readonly RegressionScenario[] = [
  {
    name: 'a photo whose form was closed while the disk was full',
    seed: -696707885,
    scenario: {
      timingSeed: 0,
      setupSteps: 2,
      steps: [
        { type: 'userAction', device: 'desk', choice: 0, times: 5, after: 5 },
        { type: 'deviceEvent', device: null, event: 'diskFull' },
        { type: 'userAction', device: 'phone', choice: 0, times: 1, after: 0 },
        { type: 'deviceEvent', device: null, event: 'kill' },
        { type: 'userAction', device: 'desk', choice: 10, times: 1, after: 0 },
        { type: 'deviceEvent', device: null, event: 'diskFreed' },
        { type: 'deviceEvent', device: null, event: 'offline' },
      ],
    },
  },
];
