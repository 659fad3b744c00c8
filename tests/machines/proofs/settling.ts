import type { Exploration } from '../exploration.ts';

/** What is wrong with a workflow that is declared to settle: that it never does. */
export function settlingFaults({ workflow, visits }: Exploration): readonly string[] {
  const settles = visits.some(({ snapshot }) => snapshot.hasTag('settled'));
  return workflow.settles === true && !settles ? ['no state has the tag `settled`'] : [];
}
