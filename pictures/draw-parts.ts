import type { Point } from './column-layout.ts';
import { chipPadding, type PlacedPiece } from './state-box.ts';
import { element, textOf, type Markup } from './svg.ts';

/** Draws a text of a box, relative to the box's upper left corner; a chip also has a background. */
export function drawPiece({ text, look, role, width, ...piece }: PlacedPiece, corner: Point): Markup[] {
  const x = corner.x + piece.x;
  const y = corner.y + piece.y;
  if (look !== 'chip') return [element('text', { class: `${look} ${role}`, x, y }, textOf(text))];
  return [
    element('rect', { class: `chip ${role}`, x, y: y - 12, width, height: 16, rx: 8 }),
    element('text', { class: role, x: x + chipPadding, y }, textOf(text)),
  ];
}

/** The dot before the name of an initial state. */
export function startMark({ x, y }: Point): Markup {
  return element('circle', { class: 'start', cx: x, cy: y, r: 4 });
}
