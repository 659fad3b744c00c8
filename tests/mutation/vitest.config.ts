import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: '.',
    include: ['tests/{domain,machines,journal}/**/*.test.ts'],
    exclude: [
      // Hangs now and then over the simulated store, and never in a browser: mutants that only it finds survive here.
      'tests/journal/outbox/removed-photo.test.ts',
      // Opens the app's own workflows, which need a page.
      'tests/journal/outbox/interrupted-write.test.ts',
    ],
    setupFiles: ['tests/mutation/browser-globals.ts'],
  },
});
