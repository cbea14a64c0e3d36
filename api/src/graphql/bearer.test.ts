import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { ignoresBearer } from './bearer.ts';

const schema = buildSchema('type Query { open: Int } type Mutation { begin: Int, end: Int, other: Int }');
for (const name of ['begin', 'end'])
  schema.getMutationType()!.getFields()[name]!.extensions = { acceptsBadToken: true };

test.each([
  ['mutation { begin }', true],
  ['mutation { first: begin ...F } fragment F on Mutation { ... { end } }', true],
  ['mutation { begin other }', false],
  ['mutation { begin __typename }', false],
  ['{ open }', false],
])('%s is executed with an invalid token: %s', (text, isRun) => {
  expect(ignoresBearer(schema, parse(text))).toBe(isRun);
});
