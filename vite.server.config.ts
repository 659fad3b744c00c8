import { defineConfig } from 'vite';

/** The server and the operator's commands, each a file that Node runs; packages, migrations and the contract are read from the checkout. */
export default defineConfig({
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: true,
    rolldownOptions: { input: ['server/main.ts', 'server/command.ts'] },
    outDir: '.build/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
  },
});
