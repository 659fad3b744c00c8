// Explores every chart with its samples and prints the coverage; with a chart's name, the shortest path to each of its states.
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

const root = dirname(import.meta.dirname);
/** @type {{ module: typeof import('../tests/machines/model/print-model.ts') }} */
const { module } = await runnerImport(join(root, 'tests', 'machines', 'model', 'print-model.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = (await module.printModel(process.argv[2], console.log)) ? 0 : 1;
