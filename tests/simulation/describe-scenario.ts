import type { PaymentEdit, Step, Scenario, Stocktake } from './scenario.ts';

/** A scenario in words, a line for each step. */
export function describeScenario({
  timingSeed,
  setupSteps,
  steps,
  stocktakes = [],
  paymentEdits = [],
}: Scenario): readonly string[] {
  return [
    `set-up: ${setupSteps} steps; disk and network take ${timingSeed === 0 ? 'constant' : 'random'} times`,
    ...steps.map((step, at) => `${at + 1}. ${describeStep(step)}`),
    ...stocktakes.map(describeStocktake),
    ...paymentEdits.map(describeEdit),
  ];
}

function describeStocktake({ before, looks, differences, twice }: Stocktake): string {
  const counts = differences.map((difference) => difference ?? '-').join(', ');
  return `before ${before + 1}. the storekeeper ${looks ? 'looks and ' : ''}counts ${counts}${twice ? ', sent twice' : ''}`;
}

function describeEdit({ before, payment, difference }: PaymentEdit): string {
  return `before ${before + 1}. a manager corrects payment ${payment + 1} by ${difference} satang`;
}

function describeStep(step: Step): string {
  switch (step.type) {
    case 'pause':
      return `${step.minutes} minutes pass`;
    case 'userAction': {
      const what = step.choice === 0 ? 'what leads on' : `offer ${step.choice}`;
      return `${step.device} does ${what}${step.times === 1 ? '' : `, ${step.times} times`}${interrupted(step.after)}`;
    }
    case 'networkFault': {
      const what = `${step.times} ${step.of === 'write' ? 'writes' : 'calls'} meet: ${step.fault}`;
      return `${step.device ?? 'whoever acts next'}: the next ${what}`;
    }
    case 'deviceEvent':
      return `${step.device ?? 'whoever acted last'}: ${step.event}`;
  }
}

function interrupted(after: number): string {
  return after === 0 ? '' : `, and ${after} happenings later`;
}
