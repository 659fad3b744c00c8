import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The app. Chunks follow the lazy imports of `src/app`; nothing is gathered into a vendor chunk. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '.build/client',
    emptyOutDir: true,
    // Phones of the last four years, inside LINE too.
    target: ['chrome107', 'safari16'],
    reportCompressedSize: false,
  },
});
