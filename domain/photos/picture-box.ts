/** A part of a picture, as shares of its width and height from the top left. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type BoxEdge = 'left' | 'top' | 'right' | 'bottom';

export const wholePicture: PictureBox = { x: 0, y: 0, width: 1, height: 1 };

/** The least share of a picture that may be left of it. */
const leastShare = 0.1;

/** Moves an edge of a box to a share of the picture, as far as something is left of it. */
export function moveEdge({ x, y, width, height }: PictureBox, edge: BoxEdge, to: number): PictureBox {
  const between = (least: number, most: number) => rounded(Math.min(Math.max(to, least), most));
  switch (edge) {
    case 'left': {
      const at = between(0, x + width - leastShare);
      return { x: at, y, width: rounded(x + width - at), height };
    }
    case 'top': {
      const at = between(0, y + height - leastShare);
      return { x, y: at, width, height: rounded(y + height - at) };
    }
    case 'right':
      return { x, y, width: rounded(between(x + leastShare, 1) - x), height };
    case 'bottom':
      return { x, y, width, height: rounded(between(y + leastShare, 1) - y) };
  }
}

/** To thousandths, so that shares add up. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

/** Where an edge of a box is. */
export function edgeOf({ x, y, width, height }: PictureBox, edge: BoxEdge): number {
  return { left: x, top: y, right: x + width, bottom: y + height }[edge];
}

/** A box on a page with some of what is around it, for the eye, in the page's proportions. */
export function aroundBox({ x, y, width, height }: PictureBox, margin: number): PictureBox {
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  return {
    x: left,
    y: top,
    width: rounded(Math.min(1, x + width + margin) - left),
    height: rounded(Math.min(1, y + height + margin) - top),
  };
}

/** Where a box of a picture is once that is turned clockwise by quarters. */
export function turnedBox({ x, y, width, height }: PictureBox, quarters: number): PictureBox {
  switch (quarters % 4) {
    case 1:
      return { x: 1 - y - height, y: x, width: height, height: width };
    case 2:
      return { x: 1 - x - width, y: 1 - y - height, width, height };
    case 3:
      return { x: y, y: 1 - x - width, width: height, height: width };
    default:
      return { x, y, width, height };
  }
}
