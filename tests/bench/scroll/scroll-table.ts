import { line } from '../table-cells.ts';
import type { MeasuredScroll, MeasuredMove } from './measure-scroll.ts';

const header = [
  '| What is done | Frames | Late, over 16.7 ms | Over 50 ms | Slowest frame | Longest task | Slowest tap (INP) |',
  '|---|---|---|---|---|---|---|',
];

/** Milliseconds above which a frame is late: half a frame more than one takes at 60 a second, since times are rounded. */
const late = 25;

/** The tables of one run, in Markdown. */
export function drawScrollTable({ moves, memory }: MeasuredScroll): string {
  return [
    ...header,
    ...moves.map(drawMove),
    '',
    '| Memory after garbage collection | MB of JavaScript | DOM nodes |',
    '|---|---|---|',
    ...memory.map(({ name, heap, nodes }) => line([name, heap.toFixed(1), nodes.toFixed(0)])),
  ].join('\n');
}

/** A row of the table. */
export function drawMove({ name, movement: { frames, longestTask, slowestTap } }: MeasuredMove): string {
  const over = (limit: number) => frames.filter((time) => time > limit).length.toFixed(0);
  return line([
    name,
    frames.length.toFixed(0),
    over(late),
    over(50),
    Math.max(...frames).toFixed(0),
    longestTask === 0 ? 'under 50' : longestTask.toFixed(0),
    slowestTap === 0 ? '' : slowestTap.toFixed(0),
  ]);
}
