// The rules of React, its compiler's included, for what is shipped: tests would take a third of the time. Biome checks
// everything else.
import parser from '@babel/eslint-parser';
import hooks from 'eslint-plugin-react-hooks';

const rulesOfReact = (files, plugins) => ({
  ...hooks.configs.flat['recommended-latest'],
  files: [files],
  ignores: ['**/*.gen.ts', '**/*.test.{ts,tsx}', 'web/src/{generated,testing}/**'],
  languageOptions: {
    parser,
    parserOptions: {
      requireConfigFile: false,
      babelOptions: { babelrc: false, configFile: false, parserOpts: { plugins } },
    },
  },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
});

export default [
  rulesOfReact('web/src/**/*.ts', ['typescript']),
  rulesOfReact('web/src/**/*.tsx', ['typescript', 'jsx']),
];
