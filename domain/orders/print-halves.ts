/** From how many lines on a print has two columns. */
const oneColumnMax = 10;

/** The rows of a print: a line each, or above 10 lines one of either half, the first half being the longer one. */
export function printRows<Line>(
  lines: readonly Line[],
): readonly (readonly [Line] | readonly [Line, Line | null])[] {
  if (lines.length <= oneColumnMax) return lines.map((line) => [line] as const);
  const half = Math.ceil(lines.length / 2);
  return lines.slice(0, half).map((line, index) => [line, lines[half + index] ?? null] as const);
}
