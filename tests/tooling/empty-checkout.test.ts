import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../data-folder.ts';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: root, remove } = await makeDataFolder());
  await mkdir(join(root, 'server'));
  for (const path of ['scripts', 'server/startup', 'package.json', 'package-lock.json']) {
    await cp(path, join(root, path), { recursive: true });
  }
});

afterEach(async () => {
  await remove();
});

/** Stands in for npm: says what it was asked for and fails, so that nothing is installed. */
const npm = "console.log('npm was asked to', ...process.argv.slice(2)); process.exit(1);";

describe('a checkout without packages', () => {
  test.each(['start', 'test', 'command'])(
    'preparing for %s leads to their installation first',
    async (purpose) => {
      const stand = join(root, 'npm.mjs');
      await writeFile(stand, npm);
      const preparing = spawn(process.execPath, [join(root, 'scripts/prepare.mjs'), purpose], {
        env: { ...process.env, PORT: '0', npm_execpath: stand },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const [message, [code]] = await Promise.all([text(preparing.stderr), once(preparing, 'close')]);
      expect(message).toContain('npm was asked to ci');
      expect(code).toBe(1);
    },
  );
});
