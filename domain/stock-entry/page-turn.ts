import type { EntryRow } from './entry-rows.ts';

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Rows stand in the order in which they were read. */
type PlacedRow = Pick<EntryRow, 'id' | 'source'>;

/** A row is below another if it is farther down than this share of its height. */
const leastStep = 0.5;

/**
 * How a page has to be turned for its rows to be read: upright they are wider than high, and each is below the one before. Where
 * the rows do not say, the page stays as it is.
 */
export function turnsOfPage(rows: readonly PlacedRow[], page: number): QuarterTurns {
  const boxes = rows
    .flatMap(({ id, source }) =>
      source !== null && 'box' in source && source.page === page
        ? [{ at: placeOf(id), box: source.box }]
        : [],
    )
    .sort((one, other) => one.at - other.at)
    .map(({ box: [x = 0, y = 0, width = 0, height = 0] }) => ({ x, y, width, height }));
  const lying = boxes.filter(({ width, height }) => width > height).length;
  const isOnSide = lying < boxes.length / 2;
  const lines = boxes.map(({ x, y, width, height }) =>
    isOnSide ? { middle: x + width / 2, height: width } : { middle: y + height / 2, height },
  );
  const steps = lines.flatMap(({ middle, height }, at) => {
    const last = lines[at - 1];
    const step = last === undefined ? 0 : middle - last.middle;
    return Math.abs(step) > height * leastStep ? [step] : [];
  });
  const ahead = steps.filter((step) => step > 0).length;
  const back = steps.length - ahead;
  if (ahead === back) return 0;
  if (isOnSide) return ahead > back ? 1 : 3;
  return ahead > back ? 0 : 2;
}

function placeOf(id: string): number {
  return Number(/^row-(\d+)$/.exec(id)?.[1] ?? Number.MAX_SAFE_INTEGER);
}
