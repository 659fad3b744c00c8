// Prints where the minutes of the last `npm test` went, as a table for docs/test-minutes.md.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(import.meta.dirname);
const reports = join(root, '.build', 'reports');
const partsFile = join(reports, 'parts.json');
const slowestShown = 5;

/**
 * @typedef {{ name: string, seconds: number }} Timed
 * @typedef {Timed & { checks?: Timed[] }} Part
 * @typedef {{ testResults: { name: string, startTime: number, endTime: number, assertionResults: unknown[] }[] }} Report
 */

/**
 * Keeps how long each part of a run took.
 * @param {readonly Part[]} parts
 */
export async function keepParts(parts) {
  await mkdir(reports, { recursive: true });
  await writeFile(partsFile, JSON.stringify(parts));
}

/**
 * The table of the run that was kept last. A file's seconds are those of its tests and hooks, without the import of its
 * modules; files run beside each other, so that their sum may be more than the part took.
 */
export async function tellMinutes() {
  /** @type {Part[]} */
  const parts = JSON.parse(await readFile(partsFile, 'utf8').catch(() => '[]'));
  const rows = await Promise.all(parts.map(rowOf));
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    '| Part | Seconds | Files | Seconds in tests | Slowest |',
    '|---|---|---|---|---|',
    ...rows,
    `| all | ${Math.round(total)} | | | |`,
  ].join('\n');
}

/** @param {Part} part */
async function rowOf({ name, seconds, checks }) {
  const timed = checks ?? (await filesOf(name));
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  const cells = [
    name,
    Math.round(seconds),
    timed.length,
    Math.round(timed.reduce((sum, one) => sum + one.seconds, 0)),
    slowest.map((one) => `${one.name} ${one.seconds.toFixed(1)}`).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * @param {string} part
 * @returns {Promise<Timed[]>}
 */
async function filesOf(part) {
  /** @type {Report} */
  const { testResults } = JSON.parse(
    await readFile(join(reports, `${part}.json`), 'utf8').catch(() => '{"testResults":[]}'),
  );
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(join(root, 'tests'), name),
    seconds: (endTime - startTime) / 1000,
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await tellMinutes());
