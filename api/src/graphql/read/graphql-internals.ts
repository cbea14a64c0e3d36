/**
 * The only place that reaches into graphql-js beyond its public entry. The four functions are marked internal
 * there, have kept their shape throughout 16.x, and are what execution itself uses: going through them is what
 * makes fragments, directives and arguments mean the same on both execution paths. They must come from the same (CommonJS)
 * copy as `graphql`, hence the `.js` endings.
 */
export { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
export { getArgumentValues, getVariableValues } from 'graphql/execution/values.js';
