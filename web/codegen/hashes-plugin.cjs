const { operationsOf } = require('./operations.cjs');

/** Hashes by operation name, so that the browser sends them without hashing anything. */
exports.plugin = (_schema, documents) =>
  [
    '/** SHA-256 of each operation as it is sent, by name. */',
    'export const operationHashes: Readonly<Record<string, string>> = {',
    ...operationsOf(documents).map(({ name, hash }) => `  ${name}: '${hash}',`),
    '};',
  ].join('\n');
