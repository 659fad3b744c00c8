const gap = '  ';

/** Formats a table with a header as aligned lines for a terminal. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...lines.map((cells) => width(cells[at] ?? ''))));
  return lines.map((cells) =>
    cells
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
      .join(gap)
      .trimEnd(),
  );
}

/** Terminal columns that a text takes: two for a Chinese character, none for a combining mark. */
function width(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/\p{Mark}/u.test(letter)) return 0;
  return /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u.test(letter) ? 2 : 1;
}
