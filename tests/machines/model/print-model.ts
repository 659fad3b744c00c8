import { testedWorkflows } from '../../../machines/proofs.ts';
import type { TestedWorkflow } from '../../../machines/proofs.ts';
import { nodesOf } from '../proofs/coverage.ts';
import type { Visit } from '../exploration.ts';
import { headlineOf } from '../steps.ts';
import { reportOn } from './chart-report.ts';
import type { ChartReport } from './chart-report.ts';

/**
 * Prints how large every chart is and what its proofs find wrong, or of one chart, by its name, the shortest way to each state
 * as well. Answers whether there are no gaps; a name that no chart has is one.
 */
export async function printModel(
  name: string | undefined,
  print: (line: string) => void,
  charts: readonly TestedWorkflow[] = testedWorkflows,
): Promise<boolean> {
  const chosen = charts.filter((workflow) => name === undefined || workflow.name === name);
  if (chosen.length === 0) {
    print(`There is no chart ${name}; there are ${charts.map((workflow) => workflow.name).join(', ')}`);
    return false;
  }
  const reports: ChartReport[] = [];
  for (const workflow of chosen) reports.push(await reportOn(workflow));
  for (const line of tableOf(reports)) print(line);
  if (name !== undefined) for (const report of reports) for (const line of detailsOf(report)) print(line);
  const gaps = reports.flatMap((report) => report.gaps);
  for (const gap of gaps) print(`✗ ${gap}`);
  print(`${count(reports.length, 'chart')}, ${count(gaps.length, 'gap')}`);
  return gaps.length === 0;
}

function count(number: number, thing: string): string {
  return `${number || 'no'} ${thing}${number > 1 ? 's' : ''}`;
}

function tableOf(reports: readonly ChartReport[]): readonly string[] {
  const rows = [
    ['chart', 'states', 'transitions', 'state x event', 'invariants', 'gaps'],
    ...reports.map(({ exploration, states, transitions, pairs, invariants, gaps }) => [
      exploration.workflow.name,
      ...[states, transitions, pairs, invariants, gaps.length].map(String),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

function detailsOf({ exploration }: ChartReport): readonly string[] {
  const { machine, workflow, broken } = exploration;
  const [, ...states] = nodesOf(machine.root);
  return [
    '',
    'What it promises in every state:',
    ...workflow.invariants.map(({ says }) => `${broken.has(says) ? '✗' : '✓'} ${says}`),
    '',
    'The shortest way to each state:',
    ...states.flatMap((node) => [node.id, ...wayTo(exploration.reached.get(node))]),
    '',
  ];
}

function wayTo(visit: Visit | undefined): readonly string[] {
  if (visit === undefined) return ['  there is none'];
  if (visit.path.length === 0) return ['  it begins there'];
  return visit.path.map((step, index) => `  ${index + 1}. ${headlineOf(step)}`);
}
