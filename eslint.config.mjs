// The rules of React, its compiler's included, and of Apollo Client, for what is shipped: tests would take a third of the
// time. Biome checks everything else.
import parser from '@babel/eslint-parser';
import hooks from 'eslint-plugin-react-hooks';

const NOT_SHIPPED = ['**/*.gen.ts', '**/*.test.{ts,tsx}', 'web/src/{generated,testing}/**'];

const rulesOfReact = (files, plugins) => ({
  ...hooks.configs.flat['recommended-latest'],
  files: [files],
  ignores: NOT_SHIPPED,
  languageOptions: {
    parser,
    parserOptions: {
      requireConfigFile: false,
      babelOptions: { babelrc: false, configFile: false, parserOpts: { plugins } },
    },
  },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
});

const CACHE_WRITE = '/^(evict|modify|writeQuery|writeFragment|updateQuery|updateFragment)$/';
const WRITE_MESSAGE = 'The cache is written in web/src/apollo/cache only, by a function for each noun.';
const NAME_MESSAGE =
  'Refetch by document, because a name is not checked: refetchQueries: [CartCountDocument].';

/** Rules of the use of Apollo Client. */
const apolloClient = {
  files: ['web/src/**/*.{ts,tsx}'],
  ignores: [...NOT_SHIPPED, 'web/src/apollo/cache/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: `CallExpression[callee.property.name=${CACHE_WRITE}]`, message: WRITE_MESSAGE },
      { selector: "Property[key.name='updateQuery']", message: WRITE_MESSAGE },
      {
        selector: 'Property[key.name=/^(refetchQueries|include)$/] ArrayExpression > Literal',
        message: NAME_MESSAGE,
      },
    ],
  },
};

export default [
  rulesOfReact('web/src/**/*.ts', ['typescript']),
  rulesOfReact('web/src/**/*.tsx', ['typescript', 'jsx']),
  apolloClient,
];
