// Runs each `check:…` script of package.json, two at a time, the longest first, continuing after failures.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProgramFailed, runQuietly } from './run-quietly.mjs';

const root = dirname(import.meta.dirname);

/** What takes longest, so that neither of the two waits for the other at the end. */
const longest = ['check:types', 'check:oxlint'];

/**
 * Prints a line for each check, with the output of failed ones.
 * @returns {Promise<{ passed: number, failed: number, checks: { name: string, seconds: number }[] }>}
 */
export async function check() {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const all = Object.keys(scripts).filter((name) => name.startsWith('check:'));
  const waiting = [...longest, ...all.filter((name) => !longest.includes(name))];
  const count = { passed: 0, failed: 0 };
  /** @type {{ name: string, seconds: number }[]} */
  const checks = [];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const begun = performance.now();
      const failure = await runScript(name);
      count[failure ? 'failed' : 'passed'] += 1;
      const ms = Math.round(performance.now() - begun);
      checks.push({ name, seconds: ms / 1000 });
      console.log(failure ? `✗ ${name} ${ms} ms\n${failure.message}` : `✓ ${name} ${ms} ms`);
    }
  };
  await Promise.all([work(), work()]);
  return { ...count, checks };
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
