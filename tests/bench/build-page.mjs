// Builds the page that measures, as the app is built. Vite takes NODE_ENV from its process: this is one of its own.
import { join } from 'node:path';
import { build } from 'vite';

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: join(import.meta.dirname, '../../.build/bench'),
    emptyOutDir: true,
    target: ['chrome107', 'safari16'],
    rolldownOptions: { input: join(import.meta.dirname, 'bench.html') },
  },
});
