import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allWords, keysOf } from './all-words.ts';
import { keysSaid } from './said-keys.ts';

const folder = new URL('../../src/', import.meta.url);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

describe('a word', () => {
  test('that no screen says is not kept', () => {
    const keys = keysOf(allWords('en'));
    const said = new Set(keysSaid(source, keys));
    expect(keys.filter((key) => !said.has(key))).toEqual([]);
  });
});
