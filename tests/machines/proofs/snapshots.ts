import type { TestedWorkflow } from '../../../machines/proofs.ts';
import { chartVersion } from '../../../src/journal/replay/chart-version.ts';
import { resumeStream } from '../../../src/journal/replay/resume.ts';
import type { StreamHistory, ResumePoint } from '../../../src/journal/replay/resume.ts';
import { foldStream } from '../../../src/journal/replay/fold.ts';
import { coveringPaths } from '../covering-paths.ts';
import type { Exploration } from '../exploration.ts';
import { persisted } from '../persisted.ts';
import { faultyWalks } from '../random-walk.ts';
import { recordPath } from '../recorded-walk.ts';
import type { RecordedWalk } from '../recorded-walk.ts';

/** Walks after which a resume from a snapshot, and what came after it, is another than the one from all events. */
export function resumesThatDiffer(exploration: Exploration): readonly string[] {
  const { workflow } = exploration;
  const paths = coveringPaths(exploration).map((path) => recordPath(workflow, path));
  const differing = paths.filter(
    ({ records }) => !records.every((_, at) => isSame(workflow, records, at + 1)),
  );
  return [
    ...differing.map(({ records }) => JSON.stringify(records)),
    ...faultyWalks(exploration, ({ records }) => isSame(workflow, records, Math.ceil(records.length / 2))),
  ];
}

/** Whether it makes no difference that a snapshot was taken at that version. */
function isSame(workflow: TestedWorkflow, records: RecordedWalk['records'], version: number): boolean {
  const { machine } = workflow;
  const state = JSON.parse(persisted(foldStream(machine, records.slice(0, version)))) as unknown;
  const snapshot = { state, chart: chartVersion(machine), version };
  return (
    signOf(workflow, { snapshot, events: records.slice(version) }) ===
    signOf(workflow, { snapshot: null, events: records })
  );
}

function signOf(workflow: TestedWorkflow, kept: StreamHistory): string {
  const { snapshot, running, interrupted }: ResumePoint = resumeStream(workflow, kept);
  return JSON.stringify([snapshot, [...running], interrupted]);
}
