import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import {
  chartGlobals,
  effectImports,
  httpClientImport,
  impureGlobals,
  networkGlobals,
  networkProperties,
  viewGlobals,
  viewProperties,
} from './scripts/eslint/boundaries.js';
import {
  chartRules,
  dottedSends,
  noBarrels,
  noClock,
  noReactNamespace,
} from './scripts/eslint/restricted-syntax.js';

// oxlint would obey them.
const directives = ['eslint-disable', 'oxlint-disable'];

export default defineConfig(
  {
    ignores: ['.build/', '.data/', 'coverage/', '**/*.gen.ts', '**/*.d.ts', '.dependency-cruiser.cjs'],
  },
  // A comment cannot switch a rule off: where a rule is wrong, it is changed here, for everybody.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    // What needs types, and what is no rule of this project, is oxlint's.
    files: ['**/*.{js,mjs,ts,mts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack', ...directives] }],
    },
  },
  {
    name: 'talat/pure',
    files: ['machines/**/*.ts', 'domain/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...noClock],
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Pure code is not random: ids and keys are created with the event.',
        },
      ],
    },
  },
  {
    name: 'talat/charts',
    files: ['machines/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...chartRules],
      'no-restricted-globals': ['error', ...chartGlobals],
    },
  },
  {
    name: 'talat/client',
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels, ...dottedSends] },
  },
  {
    name: 'talat/one-http-client',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [httpClientImport] }] },
  },
  {
    name: 'talat/network-in-one-place',
    files: ['src/**/*.{ts,tsx}'],
    // The composition root hands the browser's `fetch` to src/api.
    ignores: ['src/api/**', 'src/workflow/platform.ts'],
    rules: {
      'no-restricted-globals': ['error', ...networkGlobals],
      'no-restricted-properties': ['error', ...networkProperties],
    },
  },
  {
    name: 'talat/views',
    files: ['src/features/*/views/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...dottedSends, ...noReactNamespace],
      'no-restricted-globals': ['error', ...viewGlobals],
      'no-restricted-properties': ['error', ...viewProperties],
      'no-restricted-imports': ['error', { paths: [httpClientImport, effectImports] }],
    },
  },
);
