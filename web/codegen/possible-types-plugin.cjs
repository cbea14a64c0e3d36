const { isAbstractType } = require('graphql');

/** Which concrete types an interface or a union can be; Apollo's cache needs it to match fragments. */
exports.plugin = function plugin(schema) {
  const abstract = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
    .map((type) => [type.name, schema.getPossibleTypes(type).map((possible) => possible.name)]);
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(abstract), null, 2)};`;
};
