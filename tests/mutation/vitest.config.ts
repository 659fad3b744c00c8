import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: '.',
    include: ['tests/{domain,machines,journal}/**/*.test.ts'],
    exclude: [
      // Opens the app's own workflows, which need a page.
      'tests/journal/outbox/interrupted-write.test.ts',
    ],
    setupFiles: ['tests/mutation/browser-globals.ts'],
  },
});
