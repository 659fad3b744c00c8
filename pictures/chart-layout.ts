import type { Chart } from './chart.ts';
import { layoutColumn } from './column-layout.ts';
import type { ColumnArrow, Placement, Point } from './column-layout.ts';
import { arrowsOf, measureState } from './measured-state.ts';
import type { Arrow, MeasuredState } from './measured-state.ts';
import { headMiddle } from './state-box.ts';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedState extends MeasuredState {
  readonly box: Box;
  /** The box of its name and transitions: the same, or one within it when it has child states. */
  readonly texts: Box;
}

export interface PlacedArrow extends Arrow {
  /** From where the transition is named to the state it leads to. */
  readonly points: readonly Point[];
}

/** Positions of all states and arrows, in whole pixels. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** A state comes before those inside it. */
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
}

/** As wide as a phone. */
const phoneWidth = 390;
/** Around the whole chart. */
const margin = 10;

/**
 * Computes a deterministic layout, at least `minimumWidth` wide: with straight arrows if that fits a phone, else as narrow as
 * possible.
 */
export async function layoutChart(chart: Chart, minimumWidth: number): Promise<ChartLayout> {
  const root = measureState(chart.root);
  const arrows = arrowsOf(root);
  const straight = await place(root, 0, arrows, 'NETWORK_SIMPLEX');
  const fits = straight.width + 2 * margin <= phoneWidth;
  const placed = fits ? straight : await place(root, 0, arrows, 'SIMPLE');
  const width = Math.max(placed.width + 2 * margin, minimumWidth);
  const moved = move(placed, { x: Math.round((width - placed.width) / 2), y: margin });
  return { ...moved, width, height: placed.height + 2 * margin };
}

/** Lays out a state and its descendants, relative to its own corner; `width` is that of a state without children. */
async function place(
  laid: MeasuredState,
  width: number,
  arrows: readonly Arrow[],
  placement: Placement,
): Promise<ChartLayout> {
  if (laid.inside.length === 0) return placeTexts(laid, width);

  const innerWidth = widthInside(laid);
  const others = laid.inside.map((part) => place(part, innerWidth, arrows, placement));
  const parts = [placeTexts(laid, innerWidth), ...(await Promise.all(others))];
  const beside = arrows.filter(({ within }) => within === laid.state.path);
  const column = await layoutColumn(
    parts.map(({ width, height }, index) => ({ id: String(index), width, height })),
    beside.map((arrow) => columnArrow(arrow, parts)),
    placement,
  );

  const placed = parts.map((part, index) => move(part, column.corners.get(String(index)) ?? { x: 0, y: 0 }));
  const states = placed.flatMap((part) => part.states);
  const ways = beside.map((arrow, index): PlacedArrow => {
    const way = column.routes[index] ?? [];
    return {
      ...arrow,
      points: withoutStraightPoints([startOf(arrow, states), ...way, endOf(arrow, states)]),
    };
  });
  const box = { x: 0, y: 0, width: column.width, height: column.height };
  return {
    width: column.width,
    height: column.height,
    states: states.map((each) => (each.state === laid.state ? { ...each, box } : each)),
    arrows: [...placed.flatMap((part) => part.arrows), ...ways],
  };
}

function placeTexts(laid: MeasuredState, width: number): ChartLayout {
  const height = laid.head.height + laid.transitions.height;
  const box = { x: 0, y: 0, width, height };
  return { width, height, states: [{ ...laid, box, texts: box }], arrows: [] };
}

/** The common width of all boxes in a column: that of the widest. */
function widthInside({ head, transitions, inside }: MeasuredState): number {
  const leaves = inside.filter((part) => part.inside.length === 0);
  const boxes = [head, transitions, ...leaves.flatMap((leaf) => [leaf.head, leaf.transitions])];
  return Math.max(...boxes.map(({ width }) => width));
}

function columnArrow(arrow: Arrow, parts: readonly ChartLayout[]): ColumnArrow {
  const end = (path: string, pointOf: (arrow: Arrow, states: readonly PlacedState[]) => Point) => {
    const index = parts.findIndex(({ states }) => states.some(({ state }) => state.path === path));
    return { box: String(index), height: pointOf(arrow, parts[index]?.states ?? []).y };
  };
  return { from: end(arrow.transition.from, startOf), to: end(arrow.to, endOf), isUpward: arrow.isUpward };
}

/** Beside the line that names the transition. */
function startOf({ transition, isUpward }: Arrow, states: readonly PlacedState[]): Point {
  const { texts, head, transitions } = stateAt(transition.from, states);
  const row = transitions.rows.find((each) => each.transition === transition);
  return { x: sideOf(texts, isUpward), y: texts.y + head.height + (row?.middle ?? 0) };
}

/** Beside the name of the state. */
function endOf({ to, isUpward }: Arrow, states: readonly PlacedState[]): Point {
  const { box, texts } = stateAt(to, states);
  return { x: sideOf(box, isUpward), y: texts.y + headMiddle };
}

function sideOf({ x, width }: Box, isUpward: boolean): number {
  return isUpward ? x : x + width;
}

function stateAt(path: string, states: readonly PlacedState[]): PlacedState {
  const found = states.find(({ state }) => state.path === path);
  if (found === undefined) throw new Error(`${path} has no place in the picture`);
  return found;
}

/** A route without the points at which it doesn't bend. */
function withoutStraightPoints(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return true;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });
}

function move({ states, arrows, ...size }: ChartLayout, by: Point): ChartLayout {
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + by.x, y: point.y + by.y });
  return {
    ...size,
    states: states.map((each) => ({ ...each, box: moved(each.box), texts: moved(each.texts) })),
    arrows: arrows.map((arrow) => ({ ...arrow, points: arrow.points.map(moved) })),
  };
}
