import fc from 'fast-check';
import { maxSetupSteps } from './set-up-shop.ts';
import { stockedProducts } from './shop/shop.ts';
import { deviceNames, networkFaults, deviceEvents } from './scenario.ts';
import type {
  DeviceName,
  NetworkFault,
  DeviceEvent,
  PaymentEdit,
  Step,
  Scenario,
  Stocktake,
} from './scenario.ts';

const maxSteps = 12;
const maxTimes = 6;

/** Repeated devices are drawn more often; shrinking prefers the first ones. */
const device = fc.constantFrom<DeviceName>(...deviceNames, 'phone', 'desk', 'desk', 'office');
const targetDevice = fc.option(device, { freq: 2 });
const after = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(15) });
const choice = fc.nat(30);
const times = fc.integer({ min: 1, max: maxTimes });

const userActionStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('userAction'), device, choice: fc.constant(0), times, after }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('userAction'), device, choice, times: fc.constant(1), after }),
  },
);
const networkFaultStep: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('networkFault'),
  device: targetDevice,
  of: fc.constantFrom('write', 'write', 'write', 'any'),
  times: fc.integer({ min: 1, max: 4 }),
  fault: fc.constantFrom<NetworkFault>(...networkFaults, 'answerLost', 'answerLost', 'answerLost'),
});
const deviceEventStep: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('deviceEvent'),
  device: targetDevice,
  event: fc.constantFrom<DeviceEvent>(
    ...deviceEvents,
    'kill',
    'kill',
    'upgrade',
    'upgrade',
    'upgrade',
    'upgrade',
    'upgrade',
    'online',
    'diskFreed',
  ),
});
const pauseStep: fc.Arbitrary<Step> = fc.record({ type: fc.constant('pause'), minutes: fc.nat(10) });

const stocktake: fc.Arbitrary<Stocktake> = fc.record({
  before: fc.nat(maxSteps),
  looks: fc.boolean(),
  differences: fc.array(fc.option(fc.integer({ min: -2, max: 2 }), { freq: 3 }), {
    minLength: stockedProducts.length,
    maxLength: stockedProducts.length,
  }),
  twice: fc.boolean(),
});

const paymentEdit: fc.Arbitrary<PaymentEdit> = fc.record({
  before: fc.nat(maxSteps),
  payment: fc.nat(3),
  difference: fc.constantFrom(-150, -1, 25),
});

/** Scenarios of random length. */
export const scenarioArbitrary: fc.Arbitrary<Scenario> = fc.record({
  timingSeed: fc.nat(),
  setupSteps: fc.nat(maxSetupSteps),
  steps: fc.array(
    fc.oneof(
      { weight: 12, arbitrary: userActionStep },
      { weight: 5, arbitrary: networkFaultStep },
      { weight: 5, arbitrary: deviceEventStep },
      { weight: 1, arbitrary: pauseStep },
    ),
    { minLength: 4, maxLength: maxSteps, size: 'max' },
  ),
  stocktakes: fc.array(stocktake, { maxLength: 3 }),
  paymentEdits: fc.array(paymentEdit, { maxLength: 2 }),
});

/** The scenario of a seed: the first one that `fc.check` generates with it. */
export function scenarioOfSeed(seed: number): Scenario {
  const drawn: Scenario[] = [];
  fc.check(
    fc.property(scenarioArbitrary, (scenario) => {
      drawn.push(scenario);
    }),
    { seed, numRuns: 1, plugins: [fc.unbiased()] },
  );
  const [scenario] = drawn;
  if (scenario === undefined) throw new Error('nothing was drawn');
  return scenario;
}
