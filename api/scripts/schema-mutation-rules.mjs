// Rules for mutations and their arguments: part of schema-lint.mjs.
import { print } from 'graphql';
import { inputs, objects, printOf, typeName } from './schema-document.mjs';

/** A mutation must return an object, because other types cannot get a further field later. */
function bareResult(node, path) {
  if (path[0] !== 'Mutation' || path.length !== 2) return undefined;
  const { kind, type } = node.type;
  const name = kind === 'NonNullType' && type.kind === 'NamedType' && type.name.value;
  if (!objects.has(name)) return 'answers no object: give it a payload type, not null';
  if (!/^delete[A-Z]/.test(path[1])) return undefined;
  return /^Deleted/.test(name) && printOf(objects.get(name), 'id') === 'ID!'
    ? undefined
    : 'deletes: answer a `Deleted…` with the `id` of what is gone';
}

/** A mutation has no argument, the ID of its object, or one input object that can grow. */
function separateArguments(node, path) {
  if (path[0] !== 'Mutation' || path.length !== 2 || !node.arguments.length) return undefined;
  const name = path[1];
  const input = `${name[0].toUpperCase()}${name.slice(1)}Input!`;
  const [{ name: first, type }, ...rest] = node.arguments;
  if (!rest.length && first.value === 'input' && print(type) === input) return undefined;
  if (!rest.length && /^[a-z]\w*Id$/.test(first.value) && print(type) === 'ID!') return undefined;
  return `takes loose arguments: take \`input: ${input}\`, or one \`<noun>Id: ID!\``;
}

/** An ID in an input must be named after its object. */
function namelessId(node, path) {
  if (node.kind !== 'InputValueDefinition' || typeName(node.type) !== 'ID') return undefined;
  const name = node.name.value;
  if (path[0] !== 'Mutation' && !inputs.has(path[0])) return undefined;
  return /[a-z]Ids?$/.test(name) ? undefined : 'is an id: name it `<noun>Id`, or `<noun>Ids`';
}

/** Clients must be able to repeat a create request safely. */
function unrepeatable(node, path) {
  if (path.length !== 1 || !/^Create\w+Input$/.test(path[0]) || !inputs.has(path[0])) return undefined;
  return printOf(node, 'idempotencyKey') ? undefined : 'makes something: give it an `idempotencyKey`';
}

/** An input with exactly one field must have `@oneOf`, and only such inputs. */
function undocumentedOneOf(node) {
  if (node.kind !== 'InputObjectTypeDefinition') return undefined;
  const says = /exactly one\b/i.test(node.description?.value ?? '');
  const isOneOf = node.directives.some(({ name }) => name.value === 'oneOf');
  return says === isOneOf ? undefined : 'is described or marked `@oneOf`, but not both';
}

export const MUTATION_RULES = [bareResult, separateArguments, namelessId, unrepeatable, undocumentedOneOf];
