import type { Times } from '../compare.ts';
import { median, ratio } from '../ratio.ts';
import { line, show } from '../table-cells.ts';

/** Two things that were timed in turns. */
export interface Pair {
  readonly times: Times;
  /** How many calls each time is of. */
  readonly calls: Readonly<Record<string, number>>;
}

export interface Row {
  readonly what: string;
  /** What is judged, and what it is measured against. */
  readonly one: string;
  readonly other: string;
  /** In time the ratio is to be at most this; in throughput, calls in a second, at least. */
  readonly aim: { readonly time: number } | { readonly throughput: number } | null;
}

const header = [
  '| Measure | Aim | Ratio | Aim kept | A call, ms | Against, ms |',
  '|---|---|---|---|---|---|',
];

/** The table of one run, in Markdown. Throws when something in it was not measured. */
export function drawServerTable(measured: readonly (readonly [Row, Pair])[]): string {
  return [...header, ...measured.map(([row, pair]) => drawRow(row, pair))].join('\n');
}

function drawRow({ what, one, other, aim }: Row, { times, calls }: Pair): string {
  const perCall = (name: string) => (times[name] ?? []).map((time) => time / (calls[name] ?? NaN));
  const each: Times = { [one]: perCall(one), [other]: perCall(other) };
  const inThroughput = aim !== null && 'throughput' in aim;
  const figure = inThroughput ? ratio(each, other, one) : ratio(each, one, other);
  return line([
    what,
    aim === null ? 'none' : inThroughput ? `≥ ${aim.throughput} in throughput` : `≤ ${aim.time} in time`,
    show(figure),
    aim === null ? '–' : (inThroughput ? figure >= aim.throughput : figure <= aim.time) ? 'yes' : '**no**',
    show(median(each[one] ?? [])),
    show(median(each[other] ?? [])),
  ]);
}
