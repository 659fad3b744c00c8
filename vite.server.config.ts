import { defineConfig } from 'vite';
import { readContract } from './scripts/read-contract.mjs';

/** The server, the process that reads files and the operator's commands, each a file that Node runs; the contract is part of them; packages and migrations are read from the checkout. */
export default defineConfig({
  plugins: [readContract()],
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
