import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allWords } from './all-words.ts';
import type { Words } from './all-words.ts';

function keysOf(words: Words, path = ''): readonly string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${path}${name.replace(/_(one|other)$/, '')}`]
      : keysOf(value, `${path}${name}.`),
  );
}

const folder = new URL('../../src/', import.meta.url);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** Keys that the program spells out, and those that it puts together: `status.${word}` stands for every word. */
const spelled = new Set(source.match(/(?<=['"`])\w+(\.\w+)+(?=['"`])/g));
const composed = (source.match(/(?<=`)[\w.]*(\$\{[^}]+\}[\w.]*)+(?=`)/g) ?? [])
  .filter((template) => /\w\.\$|\}\.\w/.test(template))
  .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`));

describe('a word', () => {
  test('that no screen says is not kept', () => {
    const unsaid = keysOf(allWords('en')).filter(
      (key) => !spelled.has(key) && !composed.some((pattern) => pattern.test(key)),
    );
    expect([...new Set(unsaid)]).toEqual([]);
  });
});
