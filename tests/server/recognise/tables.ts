import type { Grid } from '../../../server/recognise/recognised.ts';

/** A table whose cells are divided by `|`. */
export function table(...lines: readonly string[]): Grid {
  return lines.map((line, row) =>
    line.split('|').map((text, column) => {
      const cell = `${String.fromCharCode(65 + column)}${row + 1}`;
      return text.trim() === '' ? null : { text: text.trim(), confidence: 1, source: { sheet: 'A', cell } };
    }),
  );
}
