import { join } from 'node:path';
import { defineConfig } from 'vite';
import { shellFiles, workerFile } from './scripts/shell-files.mjs';

const folder = join(import.meta.dirname, '.build/client');
const files = await shellFiles(folder);

/** The service worker beside the built app, whose files it names: it is built after it. */
export default defineConfig({
  publicDir: false,
  define: { shellFiles: JSON.stringify(files) },
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: ['chrome109', 'safari16.4'],
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/service-worker/service-worker.ts',
      // A worker that is a module is not understood everywhere.
      output: { format: 'iife', entryFileNames: workerFile },
    },
  },
});
