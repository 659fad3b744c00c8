import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { wordsIn } from './all-words.ts';

const root = fileURLToPath(new URL('../../src/', import.meta.url));

/** The app's modules that a module loads before it runs, itself among them; what is imported on demand is not. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)';/gm,
  );
  for (const [, path = ''] of imports) {
    const imported = join(dirname(file), path);
    if (imported.startsWith(root)) loadedWith(imported, known);
  }
  return known;
}

describe('the start of the app', () => {
  test('says nothing of which the words come later', () => {
    const modules = [...loadedWith(join(root, 'main.tsx'))];
    const later = Object.keys(wordsIn('screens', 'en'));
    const said = modules.flatMap((module) =>
      [...readFileSync(module, 'utf8').matchAll(/\bt\(\s*['`]([a-zA-Z]+)\./g)].map(([, area = '']) => area),
    );
    expect([modules.length > 50, said.includes('home'), said.filter((area) => later.includes(area))]).toEqual(
      [true, true, []],
    );
  });
});
