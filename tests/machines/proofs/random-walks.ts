import { foldStream } from '../../../src/journal/replay/fold.ts';
import { withClockADayLater } from '../day-later.ts';
import type { Exploration } from '../exploration.ts';
import { faultyWalks } from '../random-walk.ts';

/** Walks after which the chart has failed, or whose events, folded again a day later, lead elsewhere. */
export function faultsOfRandomWalks(exploration: Exploration): readonly string[] {
  return faultyWalks(exploration, ({ records, end }) => {
    const folded = withClockADayLater(() => foldStream(exploration.workflow.machine, records));
    return (
      end.status !== 'error' &&
      JSON.stringify([folded.value, folded.context]) === JSON.stringify([end.value, end.context])
    );
  });
}
