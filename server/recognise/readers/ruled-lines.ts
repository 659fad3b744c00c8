import { getResolvedPDFJS } from 'unpdf';
import type { getDocumentProxy } from 'unpdf';

/** A straight line of a page, level or upright: where it is, and from where it reaches until where, in points from the top left. */
export interface Rule {
  readonly at: number;
  readonly from: number;
  readonly until: number;
}

/** The lines that are drawn on a page, and the edges of areas that are filled. */
export interface Rules {
  readonly level: readonly Rule[];
  readonly upright: readonly Rule[];
}

/** Lines that are shorter are parts of letters and pictures. */
const shortest = 4;
/** A page with more lines has a drawing, and no more lines are asked for. */
const mostRules = 4000;
const noRules: Rules = { level: [], upright: [] };

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];

/** How many numbers follow each kind of step of a path, by its number: to, line, curve, quadratic curve, close. */
const stepLengths = [2, 2, 6, 4, 0];

/** The lines of a page of a document, which is as high. */
export async function ruledLines(document: Document, number: number, height: number): Promise<Rules> {
  const { OPS } = await getResolvedPDFJS();
  const painted = new Set<unknown>([
    OPS.stroke,
    OPS.closeStroke,
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const page = await document.getPage(number);
  // What a damaged drawing says in texts can be read all the same.
  const drawn = await page.getOperatorList().catch(() => null);
  page.cleanup();
  if (drawn === null) return noRules;
  const { fnArray, argsArray } = drawn;
  const found = { level: new Map<string, Rule>(), upright: new Map<string, Rule>() };
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    const given: unknown = argsArray[at];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    if (operator === OPS.transform) matrix = within(matrix, given);
    if (operator === OPS.paintFormXObjectBegin) matrix = within(matrix, args[0]);
    const [paint, paths] = args;
    if (operator !== OPS.constructPath || !painted.has(paint) || !Array.isArray(paths)) continue;
    const [path] = paths as readonly unknown[];
    if (!(path instanceof Float32Array)) continue;
    for (const [one, other] of segmentsOf(path, matrix)) addRule(found, one, other, height);
    if (found.level.size + found.upright.size > mostRules) return noRules;
  }
  return { level: [...found.level.values()], upright: [...found.upright.values()] };
}

function within(outer: Matrix, inner: unknown): Matrix {
  const numbers = inner == null ? [] : Array.from(inner as ArrayLike<number>);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  const [oa, ob, oc, od, oe, of] = outer;
  return [
    oa * a + oc * b,
    ob * a + od * b,
    oa * c + oc * d,
    ob * c + od * d,
    oa * e + oc * f + oe,
    ob * e + od * f + of,
  ];
}

/** The straight parts of a path, which closes where it says so. */
function segmentsOf(path: Float32Array, [a, b, c, d, e, f]: Matrix): [Point, Point][] {
  const segments: [Point, Point][] = [];
  let [start, last]: Point[] = [];
  for (let at = 0; at < path.length;) {
    const step = path[at] ?? 0;
    const length = stepLengths[step];
    if (length === undefined) return segments;
    const [x = 0, y = 0] = path.subarray(at + length - 1, at + length + 1);
    const point: Point | undefined = length === 0 ? start : [a * x + c * y + e, b * x + d * y + f];
    if (step === 0) start = point;
    else if (length < 3 && last !== undefined && point !== undefined) segments.push([last, point]);
    last = point;
    at += length + 1;
  }
  return segments;
}

function addRule(
  { level, upright }: { readonly level: Map<string, Rule>; readonly upright: Map<string, Rule> },
  [x, y]: Point,
  [otherX, otherY]: Point,
  height: number,
): void {
  const isLevel = Math.abs(y - otherY) < 1 && Math.abs(x - otherX) >= shortest;
  const isUpright = Math.abs(x - otherX) < 1 && Math.abs(y - otherY) >= shortest;
  if (!isLevel && !isUpright) return;
  const [at, one, other] = isLevel ? [height - y, x, otherX] : [x, height - y, height - otherY];
  const rule = { at, from: Math.min(one, other), until: Math.max(one, other) };
  const key = [rule.at, rule.from, rule.until].map(Math.round).join(' ');
  (isLevel ? level : upright).set(key, rule);
}

/** Makes Node 20 finish the lists of what is drawn on pages with fonts: pdf.js calls what only later ones have. */
function completeArrayBuffers(): void {
  const buffers: object = ArrayBuffer.prototype;
  if ('transferToFixedLength' in buffers) return;
  Object.defineProperty(buffers, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      return this.slice(0, length);
    },
  });
}

completeArrayBuffers();
