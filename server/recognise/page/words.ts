/** Shares of the page's width and height, from the top left. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A text on a page and where it stands. */
export interface Word {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
  /** Where it is in the picture of the page, if the page was made level. */
  readonly seen?: Box;
}
