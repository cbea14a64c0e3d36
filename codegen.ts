import type { CodegenConfig } from '@graphql-codegen/cli';

const WEB = ['web/src/**/*.graphql'];
const REST = ['api/src/rest/**/*.graphql'];

/**
 * Reads schema/, the documents next to the web's components, and those next to the REST routes, so it runs offline.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  overwrite: true,
  ignoreNoDocuments: true,
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    avoidOptionals: { field: true, inputValue: false },
    defaultScalarType: 'unknown',
    scalars: {
      ID: 'string',
      DateTime: 'string',
      Date: 'string',
      Vnd: 'number',
      RichText: 'unknown',
      SettingValue: 'number | boolean | string',
    },
  },
  generates: {
    'web/src/generated/schema.ts': { documents: WEB, plugins: ['typescript'] },
    'web/src/': {
      documents: WEB,
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.gen.ts',
        baseTypesPath: 'generated/schema.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', 'typed-document-node', './web/codegen/hooks.plugin.ts'],
      config: {
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        // A component reads the fragments that it spreads with their hooks, or unmasks them (`...CartFields @unmask`)
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        // Inputs and enums are in schema.ts only
        importSchemaTypesFrom: 'web/src/generated/schema.ts',
      },
    },
    'web/src/generated/possible-types.ts': { plugins: ['./web/codegen/possible-types.plugin.ts'] },
    'web/src/generated/input-rules.ts': { plugins: ['./web/codegen/input-rules.plugin.ts'] },
    'web/src/generated/cached-queries.ts': { plugins: ['./web/codegen/cached-queries.plugin.ts'] },
    'api/src/rest/generated/schema.gen.ts': {
      documents: REST,
      plugins: ['typescript'],
      config: { onlyOperationTypes: true },
    },
    'api/src/rest/': {
      documents: REST,
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.gen.ts',
        baseTypesPath: 'generated/schema.gen.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', './api/codegen/rest-documents.plugin.ts'],
      config: {
        importExtension: '.ts',
        nonOptionalTypename: false,
        skipTypename: true,
        immutableTypes: true,
        importSchemaTypesFrom: 'api/src/rest/generated/schema.gen.ts',
      },
    },
    'schema/operations.json': { documents: WEB, plugins: ['./web/codegen/manifest.plugin.ts'] },
  },
};

export default config;
