/** Shares of the page's width and height, from the top left. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The drawn lines next to a text, or the edges of its page. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A text on a page and where it stands. */
export interface Word {
  readonly text: string;
  readonly confidence: number;
  /** From 0 to 1: how surely the least sure of its letters was read. Absent where the reader doesn't tell. */
  readonly leastSure?: number;
  readonly box: Box;
  /** Where it is in the picture of the page, if the page was made level. */
  readonly seen?: Box;
  /** Absent where the page has no lines. */
  readonly frame?: Frame;
}

/** The least box around two. */
export function boxAround(one: Box, other: Box): Box {
  const left = Math.min(one[0], other[0]);
  const top = Math.min(one[1], other[1]);
  const right = Math.max(one[0] + one[2], other[0] + other[2]);
  const bottom = Math.max(one[1] + one[3], other[1] + other[3]);
  return [left, top, right - left, bottom - top];
}
