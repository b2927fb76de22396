import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus/',
    '.cache/',
    'tests/fixtures/',
    'test-results/',
    'product/*',
    '!product/walks/',
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The plugins' options and hooks are typed as methods and never use `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Everything that runs in the browser, and every component.
    files: ['src/**/*.{ts,tsx}', 'plugins/*/*/src/{client,theme,hosted}/**/*.{ts,tsx}', '**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // A press beside a dialog closes it, as Escape does.
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { dialog: ['onClick', 'onKeyDown', 'onClose'] }],
      // A part that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group', 'tabpanel'] }],
    },
  },
  // Scripts that pages get as they are.
  {
    files: ['plugins/performance/deferred-hydration/src/start/*.js', '**/*.browser.js'],
    languageOptions: { globals: globals.browser },
  },
  // The one CommonJS file, and configuration files of tools without types.
  { files: ['babel.config.js', 'eslint.config.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  prettier,
);
