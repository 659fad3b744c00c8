// Generates the picture of every chart of machines/workflows.ts, and docs/workflows.md, which shows them all. With --check it only
// reports stale files.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { runnerImport } from 'vite';

const root = dirname(import.meta.dirname);

// Charts are TypeScript, which the oldest supported Node cannot run.
/** @type {{ module: typeof import('../pictures/generated-files.ts') }} */
const { module } = await runnerImport('/pictures/generated-files.ts', {
  root,
  configFile: false,
  logLevel: 'error',
});

for (const [path, text] of await module.generateFiles()) {
  const target = join(root, path);
  if (!argv.includes('--check')) {
    await writeFile(target, text);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  }
}
