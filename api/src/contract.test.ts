import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { contract, findUndescribed } from './contract.ts';
import type { InputRules } from './graphql/input-rules.ts';
import type { JsonSchema } from './rest/schema.ts';

it('a missing description is found at every level', () => {
  const schema = buildSchema(`
    "A."
    type A { "Said." said(bare: Int, "Said." told: Int, in: In): B  silent: Int }
    type Query { "Said." a: A }
    enum B { "Said." ONE TWO }
    input In { bare: Int }
  `);
  expect(findUndescribed(schema).sort()).toEqual(['A.said(bare)', 'A.silent', 'B', 'B.TWO', 'In', 'In.bare']);
});

/** Fields of REST bodies that are passed unchanged to an input field. */
const renamedFields: readonly [
  method: string,
  path: string,
  property: string,
  input: string,
  field: string,
][] = [
  ['post', '/auth/register', 'email', 'RegisterInput', 'email'],
  ['post', '/auth/register', 'password', 'RegisterInput', 'password'],
  ['post', '/auth/register', 'fullName', 'RegisterInput', 'fullName'],
  ['post', '/auth/reset-password', 'newPassword', 'ResetPasswordInput', 'newPassword'],
  ['post', '/auth/change-password', 'newPassword', 'ChangePasswordInput', 'newPassword'],
  ['put', '/client/users/profile', 'fullName', 'UpdateProfileInput', 'fullName'],
  ['put', '/client/users/bio', 'bio', 'UpdateProfileInput', 'bio'],
  ['put', '/client/users/skills', 'skills', 'UpdateProfileInput', 'skills'],
  ['post', '/admin/users', 'email', 'CreatePersonInput', 'email'],
  ['post', '/admin/users', 'fullName', 'CreatePersonInput', 'fullName'],
  ['put', '/admin/users/{id}', 'bio', 'UpdatePersonInput', 'bio'],
];

type Methods = Record<string, { requestBody: { content: { 'application/json': { schema: JsonSchema } } } }>;

it('REST documents the limits of the GraphQL inputs', async () => {
  const files = await contract();
  const { paths } = JSON.parse(files['rest.openapi.json']) as { paths: Record<string, Methods> };
  const rules = JSON.parse(files['input-rules.json']) as InputRules;
  for (const [method, path, property, input, field] of renamedFields) {
    const body = paths[path]?.[method]?.requestBody.content['application/json'].schema;
    const limits = rules[input]?.[field];
    expect(limits, `${input}.${field}`).toBeDefined();
    expect(body?.properties?.[property], `${method} ${path}: ${property}`).toMatchObject(limits!);
  }
});
