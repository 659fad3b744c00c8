import type { TestedWorkflow } from '../../../machines/proofs.ts';
import { explore } from '../exploration.ts';
import type { Exploration } from '../exploration.ts';
import { chartProofs } from '../proofs/chart-proofs.ts';
import { nodesOf, transitionsOf } from '../proofs/coverage.ts';
import { countPairs } from '../proofs/unexpected-events.ts';

/** How large a chart is, and what its proofs find wrong with it. */
export interface ChartReport {
  readonly exploration: Exploration;
  readonly states: number;
  readonly transitions: number;
  /** States that were reached, parallel ones together, with their possible events. */
  readonly pairs: number;
  readonly invariants: number;
  readonly gaps: readonly string[];
}

/** Walks a chart through everything that its samples allow, and proves what the tests prove of every chart. */
export async function reportOn(workflow: TestedWorkflow): Promise<ChartReport> {
  const exploration = explore(workflow);
  const gaps: string[] = [];
  for (const { says, faultsOf } of chartProofs) {
    for (const fault of await faultsOf(exploration)) gaps.push(`${workflow.name}, "${says}": ${fault}`);
  }
  return {
    exploration,
    states: nodesOf(workflow.machine.root).length - 1,
    transitions: transitionsOf(workflow.machine).length,
    pairs: countPairs(exploration),
    invariants: workflow.invariants.length,
    gaps,
  };
}
