import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';

describe('npm run test:webkit', () => {
  test('on a machine without WebKit fails, and says what to install', async () => {
    const run = spawn(process.execPath, ['scripts/test-webkit.mjs'], { env: { PATH: '' } });
    const [said, [code]] = await Promise.all([text(run.stderr), once(run, 'exit')]);
    expect(code).toBe(1);
    expect(said).toContain('!!! No test was run in WebKit');
    expect(said).toContain(process.platform === 'linux' ? 'apt-get install' : 'Linux only');
  });
});
