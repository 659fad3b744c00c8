import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Manifest {
  readonly scripts: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
}

const readme = readFileSync('README.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const config = ['server/config.ts', 'server/maps/map-settings.ts']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The first cells, in code marks, of the table rows in a section of the README. */
function firstCells(section: string): string[] {
  const [, body = ''] = readme.split(`\n## ${section}\n`);
  const [own = ''] = body.split('\n## ');
  return Array.from(own.matchAll(/^\| `([^`]+)` \|/gm), ([, cell = '']) => cell);
}

describe('the README', () => {
  test('gives a reason for each dependency, and for nothing else', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(firstCells('Dependencies').toSorted()).toEqual(packages.toSorted());
  });

  test('explains each setting of the server, and nothing else', () => {
    const settings = new Set(
      Array.from(config.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:PORT|HOST)\b/g), ([name]) => name),
    );
    expect(firstCells('Settings').toSorted()).toEqual([...settings].toSorted());
  });

  test('names only scripts that exist', () => {
    const named = Array.from(readme.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g), ([, name = '']) => name);
    expect(
      named.filter((name) => !['ci', 'install'].includes(name) && manifest.scripts[name] === undefined),
    ).toEqual([]);
  });

  test('names every script that is run by hand', () => {
    const byHand = Object.keys(manifest.scripts).filter((name) => !/^(pre|post|check:)/.test(name));
    expect(
      byHand.filter((name) => !readme.includes(`npm run ${name}`) && !readme.includes(`npm ${name}`)),
    ).toEqual([]);
  });

  test('links only to files that exist', () => {
    const targets = Array.from(readme.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });
});
