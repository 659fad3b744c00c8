import type { TestedWorkflow } from '../../../machines/proofs.ts';
import { coveringPaths, faultsOn } from '../covering-paths.ts';
import type { Path } from '../covering-paths.ts';
import type { ChartProof } from './chart-proofs.ts';
import { foldsThatDiffer } from './fold.ts';
import { foldsUnlikePlain } from './plain-fold.ts';
import { faultsOfKills } from './resume.ts';
import { sentByRepetition } from './single-send.ts';
import { resumesThatDiffer } from './snapshots.ts';

/** Every proof of a chart whose events are kept. */
export const journalProofs: readonly ChartProof[] = [
  {
    says: 'folded through one scope has the state of a plain fold after each event',
    faultsOf: foldsUnlikePlain,
  },
  {
    says: 'resumed from a snapshot has the state that all its events lead to',
    faultsOf: resumesThatDiffer,
  },
  onEveryPath(
    'takes the path of the walk, and its stream folds to its state after each event',
    foldsThatDiffer,
  ),
  onEveryPath(
    'killed at each event and opened again reaches the same state, and sends nothing twice',
    faultsOfKills,
  ),
  onEveryPath('given each event three times sends nothing twice', sentByRepetition),
];

function onEveryPath(
  says: string,
  faultsOf: (workflow: TestedWorkflow, path: Path) => Promise<readonly string[]>,
): ChartProof {
  return {
    says,
    faultsOf: (exploration) =>
      faultsOn(coveringPaths(exploration), (path) => faultsOf(exploration.workflow, path)),
  };
}
