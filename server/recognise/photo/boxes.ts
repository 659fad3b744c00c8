/** A point of a picture, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle around a text: its middle, its sides, and how far it is turned clockwise, in radians. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** The corners of a convex polygon around all points, in order. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [last, before] = [chain.at(-1), chain.at(-2)];
        if (last === undefined || before === undefined || cross(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.reverse())];
  return hull.length === 0 ? sorted.slice(0, 1) : hull;
}

function cross(origin: Point, one: Point, other: Point): number {
  return (one.x - origin.x) * (other.y - origin.y) - (one.y - origin.y) * (other.x - origin.x);
}

/** The rectangle of least area around a polygon; its width is the longer side. */
export function leastBox(hull: readonly Point[]): TextBox {
  let best: TextBox | null = null;
  for (const [at, point] of hull.entries()) {
    const next = hull[(at + 1) % hull.length] ?? point;
    const box = boxAtAngle(hull, Math.atan2(next.y - point.y, next.x - point.x));
    if (best === null || box.width * box.height < best.width * best.height) best = box;
  }
  const box = best ?? boxAtAngle(hull, 0);
  return box.width >= box.height
    ? { ...box, angle: halfTurn(box.angle) }
    : { ...box, width: box.height, height: box.width, angle: halfTurn(box.angle + Math.PI / 2) };
}

/** The rectangle around a polygon whose sides lie at this angle. */
export function boxAtAngle(hull: readonly Point[], angle: number): TextBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** The same direction of a line, between -90 and 90 degrees. */
function halfTurn(angle: number): number {
  const turned = angle - Math.round(angle / Math.PI) * Math.PI;
  return turned <= -Math.PI / 2 ? turned + Math.PI : turned;
}

/** The part of a box between two shares of its width. */
export function partOfBox(box: TextBox, from: number, to: number): TextBox {
  const shift = ((from + to) / 2 - 0.5) * box.width;
  return {
    ...box,
    x: box.x + shift * Math.cos(box.angle),
    y: box.y + shift * Math.sin(box.angle),
    width: (to - from) * box.width,
  };
}

/** The upright rectangle around a box. */
export function boundsOf({ x, y, width, height, angle }: TextBox) {
  const across = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle));
  const down = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  return { left: x - across / 2, top: y - down / 2, width: across, height: down };
}
