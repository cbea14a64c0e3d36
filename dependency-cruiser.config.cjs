/** The layout as rules: imports run one way (CONTRIBUTING.md). */
const TEST = '\\.(test|e2e|bench)\\.tsx?$|/testing/';

/** No file below `from` imports what `to` names; tests may. */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: typeof to === 'string' ? { path: to } : to,
});

/** Features of a folder use each other through their index.ts only. */
const otherFeatures = (folder) => ({
  path: `^${folder}/([^/]+)/`,
  pathNot: [`^${folder}/$1/`, `^${folder}/[^/]+/index\\.ts$`],
});
const insideFeatures = (folder) => ({
  path: `^${folder}/[^/]+/`,
  pathNot: `^${folder}/[^/]+/index\\.ts$`,
});

module.exports = {
  forbidden: [
    rule(
      'platform-has-no-domain',
      'What a feature needs of platform, the feature hands in.',
      '^api/src/platform/',
      '^api/src/(features|graphql|rest|http|database)/',
    ),
    rule(
      'graphql-below-features',
      'Features are written with what graphql offers; app.ts hands it the resolvers.',
      '^api/src/graphql/',
      '^api/src/(features|rest|http|database)/',
    ),
    rule(
      'features-below-transport',
      'A feature does not know how it is reached.',
      '^api/src/features/',
      '^api/src/(rest|http|database)/',
    ),
    rule(
      'features-through-their-index',
      'A feature uses another one only through its index.ts.',
      '^api/src/features/([^/]+)/',
      otherFeatures('api/src/features'),
    ),
    rule(
      'transport-through-the-index',
      'http and the database folder reach features through their index.ts.',
      '^api/src/(http|database)/',
      insideFeatures('api/src/features'),
    ),
    rule(
      'rest-only-translates',
      'REST runs stored GraphQL documents; it has no rules, so it needs no entity and no command.',
      '^api/src/rest/',
      '^api/src/(features|database|http)/',
    ),
    {
      name: 'web-knows-the-api-by-its-schema',
      comment: 'The web uses schema/ and generated code, never the API’s sources; its tests neither.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^api/' },
    },
    rule(
      'ui-has-no-domain',
      'web/src/ui is used by every feature and knows none.',
      '^web/src/ui/',
      '^web/src/(features|app)/',
    ),
    rule(
      'web-features-below-the-program',
      'A feature of the web does not know layouts and routes; what it needs of them is handed in.',
      '^web/src/features/',
      '^web/src/app/',
    ),
    rule(
      'web-features-through-their-index',
      'A feature of the web uses another one only through its index.ts.',
      '^web/src/features/([^/]+)/',
      otherFeatures('web/src/features'),
    ),
    rule(
      'web-program-through-the-index',
      'Layouts use features through their index.ts. Only what loads on its own is named itself, for it must be no part of what everyone loads.',
      '^web/src/(app/|entry-)',
      { ...insideFeatures('web/src/features'), dynamic: false },
    ),
    rule(
      'client-and-texts-below-features',
      'Apollo’s client and the texts are used by every feature and know none.',
      '^web/src/(apollo|i18n)/',
      '^web/src/(features|app)/',
    ),
    {
      name: 'no-circles',
      comment:
        'Entities of one feature may name each other, and types may go round (the read compiler, services); nothing else does.',
      severity: 'error',
      from: {
        pathNot:
          '\\.(entity|visibility|policy)\\.ts$|^api/src/graphql/read/|^api/src/platform/(jobs/jobs|process/services)\\.ts$',
      },
      to: { circular: true, viaOnly: { pathNot: '\\.(entity|visibility)\\.ts$' } },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '\\.gen\\.ts$'] },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no compiler API yet, so another parser reads the sources
    parser: 'swc',
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'] },
  },
};
