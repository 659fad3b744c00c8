import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { testedWorkflows } from '../../machines/proofs.ts';
import { generateFiles } from '../../pictures/generated-files.ts';

const generated = await generateFiles();
const pictures = [...generated].filter(([path]) => path.endsWith('.svg'));

describe('the generated pictures', () => {
  test('are one for each registered chart, beside it, and no other lies there', async () => {
    const lying = (await readdir('machines', { recursive: true })).filter((path) => path.endsWith('.svg'));
    const expected = testedWorkflows.map(({ name }) => `${name}/${name}-machine.svg`);
    expect([pictures.map(([path]) => path), lying.toSorted()]).toEqual([
      expected.map((path) => `machines/${path}`),
      expected.toSorted(),
    ]);
  });

  test.each([...generated])('%s is as it would be written now', async (path, text) => {
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  test('give no id twice, all of them together', () => {
    const ids = pictures.flatMap(([, text]) => Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
