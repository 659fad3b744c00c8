import type { Point } from './column.ts';
import { element } from './svg.ts';
import type { Markup } from './svg.ts';

/** The dot before the name of the state that its parent begins with. */
export function startMark({ x, y }: Point): Markup {
  return element('circle', { class: 'start', cx: x, cy: y, r: 4 });
}
