import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { explainNode, namedVersions } from '../../scripts/node-versions.mjs';

describe('a version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '25.1.0', '26.3.0'])('%s runs Talat', (version) => {
    expect(explainNode(version)).toBeUndefined();
  });

  test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.11.0'])(
    '%s is refused in one line',
    (version) => {
      expect(explainNode(version)).toBe(
        `Node ${version} does not run Talat, which needs ^20.19 || ^22.12 || >=24`,
      );
    },
  );

  test('is the newest named one where somebody else chooses it', async () => {
    const newest = String(namedVersions.at(-1));
    const container = await readFile('deploy/Containerfile', 'utf8');
    expect(
      [(await readFile('.nvmrc', 'utf8')).trim(), ...container.matchAll(/^FROM node:(\d+)/gm)].map(String),
    ).toEqual([newest, ...Array.from({ length: 3 }, () => `FROM node:${newest},${newest}`)]);
  });
});
