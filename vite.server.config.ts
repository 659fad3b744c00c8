import { defineConfig } from 'vite';

/** The server, the process that reads files and the operator's commands, each a file that Node runs; packages, migrations and the contract are read from the checkout. */
export default defineConfig({
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['server/main.ts', 'server/command.ts', 'server/recognise/recognition-process.ts'],
    },
    outDir: '.build/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
  },
});
