import { line } from '../table-cells.ts';
import type { Fixture } from './fixtures.ts';
import type { Score } from './score.ts';

/** A file and how it was read. */
export interface Measured extends Pick<Fixture, 'name' | 'kind' | 'language'> {
  readonly score: Score;
  readonly seconds: number;
  /** Of all cores, which other work leaves as they are. */
  readonly processorSeconds: number;
}

/** The share of rows that is to be right, by kind and, where it differs, language. */
const aims: Readonly<Record<string, number>> = {
  sheet: 0.99,
  document: 0.97,
  PDF: 0.97,
  photo: 0.9,
  'photo th': 0.8,
  'hard photo': 0.75,
  'long photo': 0.9,
  'long photo th': 0.8,
  'scanned PDF': 0.9,
  'scanned PDF th': 0.8,
};

/** How much was read right, in Markdown: a line for each kind and language. */
export function drawScores(measured: readonly Measured[]): string {
  const groups = new Map<string, Measured[]>();
  for (const one of measured) {
    const name = `${one.kind} ${one.language}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [
    line([
      'Kind',
      'Files',
      'Rows right',
      "With the shop's products",
      'Its products: by exact names, asked, wrong',
      'Aim',
      'Cells right',
      'Wrong and not marked',
      'Names to check: of right ones, of wrong ones',
      'Seconds a file',
      'Of the processor',
    ]),
    line(Array.from({ length: 11 }, () => '---')),
    ...[...groups].map(([name, files]) => {
      const sum = (of: (one: Measured) => number) => files.reduce((all, one) => all + of(one), 0);
      const rows = sum(({ score }) => score.rows);
      const right = sum(({ score }) => score.rightRows);
      return line([
        name,
        String(files.length),
        share(right, rows),
        share(
          sum(({ score }) => score.rightWithProducts),
          rows,
        ),
        [
          sum(({ score }) => score.exactProducts),
          sum(({ score }) => score.askedProducts),
          sum(({ score }) => score.wrongProducts),
        ].join(', '),
        percent(aims[name] ?? aims[name.slice(0, -3)] ?? 0),
        percent(sum(({ score }) => score.rightCells) / sum(({ score }) => score.cells)),
        String(sum(({ score }) => score.silent)),
        [
          `${sum(({ score }) => score.markedRightNames)} of ${sum(({ score }) => score.rightNames)}`,
          `${sum(({ score }) => score.markedWrongNames)} of ${sum(({ score }) => score.wrongNames)}`,
        ].join(', '),
        (sum(({ seconds }) => seconds) / files.length).toFixed(1),
        (sum(({ processorSeconds }) => processorSeconds) / files.length).toFixed(1),
      ]);
    }),
  ].join('\n');
}

function share(some: number, all: number): string {
  return `${some} of ${all}, ${percent(some / all)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
