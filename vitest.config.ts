import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { readContract } from './scripts/read-contract.mjs';
import { findTestBrowser } from './scripts/test-browser.mjs';
import { explainMissingWebKit } from './scripts/webkit.mjs';
import { keepModules } from './tests/keep-modules.ts';
import { LongestFirst } from './tests/longest-first.ts';
import { webKitGtk } from './tests/webkit/vitest-provider.ts';

const browser = await findTestBrowser();

/** A test here meets the built server, as a process. */
const processTest = {
  // A test mostly waits for another process: more of them fit than there are cores.
  maxWorkers: 3,
  isolate: false,
  globalSetup: ['tests/journeys/global-setup.ts'],
  // Whatever a test waits for has a limit of its own; all of it together takes minutes on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** The runtime of models finds its other files by where its own is: it is imported as it lies there. */
const importedAsBuilt = { deps: { external: [/\.build\/server\/ocr\//] } };

/** A test here runs in a page of Vite's. */
const pageTest = {
  plugins: [react(), readContract()],
  // Bundled before the first test: a package met later would reload the page in the middle of one. The whole
  // app is met as soon as a test shows a picture that is not there: its address answers with `index.html`.
  optimizeDeps: {
    include: [
      '@line/liff-mock',
      '@line/liff/close-window',
      '@line/liff/core',
      '@line/liff/get-access-token',
      '@line/liff/get-context',
      '@line/liff/get-id-token',
      '@line/liff/get-profile',
      '@line/liff/is-api-available',
      '@line/liff/is-in-client',
      '@line/liff/is-logged-in',
      '@line/liff/login',
      '@line/liff/logout',
      '@line/liff/open-window',
      '@line/liff/scan-code-v2',
      '@line/liff/share-target-picker',
      '@mantine/charts',
      '@mantine/core',
      '@mantine/dates',
      '@statelyai/inspect',
      '@tabler/icons-react',
      '@tanstack/react-virtual',
      '@xstate/react',
      'ajv-formats',
      'ajv/dist/2020.js',
      'axe-core',
      'dayjs',
      'dayjs/locale/th',
      'dayjs/locale/zh-cn',
      'fast-check',
      'i18next',
      'idb',
      'openapi-fetch',
      'react',
      'react-dom',
      'react-dom/client',
      'react-i18next',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'xstate',
      'yaml',
      'yet-another-react-lightbox',
      'yet-another-react-lightbox/plugins/inline',
      'yet-another-react-lightbox/plugins/zoom',
      'zxing-wasm/reader',
    ],
  },
};

/** Real Chromium, or no project at all: `npm test` says loudly which checks it skipped. */
const browserProjects: TestProjectConfiguration[] = browser
  ? [
      {
        ...pageTest,
        plugins: [...pageTest.plugins, keepModules()],
        test: {
          name: 'browser',
          maxWorkers: '100%',
          include: ['tests/{api,first-paint,journal,platform,ui}/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browser }),
            viewport: { width: 390, height: 844 },
            instances: [{ browser: 'chromium' }],
          },
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [readContract()],
        test: { ...processTest, name: 'journeys', include: ['tests/journeys/**/*.test.ts'] },
      },
      {
        plugins: [readContract()],
        test: { ...processTest, name: 'screenshots', include: ['tests/screenshots/**/*.shots.ts'] },
      },
      {
        plugins: [readContract()],
        test: {
          ...processTest,
          name: 'campaign',
          include: ['tests/campaign/**/*.test.ts'],
          testTimeout: 3_600_000,
          disableConsoleIntercept: true,
        },
      },
    ]
  : [];

/** WebKitGTK, or no project at all: `npm run test:webkit` says loudly where it is missing. */
const webKitProjects: TestProjectConfiguration[] =
  explainMissingWebKit() === undefined
    ? [
        {
          ...pageTest,
          test: {
            name: 'webkit-browser',
            maxWorkers: '100%',
            include: ['tests/{api,journal,platform}/**/*.test.{ts,tsx}'],
            browser: {
              enabled: true,
              screenshotFailures: false,
              provider: webKitGtk(),
              viewport: { width: 390, height: 844 },
              instances: [{ browser: 'webkit' }],
            },
          },
        },
        {
          test: {
            ...processTest,
            name: 'webkit-journeys',
            include: [
              'tests/journeys/{killed,offline,offline-start,story,unsent-proof}.test.ts',
              'tests/webkit/**/*.test.ts',
            ],
            provide: { engine: 'webkit' },
          },
        },
      ]
    : [];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    provide: { allCases: process.env['TALAT_ALL_CASES'] === '1' },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'node',
          maxWorkers: '100%',
          // No module keeps anything between files, and each file would import the charts and the domain anew.
          isolate: false,
          include: ['tests/{app,domain,i18n,machines,pictures,simulation,tooling}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [readContract()],
        test: {
          name: 'server',
          // A file waits for the database half of its time, and begins with most of the server's modules when a worker keeps them.
          maxWorkers: '100%',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/global-setup.ts'],
          server: importedAsBuilt,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [readContract()],
        test: { ...processTest, name: 'processes', include: ['tests/processes/**/*.test.ts'] },
      },
      {
        plugins: [readContract()],
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.test.ts'],
          server: importedAsBuilt,
          testTimeout: 3_600_000,
          disableConsoleIntercept: true,
        },
      },
      ...browserProjects,
      ...webKitProjects,
    ],
  },
});
