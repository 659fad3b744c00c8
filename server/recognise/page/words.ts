/** A text on a page and where it stands, in fractions of the page's width and height from the top left. */
export interface Word {
  readonly text: string;
  readonly confidence: number;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}
