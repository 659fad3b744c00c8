import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** ELK's strategy of node placement: for straight arrows, or for a narrow column. */
export type Placement = 'NETWORK_SIMPLEX' | 'SIMPLE';

/** A box of a column. */
export interface ColumnBox {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** An arrow beside a column, between points on the sides of two boxes. */
export interface ColumnArrow {
  readonly from: ColumnEnd;
  readonly to: ColumnEnd;
  readonly isUpward: boolean;
}

interface ColumnEnd {
  readonly box: string;
  /** From the box's upper edge. */
  readonly height: number;
}

/** Positions of boxes and arrows, relative to the column's upper left corner. */
export interface Column {
  readonly width: number;
  readonly height: number;
  /** Upper left corners, by id of the box. */
  readonly corners: ReadonlyMap<string, Point>;
  /** Routes of the arrows, in the order of the input. */
  readonly routes: readonly (readonly Point[])[];
}

/**
 * Stacks boxes vertically in the given order, so that a phone shows the picture by scrolling. Arrows run beside them, down on the
 * right and up on the left. ELK gets every edge as a downward one, since it would reverse others to break cycles and change the
 * order; and one level of nested states at a time, since it fails on many graphs with several.
 */
export async function layoutColumn(
  boxes: readonly ColumnBox[],
  arrows: readonly ColumnArrow[],
  placement: Placement,
): Promise<Column> {
  const edges = arrows.map((arrow, index): ElkExtendedEdge => {
    const ends = [portId(arrow, arrow.from), portId(arrow, arrow.to)];
    const [source = '', target = ''] = arrow.isUpward ? ends.toReversed() : ends;
    return { id: arrowId(index), sources: [source], targets: [target] };
  });
  const graph: ElkNode = {
    id: 'column',
    children: boxes.map((box) => nodeOf(box, arrows)),
    edges: [...edges, ...stack(boxes)],
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.nodePlacement.strategy': placement,
      'elk.randomSeed': '1',
      'elk.padding': '[top=0,left=10,bottom=12,right=10]',
      'elk.spacing.edgeEdge': '7',
      'elk.spacing.edgeNode': '9',
      'elk.layered.spacing.nodeNodeBetweenLayers': '18',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
      'elk.layered.spacing.edgeNodeBetweenLayers': '9',
    },
  };
  const laid = await new ELK().layout(graph);
  const ways = new Map((laid.edges ?? []).map((edge) => [edge.id, routeOf(edge)]));
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    corners: new Map((laid.children ?? []).map(({ id, x, y }) => [id, rounded({ x: x ?? 0, y: y ?? 0 })])),
    routes: arrows.map(({ isUpward }, index) => {
      const way = ways.get(arrowId(index)) ?? [];
      return isUpward ? way.toReversed() : way;
    }),
  };
}

function arrowId(index: number): string {
  return `arrow ${index}`;
}

function portId({ isUpward }: ColumnArrow, { box, height }: ColumnEnd): string {
  return `${isUpward ? 'left' : 'right'} of ${box} at ${height}`;
}

function nodeOf({ id, width, height }: ColumnBox, arrows: readonly ColumnArrow[]): ElkNode {
  const beside = arrows.flatMap((arrow) =>
    [arrow.from, arrow.to]
      .filter(({ box }) => box === id)
      .map((end): [string, ElkPort] => {
        const port = portId(arrow, end);
        const side = arrow.isUpward ? 'WEST' : 'EAST';
        return [port, portAt(port, side, { x: arrow.isUpward ? 0 : width, y: end.height })];
      }),
  );
  const ports = [
    ...new Map(beside).values(),
    portAt(`top of ${id}`, 'NORTH', { x: width / 2, y: 0 }),
    portAt(`bottom of ${id}`, 'SOUTH', { x: width / 2, y: height }),
  ];
  return { id, width, height, ports, layoutOptions: { 'elk.portConstraints': 'FIXED_POS' } };
}

function portAt(id: string, side: string, { x, y }: Point): ElkPort {
  return { id, x, y, width: 0, height: 0, layoutOptions: { 'elk.port.side': side } };
}

/** Invisible edges that keep each box below the one before it. */
function stack(boxes: readonly ColumnBox[]): ElkExtendedEdge[] {
  return boxes.slice(1).map(({ id }, index) => ({
    id: `stack ${index}`,
    sources: [`bottom of ${boxes[index]?.id ?? ''}`],
    targets: [`top of ${id}`],
  }));
}

function routeOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(rounded);
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
