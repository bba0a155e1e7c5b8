import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { effectReturns } from './client/lint/effect-returns.mjs';
import { noLiteralSpread } from './scripts/lint/no-literal-spread.mjs';

const browserOnly = Object.keys(globals.browser).filter((name) => !(name in globals.node));

const slowNormalize = {
  selector: "CallExpression[callee.property.name='normalize'][arguments.0.value=/^NF/]",
  message:
    'Use composed() of shared/text/plain-text.ts: normalize() takes quadratic time on runs of combining marks.',
};

const mockedModules = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|resetModules)$/]",
  message: 'Only a *.alone.test.tsx may swap modules: the others share theirs.',
};

const cutInput = {
  selector:
    "JSXOpeningElement[name.name=/^(Input|Textarea|GrowingTextarea)$/]:not(:has(JSXAttribute[name.name='type'] > Literal[value='search'])) > JSXAttribute[name.name='maxLength']",
  message: 'Browsers cut what is pasted without a word. Let the schema refuse it, or use CappedInput.',
};
const unmarkedPolling = {
  selector: "Property[key.name='refetchInterval'][value.value!=false]",
  message:
    'Fetch on a timer with isBackground (see features/webhooks/webhook-monitor.tsx): polling must not keep a session alive.',
};

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '**/node_modules/',
      '**/planted-violation/',
      '**/*.generated.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { formatting: { rules: { 'no-literal-spread': noLiteralSpread } } },
    rules: { 'formatting/no-literal-spread': 'error' },
  },
  // Text that people paste carries control characters; taking them out is what those expressions are for.
  { rules: { 'no-control-regex': 'off' } },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-shadow': 'error',
      // `interface Request extends Ours {}` extends a library's declaration.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A function may answer a promise because its place asks for one.
      '@typescript-eslint/require-await': 'off',
      // What was caught is passed on as it is.
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
    },
  },
  {
    // Tests look into answers whose shape is what they are about to prove.
    files: ['**/*.test.{ts,tsx}', '**/{testing,test}/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-implied-eval': 'off',
    },
  },
  { files: ['**/*.d.mts'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: { 'no-shadow': 'error' },
    languageOptions: { globals: globals.node },
  },
  {
    files: ['client/public/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: globals.browser,
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, husay: { rules: { 'effect-returns': effectReturns } } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'husay/effect-returns': 'error',
    },
  },
  {
    files: ['client/**/*.{ts,tsx}', 'shared/**/*.ts'],
    ignores: ['shared/text/plain-text.ts', '**/*.test.{ts,tsx}', '**/test/**'],
    rules: { 'no-restricted-syntax': ['error', slowNormalize, unmarkedPolling] },
  },
  {
    // These share their modules (vite.config.ts): what one swaps, another would meet. Whatever the server stands on is
    // handed to it, so that its tests need not swap anything.
    files: ['client/**/*.tsx', 'client/**/testing/**', 'server/**/*.ts'],
    ignores: ['**/*.alone.test.tsx'],
    rules: {
      'no-restricted-syntax': ['error', slowNormalize, mockedModules, unmarkedPolling, cutInput],
    },
  },
  {
    // The import rules keep drizzle-orm and pg in repositories; this keeps plain SQL text there.
    files: ['server/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'server/{db,testing}/**',
      'server/**/testing/**',
      'server/**/{repository,*-repository}.ts',
      'server/embedded/database.ts',
      // Passes on what rate-limiter-flexible queries.
      'server/http/limits/rate-limiter.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        slowNormalize,
        mockedModules,
        {
          selector:
            "CallExpression[callee.property.name='query'][arguments.0.type=/Literal|TemplateLiteral/]",
          message: 'SQL belongs in a repository.',
        },
        {
          selector:
            "CallExpression[callee.property.name='query'][callee.object.name=/^(database|db|pool|client|tx)$/]",
          message: 'SQL belongs in a repository.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    ignores: [
      'server/config/config.ts',
      'server/testing/postgres/{test-database.ts,throw-away-postgres.mjs}',
      'scripts/**',
      'bench/**',
      'deploy/**',
      'faults/**',
      'e2e/**',
      '*.config.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only server/config/config.ts reads the environment.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: ['process', 'node:process'].map((name) => ({
            name,
            importNames: ['env', 'default'],
            message: 'Only server/config/config.ts reads the environment.',
          })),
        },
      ],
    },
  },
  {
    // shared/ runs anywhere; the import rules keep React out of it.
    files: ['shared/**/*.ts'],
    // Draws on an OffscreenCanvas, in a worker of the browser alone.
    ignores: ['**/*.test.ts', 'shared/document/test/**', 'shared/reader/pdf/draw-pages.ts'],
    rules: { 'no-restricted-globals': ['error', ...browserOnly] },
  },
);
