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
      // `typeof import('…')` names the type of what is loaded later.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => actor.send(…)}` says what it does without a pair of braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React takes a promise-returning handler; Fastify waits for one.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A port is asynchronous whether or not today's implementation waits for anything.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // What is taken out of an object so that the rest goes without it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Objects are closures here; their methods need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // `== null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...noBarrels],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'max-lines': ['error', { max: 300 }],
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
  {
    // Plain JavaScript: packages without types, and JSON as it is read.
    files: ['scripts/**/*.{js,mjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Served as they are, outside the program that the compiler sees.
    files: ['public/**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // A test that finds nothing where something has to be may fail there; and matchers (`expect.any`) are `any`.
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
);
