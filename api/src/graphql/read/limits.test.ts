import { buildSchema, type GraphQLObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { LIMITS, Limits } from './limits.ts';

const schema = buildSchema(`
  type Query {
    courses(page: Int = 1, limit: Int = 20): CoursePage!
    found(filter: Filter): [Course!]!
    feed(first: Int!): Feed!
    all: [Course!]!
    course: Course
  }
  type Mutation { touch: Course }
  input Filter { text: String, limit: Int = 5 }
  type CoursePage { items: [Course!]!, total: Int! }
  type Feed { edges: [Edge!]!, pageInfo: Int }
  type Edge { node: Course!, cursor: String! }
  type Course { id: ID!, title: String!, next: Course, lessons: [Lesson!]! }
  type Lesson { id: ID! }
`);

const cost = (text: string, variables?: Record<string, unknown>, operation?: string) =>
  new Limits(schema, { ...LIMITS, cost: 1e9 }).check(parse(text), operation, variables);
const check =
  (text: string, options: Partial<typeof LIMITS> = {}) =>
  () =>
    new Limits(schema, { ...LIMITS, ...options }).check(parse(text), undefined, undefined);

describe('cost', () => {
  test('counts fields once for each possible row', () => {
    expect(cost('{ course { id title } }')).toBe(3);
    expect(cost('{ all { id } }')).toBe(1 + 10);
    expect(cost('{ all { lessons { id } } }')).toBe(1 + 10 * (1 + 10));
  });

  test('takes the page size from literals, variables and defaults', () => {
    const page = (args: string) => `courses${args} { items { id title } }`;
    expect(cost(`{ ${page('')} }`)).toBe(1 + 1 + 20 * 2);
    expect(cost(`{ ${page('(limit: 50)')} }`)).toBe(1 + 1 + 50 * 2);
    expect(cost(`query ($n: Int) { ${page('(limit: $n)')} }`, { n: 7 })).toBe(1 + 1 + 7 * 2);
    expect(cost(`query ($n: Int = 9) { ${page('(limit: $n)')} }`)).toBe(1 + 1 + 9 * 2);
    expect(cost(`query ($n: Int) { ${page('(limit: $n)')} }`, {})).toBe(1 + 1 + 20 * 2);
  });

  test('takes the page size from edges and from input objects', () => {
    expect(cost('{ feed(first: 30) { edges { cursor node { id } } } }')).toBe(1 + 1 + 30 * 3);
    expect(cost('{ found(filter: { limit: 3 }) { id } }')).toBe(1 + 3);
    expect(cost('{ found(filter: {}) { id } }')).toBe(1 + 5);
    expect(cost('query ($f: Filter) { found(filter: $f) { id } }', { f: { limit: 40 } })).toBe(1 + 40);
  });

  test('follows fragments, and measures the selected operation', () => {
    const text = 'query A { all { ...F } } query B { course { id } } fragment F on Course { id title }';
    expect(cost(text, {}, 'A')).toBe(1 + 20);
    expect(cost(text, {}, 'B')).toBe(2);
    expect(cost(text, {}, 'C')).toBe(0);
  });

  test('counts totals and skipped rows', () => {
    expect(cost('{ courses { total } }')).toBe(1 + 100);
    expect(cost('{ courses(page: 3) { items { id } } }')).toBe(1 + 1 + 20 + 2);
    expect(cost('query ($p: Int) { courses(page: $p, limit: 100) { items { id } } }', { p: 2001 })).toBe(
      1 + 1 + 100 + 10_000,
    );
    expect(cost('{ courses(page: 2000000000) { items { id } } }')).toBe(1 + 1 + 20 + 10_000);
    for (const page of [-5, 99_999_999_999_999])
      expect(cost(`{ courses(page: ${page}) { items { id } } }`)).toBe(1 + 1 + 20);
  });

  test('counts introspection with expanded fragments', () => {
    expect(cost('{ __schema { queryType { name } } }')).toBe(200);
    expect(cost('{ __schema { types { ...T } } } fragment T on __Type { name kind }')).toBe(300);
    expect(cost('{ course { id } __type(name: "Course") { name fields { name } } }')).toBe(2 + 30);
  });

  test('is never reduced by invalid values', () => {
    const text = 'query ($n: Int) { courses(limit: $n) { items { id } } }';
    for (const n of [-5, 0, 'x', null]) expect(cost(text, { n })).toBeGreaterThanOrEqual(3);
  });

  test('uses the largest valid size for an invalid one, so that the error names the size', () => {
    const text = 'query ($n: Int) { courses(limit: $n) { items { id } } }';
    expect(cost(text, { n: 1e9 })).toBe(cost(text, { n: 100 }));
  });
});

describe('limits', () => {
  test('reject operations that cost too much', () => {
    expect(check('{ all { lessons { id } } }', { cost: 110 })).toThrow('error.costLimit');
    expect(check('{ all { lessons { id } } }', { cost: 111 })()).toBe(111);
  });

  test('reject operations that nest too deep, also through fragments', () => {
    const nest = (n: number): string => (n === 0 ? 'id' : `next { ${nest(n - 1)} }`);
    expect(check(`{ course { ${nest(10)} } }`)()).toBe(12);
    expect(check(`{ course { ${nest(11)} } }`)).toThrow('error.depthLimit');
    expect(check(`{ course { ...F } } fragment F on Course { ${nest(11)} }`)).toThrow('error.depthLimit');
  });

  test('reject too many aliases', () => {
    const aliases = (n: number) =>
      `{ course { ${Array.from({ length: n }, (_, i) => `a${i}: id`).join(' ')} } }`;
    expect(check(aliases(30))()).toBe(31);
    expect(check(aliases(31))).toThrow('error.aliasLimit');
  });

  test('reject too many root fields, also in fragments', () => {
    expect(
      check('{ course { id } all { id } ...F } fragment F on Query { found { id } }', { rootFields: 2 }),
    ).toThrow('error.rootFieldLimit');
  });

  test('reject fragments that multiply fields', () => {
    const fragments = Array.from(
      { length: 20 },
      (_, i) => `fragment F${i} on Course { ...F${i + 1} ...F${i + 1} }`,
    );
    const text = `{ course { ...F0 } } ${fragments.join(' ')} fragment F20 on Course { id }`;
    expect(check(text, { cost: Number.POSITIVE_INFINITY })).toThrow('error.selectionLimit');
  });

  test('reject too much introspection', () => {
    const many = (field: string, n: number) =>
      `{ ${Array.from({ length: n }, (_, i) => `a${i}: ${field}`).join(' ')} }`;
    expect(check(many('__type(name: "Course") { name }', 20))()).toBe(200);
    expect(check(many('__type(name: "Course") { name }', 21))).toThrow('error.introspectionLimit');
    expect(check(many('__schema { queryType { name } }', 2))).toThrow('error.introspectionLimit');
  });

  test('throw errors with the code TOO_COSTLY', () => {
    expect(check('{ all { id } }', { cost: 1 })).toThrow(
      expect.objectContaining({ extensions: { code: 'TOO_COSTLY', reason: 'COST_LIMIT' } }),
    );
  });
});

test('lists with MaxRows count as that number, together if they share a limit', () => {
  const bounded = buildSchema(`
    type Query { course: Course, section: Section }
    type Course { sections: [Section!]! }
    type Section { id: ID!, lessons: [Lesson!]! }
    type Lesson { id: ID! }
  `);
  const fields = (name: string) => (bounded.getType(name) as GraphQLObjectType).getFields();
  fields('Course').sections!.extensions = { maxRows: { rows: 20 } };
  fields('Section').lessons!.extensions = {
    maxRows: { rows: 30, together: { below: 'Course.sections', rows: 50 } },
  };
  const getCost = (text: string) => new Limits(bounded).check(parse(text), undefined, undefined);
  expect(getCost('{ course { sections { id } } }')).toBe(1 + 1 + 20);
  expect(getCost('{ section { lessons { id } } }')).toBe(1 + 1 + 30);
  expect(getCost('{ course { sections { id ...F } } } fragment F on Section { lessons { id } }')).toBe(
    1 + 1 + 20 * (1 + 1) + 50,
  );
});

test('a larger page counts by its rows, or by groups of rows', () => {
  const feeds = buildSchema(`
    type Query { changes(first: Int = 100): Feed, plain(first: Int = 100): Feed }
    type Feed { nodes: [Node!]!, more: Boolean }
    type Node { id: ID! }
  `);
  const { changes, plain } = (feeds.getType('Query') as GraphQLObjectType).getFields();
  const getCost = (text: string) => new Limits(feeds).check(parse(text), undefined, undefined);
  for (const [rowsForOne, size] of [
    [undefined, 500],
    [2, 250],
  ]) {
    changes!.extensions = { pageUpTo: { rows: 500, rowsForOne } };
    for (const first of [500, 501, 1e9])
      expect(getCost(`{ changes(first: ${first}) { nodes { id } more } }`)).toBe(1 + 2 + size!);
  }
  expect(plain!.extensions).toEqual({});
  expect(getCost('{ plain(first: 500) { nodes { id } more } }')).toBe(1 + 2 + 100);
});

test('a field with a declared cost counts as that for each parent row', () => {
  const schema = buildSchema(`
    type Query { search(text: String!): Found, courses(filter: Filter): [Course!]! }
    input Filter { search: String, level: String }
    type Found { courses(limit: Int = 5): [Course!]! }
    type Course { id: ID! }
  `);
  const fields = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
  fields('Query').search!.extensions = { costs: { cost: 500 } };
  fields('Query').courses!.extensions = {
    costs: { cost: 500, ifArgument: 'filter.search' },
    maxRows: { rows: 20 },
  };
  const getCost = (text: string, variables?: Record<string, unknown>) =>
    new Limits(schema).check(parse(text), undefined, variables);
  expect(getCost('{ a: search(text: "") { courses { id } } b: search(text: "") { courses { id } } }')).toBe(
    2 * (500 + 1 + 1 + 5),
  );
  expect(getCost('{ courses { id } }')).toBe(1 + 20);
  expect(getCost('{ courses(filter: { level: "A" }) { id } }')).toBe(1 + 20);
  expect(getCost('{ courses(filter: { search: "a" }) { id } }')).toBe(500 + 1 + 20);
  const document = 'query ($filter: Filter) { courses(filter: $filter) { id } }';
  expect(getCost(document, { filter: { search: 'a' } })).toBe(500 + 1 + 20);
  expect(getCost(document, { filter: { search: '' } })).toBe(1 + 20);
  expect(getCost(document)).toBe(1 + 20);
  const words = 'query ($s: String = "a") { courses(filter: { search: $s }) { id } }';
  expect(getCost(words)).toBe(500 + 1 + 20);
  expect(getCost(words, { s: null })).toBe(1 + 20);
});
