import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const text = readFileSync('docs/requirements.md', 'utf8');
const lines = text.split('\n').filter((line) => line.startsWith('| R-'));

const rows = lines.flatMap((line) => {
  const cells = /^\| (?<number>R-(?<chapter>\d+)\.\d+) \| (?<requirement>[^|]+) \| (?<shown>[^|]+) \|$/.exec(
    line,
  )?.groups;
  return cells === undefined ? [] : [cells];
});

const file = String.raw`tests/[\w./-]+\.test\.tsx?`;
const cellForm = new RegExp(`^${file}(?:, ${file}){0,2}(?:; [^;:]+ not shown)*$`);

describe('the list of requirements', () => {
  test('has a number, a requirement and a test in every row', () => {
    expect(rows.length).toBe(lines.length);
    expect(rows.length).toBeGreaterThan(500);
  });

  test('numbers its rows by chapter, from 1 and without a gap', () => {
    const counts = new Map<number, number>();
    const expected = rows.map(({ chapter }) => {
      const count = (counts.get(Number(chapter)) ?? 0) + 1;
      counts.set(Number(chapter), count);
      return `R-${chapter ?? ''}.${count}`;
    });
    expect(rows.map(({ number }) => number)).toEqual(expected);
    expect([...counts.keys()]).toEqual(Array.from(counts.keys(), (_, index) => index + 1));
  });

  test('states nothing twice', () => {
    const texts = rows.map(({ requirement }) => requirement);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('names one to three tests in a row, and what they leave out', () => {
    const faults = rows.filter(({ shown = '' }) => !cellForm.test(shown));
    expect(faults.map(({ number, shown }) => [number, shown])).toEqual([]);
  });

  test.each([
    'not yet',
    'not yet: the weather',
    'tests/a.test.ts; the form not yet',
    'tests/a.test.ts; the form',
    'tests/a.test.ts, not yet: stock',
  ])('would refuse a row that says "%s"', (shown) => {
    expect(shown).not.toMatch(cellForm);
  });

  test('names tests that exist, each once in a row', () => {
    const named = rows.map(({ shown = '' }) => shown.match(/tests\/[^ ,;]+/g) ?? []);
    expect(named.flat().filter((file) => !existsSync(file))).toEqual([]);
    expect(named.filter((files) => new Set(files).size !== files.length)).toEqual([]);
  });
});
