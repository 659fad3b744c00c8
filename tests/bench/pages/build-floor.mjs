// Builds the floor as the app is built. Vite takes NODE_ENV from its process: this is one of its own.
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../../scripts/compress-files.mjs';

const outDir = join(import.meta.dirname, '../../../.build/floor');
await build({
  configFile: false,
  root: join(import.meta.dirname, 'floor'),
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    target: ['chrome109', 'safari16.4'],
    modulePreload: { polyfill: false },
  },
});
await compressFiles(outDir);
