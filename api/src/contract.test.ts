import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { undescribed } from './contract.ts';

it('finds whatever has no description, at every level', () => {
  const schema = buildSchema(`
    "A."
    type A { "Said." said(bare: Int, "Said." told: Int, in: In): B  silent: Int }
    type Query { "Said." a: A }
    enum B { "Said." ONE TWO }
    input In { bare: Int }
  `);
  expect(undescribed(schema).sort()).toEqual(['A.said(bare)', 'A.silent', 'B', 'B.TWO', 'In', 'In.bare']);
});
