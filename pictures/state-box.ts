import type { ChartState, ChartTransition } from './chart.ts';
import { breakLines, textWidth } from './text-width.ts';

/** Style of a text: its size is in `fontSizes`, its weight in the style sheet. A chip is a text with a background. */
export type TextLook = 'title' | 'event' | 'small' | 'chip';

export const fontSizes: Readonly<Record<TextLook, number>> = { title: 14, event: 12, small: 11, chip: 11 };

/** A text on a single line. */
interface Piece {
  readonly text: string;
  readonly look: TextLook;
  /** CSS class by meaning: `guard`, `tag`, `read`. */
  readonly role: string;
}

export interface PlacedPiece extends Piece {
  /** Left end and base line, from the upper left corner of the box; a chip's ground begins there. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Placed texts, and the size of the box with padding. */
export interface StateBox {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly PlacedPiece[];
}

export interface TransitionRow {
  readonly transition: ChartTransition;
  readonly pieces: readonly PlacedPiece[];
  /** Height of its first line's middle, where an arrow leaves the box. */
  readonly middle: number;
}

export interface TransitionBox extends StateBox {
  readonly rows: readonly TransitionRow[];
}

const edge = { x: 12, y: 8 };
/** Height of the middle of a state's name, where arrows reach it. */
export const headMiddle = 19;
const gap = 6;
/** Left and right of a chip's text. */
export const chipPadding = 5;
/** Below the event. */
const indent = 10;
/** Above a transition. */
const rowGap = 4;
/** Room before the title for the mark of an initial state. */
const initialMarkWidth = 14;
/** Texts are broken at this width, so that a box with its arrows has room on a phone. */
const widestText = 222;

/** Lays out a state's name, tags, services, entry and exit actions. */
export function layoutHead(state: ChartState): StateBox {
  const paragraphs: Paragraph[] = [
    {
      indent: state.isInitial ? initialMarkWidth : 0,
      pieces: [
        { text: state.key, look: 'title', role: 'name' },
        ...state.tags.map((tag): Piece => ({ text: tag, look: 'chip', role: 'tag' })),
      ],
    },
    ...state.services.map(({ id, name, kind }): Paragraph => ({
      indent: 0,
      pieces: [
        { text: kind, look: 'chip', role: kind },
        { text: id === name ? name : `${name}, as ${id}`, look: 'event', role: 'service' },
      ],
    })),
    ...state.entry.flatMap((action) => smallLines(`entry / ${action}`, 'action', 0)),
    ...state.exit.flatMap((action) => smallLines(`exit / ${action}`, 'action', 0)),
  ];
  const { pieces, bottom } = layoutParagraphs(paragraphs, edge.y);
  return { pieces, width: widthOf(pieces), height: bottom + edge.y };
}

/** Lays out a state's transitions; the box is empty when there are none. */
export function layoutTransitions(state: ChartState): TransitionBox {
  let top = 0;
  const rows = state.transitions.map((transition): TransitionRow => {
    const { pieces, bottom } = layoutParagraphs(paragraphsOf(transition), top + rowGap);
    const row = { transition, pieces, middle: top + rowGap + lineHeights.event / 2 };
    top = bottom;
    return row;
  });
  const pieces = rows.flatMap((row) => row.pieces);
  return { rows, pieces, width: widthOf(pieces), height: rows.length === 0 ? 0 : top + edge.y };
}

const lineHeights: Readonly<Record<TextLook, number>> = { title: 22, event: 18, small: 15, chip: 20 };

interface Paragraph {
  readonly indent: number;
  readonly pieces: readonly Piece[];
}

function paragraphsOf(transition: ChartTransition): Paragraph[] {
  const { label, kind, to, reenter, guard, actions } = transition;
  return [
    {
      indent: 0,
      pieces: [
        { text: label, look: 'event', role: kind },
        ...to.map((path): Piece => ({
          text: `→ ${nameTarget(path, transition.from)}`,
          look: 'event',
          role: 'target',
        })),
        ...(reenter ? [{ text: 'reenter', look: 'chip', role: 'reenter' } as const] : []),
      ],
    },
    ...(guard === null ? [] : smallLines(`[${guard}]`, 'guard', indent)),
    ...(actions.length === 0 ? [] : smallLines(`/ ${actions.join('; ')}`, 'action', indent)),
  ];
}

/** The name of a target: the key of a sibling, a child or the state itself, else the path within the chart. */
function nameTarget(path: string, from: string): string {
  const parent = path.slice(0, path.lastIndexOf('.'));
  const isNear = path === from || parent === from || from.startsWith(`${parent}.`);
  return path.slice(isNear ? parent.length + 1 : path.indexOf('.') + 1);
}

function smallLines(text: string, role: string, left: number): Paragraph[] {
  return breakLines(text, fontSizes.small, widestText - left).map((line) => ({
    indent: left,
    pieces: [{ text: line, look: 'small', role }],
  }));
}

/** Places texts one after the other, wrapping at the maximum width. */
function layoutParagraphs(
  paragraphs: readonly Paragraph[],
  from: number,
): { readonly pieces: PlacedPiece[]; readonly bottom: number } {
  const placed: PlacedPiece[] = [];
  let top = from;
  for (const { indent: left, pieces } of paragraphs) {
    let x = left;
    let height = 0;
    for (const piece of pieces) {
      const width =
        textWidth(piece.text, fontSizes[piece.look]) + (piece.look === 'chip' ? 2 * chipPadding : 0);
      if (height > 0 && x + width > widestText) {
        top += height;
        height = 0;
        x = left + indent;
      }
      height = Math.max(height, lineHeights[piece.look]);
      placed.push({ ...piece, x: edge.x + x, y: top + Math.round(height * 0.72), width });
      x += width + gap;
    }
    top += height;
  }
  return { pieces: placed, bottom: top };
}

function widthOf(pieces: readonly PlacedPiece[]): number {
  return Math.max(0, ...pieces.map(({ x, width }) => x + width)) + edge.x;
}
