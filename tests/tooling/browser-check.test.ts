import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../scripts/build.mjs';

const client = '.build/client';

/** What came after the oldest supported browsers, as calls are written in built code. */
const newerMethods =
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\b(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|URL\.(?:canParse|parse)|Iterator\.from|Response\.json)\(/g;

beforeAll(async () => {
  await build(process.cwd());
}, 120_000);

describe('the app for the oldest supported browsers', () => {
  test('calls no method that they lack, in packages neither', async () => {
    const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.js'));
    const found = await Promise.all(
      names.map(async (name) => (await readFile(join(client, name), 'utf8')).match(newerMethods) ?? []),
    );
    expect([names.length > 0, found.flat()]).toEqual([true, []]);
  });

  test('checks a browser by a script that any browser can read', async () => {
    const script = await readFile('public/browser-check.js', 'utf8');
    const es5 = { languageOptions: { ecmaVersion: 5, sourceType: 'script' } } as const;
    expect(new Linter().verify(script, es5)).toEqual([]);
    expect(new Linter().verify('let word = 1;', es5)).not.toEqual([]);
  });
});
