import type { RegisteredWorkflow } from '../../../machines/proofs.ts';
import { coveringPaths, faultsOn } from '../covering-paths.ts';
import type { Path } from '../covering-paths.ts';
import type { ChartProof } from './chart-proofs.ts';
import { foldsThatDiffer } from './fold.ts';
import { foldsUnlikePlain } from './plain-fold.ts';
import { faultsOfKills } from './resume.ts';
import { sentByTrembling } from './single-send.ts';
import { resumesThatDiffer } from './snapshots.ts';

/** Every proof of a chart whose events are kept. */
export const journalProofs: readonly ChartProof[] = [
  {
    says: 'folded through one scope goes, event by event, where a plain fold goes',
    faultsOf: foldsUnlikePlain,
  },
  {
    says: 'resumed from a snapshot goes on from where all its events lead',
    faultsOf: resumesThatDiffer,
  },
  onEveryPath(
    'goes where the walk went, and its stream folds to where it stands after each event',
    foldsThatDiffer,
  ),
  onEveryPath(
    'killed at each event and opened again goes on to the same end, and sends nothing twice',
    faultsOfKills,
  ),
  onEveryPath('told everything three times sends nothing twice', sentByTrembling),
];

function onEveryPath(
  says: string,
  faultsOf: (workflow: RegisteredWorkflow, path: Path) => Promise<readonly string[]>,
): ChartProof {
  return {
    says,
    faultsOf: (exploration) =>
      faultsOn(coveringPaths(exploration), (path) => faultsOf(exploration.workflow, path)),
  };
}
