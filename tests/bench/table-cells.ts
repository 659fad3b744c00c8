/** A line of a table in Markdown. */
export function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A figure with as many digits as mean something. Throws when it is none above 0. */
export function show(figure: number): string {
  if (!Number.isFinite(figure) || figure <= 0) throw new Error(`not measured: ${figure}`);
  return figure >= 100 ? figure.toFixed(0) : figure.toPrecision(figure < 1 ? 2 : 3);
}
