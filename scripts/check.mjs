// Runs each `check:…` script of package.json, two at a time, continuing after failures.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProgramFailed, runQuietly } from './run-quietly.mjs';

const root = dirname(import.meta.dirname);

/**
 * Prints a line for each check, with the output of failed ones.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check() {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'));
  const count = { passed: 0, failed: 0 };
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const begun = performance.now();
      const failure = await runScript(name);
      count[failure ? 'failed' : 'passed'] += 1;
      const ms = Math.round(performance.now() - begun);
      console.log(failure ? `✗ ${name} ${ms} ms\n${failure.message}` : `✓ ${name} ${ms} ms`);
    }
  };
  await Promise.all([work(), work()]);
  return count;
}

/** @param {string} name */
async function runScript(name) {
  try {
    await runQuietly('npm', ['run', '--silent', name], root);
    return undefined;
  } catch (error) {
    if (error instanceof ProgramFailed) return error;
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await check();
  console.log(`${passed} checks passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
