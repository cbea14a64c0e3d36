const { operationsOf } = require('./operations.cjs');

/** schema/operations.json: what our own clients send, by SHA-256. */
exports.plugin = (_schema, documents) =>
  JSON.stringify(
    Object.fromEntries(
      operationsOf(documents).map(({ name, text, hash }) => [hash, { name, document: text }]),
    ),
    null,
    2,
  );
