/** The layout of the house as a rule: imports run one way (CONTRIBUTING.md). */
const test = '\\.(test|e2e|bench)\\.tsx?$|/testing/';

module.exports = {
  forbidden: [
    {
      name: 'platform-knows-nobody',
      comment: 'platform has no domain in it: what a feature needs of it, the feature hands in.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: test },
      to: { path: '^api/src/(features|graphql|rest|http|database)/' },
    },
    {
      name: 'grammar-below-features',
      comment: 'graphql is the grammar that features are written in; app.ts hands it the resolvers.',
      severity: 'error',
      from: { path: '^api/src/graphql/', pathNot: test },
      to: { path: '^api/src/(features|rest|http|database)/' },
    },
    {
      name: 'features-below-transport',
      comment: 'A feature does not know how it is reached.',
      severity: 'error',
      from: { path: '^api/src/features/', pathNot: test },
      to: { path: '^api/src/(rest|http|database)/' },
    },
    {
      name: 'features-by-the-front-door',
      comment: 'A feature uses another one only through its index.ts.',
      severity: 'error',
      from: { path: '^api/src/features/([^/]+)/', pathNot: test },
      to: {
        path: '^api/src/features/([^/]+)/',
        pathNot: ['^api/src/features/$1/', '^api/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'transport-by-the-front-door',
      comment: 'http and the database folder reach features through their index.ts.',
      severity: 'error',
      from: { path: '^api/src/(http|database)/', pathNot: test },
      to: { path: '^api/src/features/[^/]+/', pathNot: '^api/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'rest-only-translates',
      comment: 'REST runs stored GraphQL documents; it has no rules, so it needs no entity and no command.',
      severity: 'error',
      from: { path: '^api/src/rest/', pathNot: test },
      to: { path: '^api/src/(features|database|http)/' },
    },
    {
      name: 'web-knows-the-api-by-its-schema',
      comment: 'The web uses schema/ and generated code, never the API’s sources.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^api/' },
    },
    {
      name: 'ui-has-no-domain',
      comment: 'web/src/ui is used by every feature and knows none.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: test },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'web-features-below-the-program',
      comment: 'A feature of the web does not know layouts and routes; what it needs of them is handed in.',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: test },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-features-by-the-front-door',
      comment: 'A feature of the web uses another one only through its index.ts.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: test },
      to: {
        path: '^web/src/features/([^/]+)/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'web-program-by-the-front-door',
      comment:
        'Layouts use features through their index.ts. Only what loads on its own is named itself, for it must be no part of what everyone loads.',
      severity: 'error',
      from: { path: '^web/src/(app/|entry-)', pathNot: test },
      to: {
        path: '^web/src/features/',
        pathNot: '^web/src/features/[^/]+/index\\.ts$',
        dynamic: false,
      },
    },
    {
      name: 'web-ground-below-features',
      comment: 'Client and texts are used by every feature and know none.',
      severity: 'error',
      from: { path: '^web/src/(apollo|i18n)/', pathNot: test },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'no-circles',
      comment:
        'Entities of one feature may name each other, and types may go round (the read compiler, services); nothing else does.',
      severity: 'error',
      from: {
        pathNot:
          '\\.(entity|visibility|policy)\\.ts$|^api/src/graphql/read/|^api/src/platform/(jobs|services)\\.ts$',
      },
      to: { circular: true, viaOnly: { pathNot: '\\.(entity|visibility)\\.ts$' } },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '\\.gen\\.ts$'] },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no compiler API yet, so another parser reads the sources
    parser: 'swc',
    tsConfig: { fileName: 'api/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'] },
  },
};
