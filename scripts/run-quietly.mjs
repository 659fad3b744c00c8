import { spawn } from 'node:child_process';

/** A program that exited with an error; the message contains its output. */
export class ProgramFailed extends Error {}

/**
 * Runs a program in a folder without printing its output, unless it fails.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [environment] beside this process's own
 * @throws {ProgramFailed}
 */
export async function runQuietly(file, args, cwd, environment = {}) {
  const program = spawn(file, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  program.stdout.on('data', (chunk) => (output += String(chunk)));
  program.stderr.on('data', (chunk) => (output += String(chunk)));
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    program.on('error', reject);
    program.on('close', resolve);
  });
  if (code !== 0) throw new ProgramFailed(`${file} ${args.join(' ')} ended with ${code}\n${output}`);
}
