import type { Point } from './column-layout.ts';
import { drawPiece, startMark } from './draw-parts.ts';
import type { LegendEntry } from './legend.ts';
import { fontSizes, type PlacedPiece, type TextLook } from './state-box.ts';
import { element, textOf, type Markup } from './svg.ts';
import { textWidth } from './text-width.ts';

/** A legend with its size. */
export interface LegendLayout {
  readonly entries: readonly LegendEntry[];
  readonly width: number;
  readonly height: number;
}

const margin = { x: 14, top: 4, bottom: 12 };
const lineHeight = 20;
const signWidth = 90;
const languages = ['en', 'zh', 'th'] as const;
const separator = ' · ';

/** Computes the size of a legend with all three languages in a line. */
export function layoutLegend(entries: readonly LegendEntry[]): LegendLayout {
  const meanings = entries.map(({ meaning }) =>
    languages.map((language) => meaning[language]).join(separator),
  );
  const widest = Math.max(0, ...meanings.map((text) => textWidth(text, fontSizes.small)));
  return {
    entries,
    width: margin.x + signWidth + widest + margin.x,
    height: margin.top + entries.length * lineHeight + margin.bottom,
  };
}

/** Draws the legend. The languages share a line, so that there is no gap where a page shows only one of them. */
export function drawLegend({ entries }: LegendLayout, corner: Point): Markup {
  return element(
    'g',
    { class: 'legend' },
    ...entries.flatMap((entry, index): Markup[] => {
      const line = { x: corner.x + margin.x, y: corner.y + margin.top + index * lineHeight };
      const meaning = languages.flatMap((language, position) => [
        ...(position === 0 ? [] : [element('tspan', {}, textOf(separator))]),
        element('tspan', { lang: language }, textOf(entry.meaning[language])),
      ]);
      const at = { x: line.x + signWidth, y: line.y + 13 };
      return [drawSign(entry, line), element('text', { class: 'small', ...at }, ...meaning)];
    }),
  );
}

const looks: Readonly<Partial<Record<LegendEntry['sign'], TextLook>>> = {
  tag: 'chip',
  read: 'chip',
  write: 'chip',
  once: 'chip',
  reenter: 'chip',
  guard: 'small',
  action: 'small',
};

function drawSign({ sign, text }: LegendEntry, corner: Point): Markup {
  const box = { x: corner.x + 0.5, y: corner.y + 1.5, width: 24, height: 15, rx: 4 };
  switch (sign) {
    case 'initial':
      return startMark({ x: corner.x + 5, y: corner.y + 9 });
    case 'region':
      return element('rect', { class: 'box region', ...box });
    case 'final':
      return element(
        'g',
        {},
        element('rect', { class: 'box', ...box }),
        element('rect', { class: 'border', x: box.x + 3, y: box.y + 3, width: 18, height: 9, rx: 2 }),
      );
    default: {
      const look = looks[sign] ?? 'event';
      const width = textWidth(text, fontSizes[look]) + 10;
      const piece: PlacedPiece = { text, look, role: sign, x: 0, y: 13, width };
      return element('g', { class: 'transition' }, ...drawPiece(piece, corner));
    }
  }
}
