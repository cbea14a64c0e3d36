/**
 * The only imports of graphql-js internals. These four functions are marked internal, but have not changed throughout
 * 16.x. Execution uses them itself, so fragments, directives and arguments mean the same on both execution paths.
 * They must come from the same (CommonJS) copy as `graphql`, hence the `.js` extensions.
 */
export { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
export { getArgumentValues, getVariableValues } from 'graphql/execution/values.js';
