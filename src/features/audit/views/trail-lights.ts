import type { Trail } from '../../../../machines/audit/trail.ts';
import type { Lights } from './light-picture.ts';

/** What of a chart is lit after a step of its trail. */
export function trailLights({ chart, steps }: Trail, at: number): Lights {
  const walked = steps.slice(0, at + 1);
  const idOf = (path: string) => `${chart}.${path}`;
  return {
    now: (steps[at]?.to ?? []).map(idOf),
    walked: walked.flatMap(({ from, to }) => [...from, ...to]).map(idOf),
    taken: steps[at]?.taken ?? [],
  };
}
