/** Share of the faults that are tried, drawn at random; the score is then an estimate. */
const share = Number(process.env['TALAT_MUTATION_SHARE'] ?? 1);
const isSample = share < 1;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/random-sample.mjs'],
  checkers: isSample ? ['random-sample'] : [],
  // Coverage says which tests meet a fault; to ask for related files as well takes longer than the tests.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'domain/**/*.ts',
    'machines/**/*.ts',
    'src/journal/**/*.ts',
    '!**/*.gen.ts',
    '!machines/**/*-samples.ts',
    // A weaker check passes every sound chart; planted charts are what these are tried on.
    '!machines/**/*invariant*.ts',
  ],
  ignorePatterns: ['/.build', '/docs', '/pictures', '/server', '/tests/{journeys,screenshots,server,ui}'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: '.build/mutation',
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: '.build/reports/mutation.json' },
  htmlReporter: { fileName: '.build/reports/mutation.html' },
  // A later run must not take the skipped ones for tried.
  incremental: !isSample,
  incrementalFile: '.build/reports/mutation-incremental.json',
  thresholds: { high: 95, low: 90, break: null },
};
