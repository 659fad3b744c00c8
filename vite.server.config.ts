import { defineConfig } from 'vite';

/** The server as one file that Node runs; packages, migrations and the contract are read from the checkout. */
export default defineConfig({
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: 'server/main.ts',
    outDir: '.build/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
  },
});
