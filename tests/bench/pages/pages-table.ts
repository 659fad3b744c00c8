import { line } from '../table-cells.ts';
import type { MeasuredPages } from './measure-pages.ts';
import type { PageLoad } from './measuring-browser.ts';

const header = [
  '| Page | Visit | First paint, ms | Largest paint, ms | Largest / floor’s | Blocked, ms | Shift | Kilobytes | Requests | Performance |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

/** The table of one run, in Markdown. */
export function drawPagesTable({ floor, pages }: MeasuredPages): string {
  const draw = (name: string, visit: string, load: PageLoad) =>
    line([
      name,
      visit,
      load.firstPaint.toFixed(0),
      load.largestPaint.toFixed(0),
      (load.largestPaint / floor.largestPaint).toFixed(2),
      load.blocked.toFixed(0),
      load.shift.toFixed(3),
      (load.bytes / 1000).toFixed(0),
      load.requests.toFixed(0),
      load.performance.toFixed(0),
    ]);
  return [
    ...header,
    draw('Floor: React and XState alone', 'cold', floor),
    ...pages.flatMap(({ name, cold, again }) => [draw(name, 'cold', cold), draw('', 'again', again)]),
  ].join('\n');
}
