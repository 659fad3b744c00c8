import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const rows = readFileSync('docs/line.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Fact') && !line.startsWith('| ---'));

describe('what is written about LINE', () => {
  test('names for each fact what is done about it and a test that exists', () => {
    expect(rows.length).toBeGreaterThan(25);
    const shown = rows.map((row) => /^\| [^|]+ \| [^|]+ \| (tests\/\S+) \|$/.exec(row)?.[1] ?? row);
    expect(shown.filter((file) => !existsSync(file))).toEqual([]);
  });
});
