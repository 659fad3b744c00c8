import { median } from '../ratio.ts';
import { line, show } from '../table-cells.ts';
import type { Finding } from './measure-finding.ts';

const aims = { first: 0.95, firstThree: 0.99 };

/** The table of one run, in Markdown: each language in a small shop and in a large one. */
export function drawFindingTable(
  small: readonly Finding[],
  large: readonly Finding[],
  sizes: readonly number[],
): string {
  const [few = 0, many = 0] = sizes.map((size) => size.toLocaleString('en'));
  const header = [
    'Language',
    'Queries',
    ...[few, many].flatMap((size) => [`First of ${size}`, 'In the first three', 'Median, ms', '95 %, ms']),
  ];
  const rows = small.map((finding) => {
    const other = large.find(({ language }) => language === finding.language);
    return line([
      finding.language,
      String(finding.queries),
      ...cells(finding),
      ...(other ? cells(other) : []),
    ]);
  });
  return [line(header), line(header.map(() => '---')), ...rows].join('\n');
}

/** What was not first, a line each. */
export function drawMisses(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ language, misses }) =>
      misses.map(
        ({ typed, place, before }) => `${language}: ${typed} is ${place ?? 'not found'}; first is ${before}`,
      ),
    )
    .join('\n');
}

function cells({ queries, first, firstThree, times }: Finding): string[] {
  const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN;
  return [
    share(first, queries, aims.first),
    share(firstThree, queries, aims.firstThree),
    show(median(times)),
    show(slow),
  ];
}

function share(count: number, of: number, aim: number): string {
  const figure = `${((100 * count) / of).toFixed(1)} %`;
  return count / of >= aim ? figure : `**${figure}**`;
}
