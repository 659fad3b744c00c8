import type { Step, Story } from './story.ts';

/** A story as one tells it, a line for each step. */
export function wordsOf({ pace, morning, steps }: Story): readonly string[] {
  return [
    `${morning} steps were taken in the morning; disk and network are ${pace === 0 ? 'even' : 'uneven'}`,
    ...steps.map((step, at) => `${at + 1}. ${wordsOfStep(step)}`),
  ];
}

function wordsOfStep(step: Step): string {
  switch (step.type) {
    case 'pause':
      return `${step.minutes} minutes pass`;
    case 'act': {
      const what = step.choice === 0 ? 'what leads on' : `offer ${step.choice}`;
      return `${step.device} does ${what}${step.times === 1 ? '' : `, ${step.times} times`}${interrupted(step.after)}`;
    }
    case 'fate': {
      const what = `${step.times} ${step.of === 'write' ? 'writes' : 'calls'} meet: ${step.fate}`;
      return `${step.device ?? 'whoever acts next'}: the next ${what}`;
    }
    case 'mishap':
      return `${step.device ?? 'whoever acted last'}: ${step.mishap}`;
  }
}

function interrupted(after: number): string {
  return after === 0 ? '' : `, and ${after} happenings later`;
}
