import type { Trail } from '../../../../machines/audit/trail.ts';

/** What is lit on the picture of a chart. */
export interface Lights {
  /** Ids of the active states, as in the picture without `state-`. */
  readonly now: readonly string[];
  /** Those that it stood in before. */
  readonly walked: readonly string[];
  /** Ids of the transitions that led here, without `transition-`. */
  readonly taken: readonly string[];
}

/** Marks a picture's states and transitions: `is-now`, `is-walked`, `is-taken`. */
export function lightPicture(svg: string, { now, walked, taken }: Lights): string {
  return svg.replace(
    /<g class="([^"]*)" id="(state|transition)-([^"]*)"/g,
    (group, classes: string, kind: string, id: string) => {
      const light = kind === 'transition' ? taken.includes(id) && 'taken' : lightOf(id);
      return light === false ? group : group.replace(`class="${classes}"`, `class="${classes} is-${light}"`);
    },
  );

  function lightOf(id: string): 'now' | 'walked' | false {
    if (now.includes(id)) return 'now';
    return walked.includes(id) && 'walked';
  }
}

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
