import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import {
  effectImports,
  httpClientImport,
  impureGlobals,
  networkGlobals,
  networkProperties,
  viewGlobals,
  viewProperties,
} from './scripts/eslint/boundaries.js';
import { chartRules, dottedSends, noBarrels, noReactNamespace } from './scripts/eslint/restricted-syntax.js';

export default defineConfig(
  {
    ignores: ['.build/', '.data/', 'coverage/', '**/*.gen.ts', '**/*.d.ts', '.dependency-cruiser.cjs'],
  },
  // A comment cannot switch a rule off: where a rule is wrong, it is changed here, for everybody.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.{js,mjs,ts,mts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => actor.send(…)}` says what it does without a pair of braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React takes a promise-returning handler; Fastify waits for one.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A port is asynchronous whether or not today's implementation waits for anything.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...noBarrels],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    name: 'talat/pure',
    files: ['machines/**/*.ts', 'domain/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Pure code draws no lots: ids and keys are born with the event.' },
      ],
    },
  },
  {
    name: 'talat/charts',
    files: ['machines/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels, ...chartRules] },
  },
  {
    name: 'talat/network-in-one-place',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/**'],
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...dottedSends],
      'no-restricted-globals': ['error', ...networkGlobals],
      'no-restricted-properties': ['error', ...networkProperties],
      'no-restricted-imports': ['error', { paths: [httpClientImport] }],
    },
  },
  {
    name: 'talat/screens',
    files: ['src/screens/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...dottedSends, ...noReactNamespace],
      'no-restricted-globals': ['error', ...viewGlobals],
      'no-restricted-properties': ['error', ...viewProperties],
      'no-restricted-imports': ['error', { paths: [httpClientImport, effectImports] }],
    },
  },
  {
    // `expect(service.run)` names a method without calling it, and a faulty value is what many tests are about.
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
