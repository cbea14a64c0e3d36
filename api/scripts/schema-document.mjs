// The schema in the repository as a document, for the rules of schema-lint.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print } from 'graphql';
import { root } from './install.mjs';

export const schema = parse(readFileSync(join(root, 'schema', 'schema.graphql'), 'utf8'));
const definitionsOf = (kind) =>
  new Map(schema.definitions.filter((each) => each.kind === kind).map((each) => [each.name.value, each]));
export const objects = definitionsOf('ObjectTypeDefinition');
export const inputs = definitionsOf('InputObjectTypeDefinition');

export const printOf = (type, field) => {
  const found = type.fields.find(({ name }) => name.value === field);
  return found && print(found.type);
};
/** The name of a type without lists and non-null marks. */
export const typeName = (type) => (type.kind === 'NamedType' ? type.name.value : typeName(type.type));
