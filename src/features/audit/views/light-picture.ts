/** What is lit on the picture of a chart. */
export interface Lights {
  /** Ids of the states that it stands in, as the picture has them without `state-`. */
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
