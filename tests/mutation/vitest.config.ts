import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: '.',
    include: ['tests/{domain,machines,journal}/**/*.test.ts'],
    exclude: ['tests/journal/removed-photo.test.ts'],
    setupFiles: ['tests/mutation/browser-parts.ts'],
  },
});
