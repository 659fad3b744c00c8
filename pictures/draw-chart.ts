import { layoutChart, type Box, type PlacedArrow, type PlacedState } from './chart-layout.ts';
import type { Chart, ChartTransition } from './chart.ts';
import type { Point } from './column-layout.ts';
import { drawLegend, layoutLegend } from './draw-legend.ts';
import { legendOf } from './legend.ts';
import { drawPiece, startMark } from './draw-parts.ts';
import { pictureStyle } from './picture-style.ts';
import { headMiddle } from './state-box.ts';
import { element, textOf, type Markup } from './svg.ts';

/**
 * Draws a chart as an SVG document, deterministically. Each state and each transition is a
 * group with an id made of its path (`state-order.shown`, `transition-order.shown-order.open-0`); `data-state`, `data-from` and
 * `data-to` hold paths as screens have them, without the chart's name.
 */
export async function drawChart(chart: Chart): Promise<string> {
  const legend = layoutLegend(legendOf(chart));
  const arrangement = await layoutChart(chart, legend.width);
  const height = arrangement.height + legend.height;
  const drawing = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'chart',
      id: `chart-${chart.name}`,
      'data-chart': chart.name,
      width: arrangement.width,
      height,
      viewBox: `0 0 ${arrangement.width} ${height}`,
      role: 'img',
    },
    element('title', {}, textOf(chart.name)),
    element('desc', {}, textOf(chart.description)),
    element('style', {}, textOf(pictureStyle)),
    element('rect', { class: 'ground', width: arrangement.width, height }),
    ...arrangement.states.map(drawState),
    ...arrangement.states.flatMap((state) => drawTransitions(state, arrangement.arrows)),
    drawLegend(legend, { x: 0, y: arrangement.height }),
  );
  return `${drawing}\n`;
}

function drawState({ state, depth, head, transitions, box, texts }: PlacedState): Markup {
  const { x, y, width } = box;
  const isPlainWithTransitions = state.children.length === 0 && transitions.rows.length > 0;
  const ruleAt = y + head.height;
  return element(
    'g',
    { class: `state ${state.type}`, id: `state-${state.path}`, 'data-state': withoutChart(state.path) },
    drawBorder(['box', ...(depth % 2 === 0 ? [] : ['deep']), ...(state.isRegion ? ['region'] : [])], box, 0),
    // A state in which a chart ends has a second border within the first.
    ...(state.type === 'final' ? [drawBorder(['border'], box, 3)] : []),
    ...(state.isInitial ? [startMark({ x: texts.x + 16, y: texts.y + headMiddle })] : []),
    ...head.pieces.flatMap((piece) => drawPiece(piece, texts)),
    ...(isPlainWithTransitions
      ? [element('line', { class: 'rule', x1: x + 1, x2: x + width - 1, y1: ruleAt, y2: ruleAt })]
      : []),
  );
}

function drawBorder(classes: readonly string[], { x, y, width, height }: Box, inset: number): Markup {
  return element('rect', {
    class: classes.join(' '),
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: 8 - inset / 2,
  });
}

function drawTransitions(
  { head, transitions, texts }: PlacedState,
  arrows: readonly PlacedArrow[],
): Markup[] {
  return transitions.rows.map(({ transition, pieces }) =>
    element(
      'g',
      attributesOf(transition),
      ...pieces.flatMap((piece) => drawPiece(piece, { x: texts.x, y: texts.y + head.height })),
      ...arrows.filter((arrow) => arrow.transition === transition).flatMap(({ points }) => drawArrow(points)),
    ),
  );
}

function attributesOf({ kind, from, event, index, to }: ChartTransition): Record<string, string | number> {
  const id = `${from}-${event}-${index}`;
  return {
    class: `transition ${kind}`,
    id: `transition-${id}`,
    'data-transition': id,
    'data-from': withoutChart(from),
    'data-event': event,
    'data-index': index,
    'data-to': to.map(withoutChart).join(' '),
  };
}

function withoutChart(path: string): string {
  return path.split('.').slice(1).join('.');
}

function drawArrow(points: readonly Point[]): Markup[] {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return [];
  // Arrows reach a state from its side.
  const back = before.x < end.x ? -7 : 7;
  return [
    element('path', {
      class: 'arrow',
      d: roundedPath([...points.slice(0, -1), { x: end.x + back / 2, y: end.y }]),
    }),
    element('path', { class: 'head', d: `M${end.x} ${end.y}l${back} -4v8z` }),
  ];
}

const bend = 4;

function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      const from = towards(point, before);
      const to = towards(point, after);
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join('');
}

/** The point a bend's radius away, or half way where the two are close. */
function towards(from: Point, to: Point): Point {
  const distance = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const part = distance === 0 ? 0 : Math.min(bend, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
