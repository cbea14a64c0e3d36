import type { CodegenConfig } from '@graphql-codegen/cli';

/** Reads schema/ and the documents beside the web's components only, so it runs offline. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['web/src/**/*.graphql'],
  overwrite: true,
  ignoreNoDocuments: true,
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    avoidOptionals: { field: true, inputValue: false },
    defaultScalarType: 'unknown',
    scalars: { ID: 'string', DateTime: 'string', Date: 'string', Vnd: 'number', RichText: 'unknown' },
  },
  generates: {
    'web/src/generated/schema.ts': { plugins: ['typescript'] },
    'web/src/': {
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
        // Inputs and enums stand in schema.ts, once
        importSchemaTypesFrom: 'web/src/generated/schema.ts',
      },
    },
    'web/src/generated/possible-types.ts': { plugins: ['./web/codegen/possible-types.plugin.ts'] },
    'web/src/generated/input-rules.ts': { plugins: ['./web/codegen/input-rules.plugin.ts'] },
    'schema/operations.json': { plugins: ['./web/codegen/manifest.plugin.ts'] },
  },
};

export default config;
