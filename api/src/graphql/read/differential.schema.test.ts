import { randomInt } from 'node:crypto';
import { type DocumentNode, execute, type GraphQLError, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getId, randomSource } from './testing/data.ts';
import { Documents } from './testing/documents.ts';
import type { Viewer } from './testing/domain.ts';
import { ownDatabase } from './testing/own-database.ts';
import { referenceSchema } from './testing/reference.ts';
import { makeWorld, type World } from './testing/world.ts';

/**
 * Random documents, executed on both paths and by plain graphql-js over rows in memory: the results must be equal for
 * every seed. Each run has another seed, which is printed; `SEED=… N=…` repeats or extends a run.
 */
const N = Number(process.env.N ?? 300);
const SEED = Number(process.env.SEED ?? randomInt(2 ** 31));

const VIEWERS: readonly Viewer[] = [
  undefined,
  { id: getId(1, 1), admin: false },
  { id: getId(1, 7), admin: true },
];

let world: World;
beforeAll(async () => {
  world = await makeWorld(await ownDatabase());
});
afterAll(() => world.close());

interface Request {
  readonly variables: Record<string, unknown>;
  readonly viewer: Viewer;
}

interface Comparable {
  readonly data: string;
  readonly errors: readonly string[];
}

function comparable(result: { data?: unknown; errors?: readonly GraphQLError[] }): Comparable {
  const errors = (result.errors ?? []).map(({ message, path }) => {
    const comparableMessage = message.replace(/^Access denied.*/, 'Access denied');
    return `${comparableMessage} at ${path?.join('.')}`;
  });
  return { data: JSON.stringify(result.data ?? null), errors: errors.sort() };
}

/** Excerpts of both results around their first difference. */
function excerpts(actual: Comparable, expected: Comparable): string {
  const [a, b] = [actual, expected].map(({ data, errors }) => `${data} ${errors.join('; ')}`) as [
    string,
    string,
  ];
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `  want ${b.slice(Math.max(0, i - 150), i + 150)}\n  got  ${a.slice(Math.max(0, i - 150), i + 150)}`;
}

/**
 * If a non-null root field is null there is no data, and timing decides which root's error is reported. Then each
 * error must be one of those that occur if no root is non-null.
 */
function agree(actual: Comparable, expected: Comparable, lenient: Comparable): boolean {
  if (actual.data !== expected.data) return false;
  if (expected.data !== 'null') return actual.errors.join('\n') === expected.errors.join('\n');
  const roots = JSON.parse(lenient.data) as Record<string, unknown>;
  const isExpected = (error: string) => {
    const root = /^Cannot return null for non-nullable field Query\.\w+\. at (\w+)$/.exec(error)?.[1];
    return lenient.errors.includes(error) || (root !== undefined && roots[root] === null);
  };
  return actual.errors.length > 0 && actual.errors.every(isExpected);
}

/** The same document for another viewer and with other flags, so that cached plans must not affect the result. */
function second({ variables, viewer }: Request): Request {
  const flipped = Object.entries(variables).map(([name, v]) => [name, typeof v === 'boolean' ? !v : v]);
  return {
    variables: Object.fromEntries(flipped),
    viewer: VIEWERS[(VIEWERS.indexOf(viewer) + 1) % VIEWERS.length],
  };
}

test(`${N} random documents from seed ${SEED} have the same result on both paths as in plain graphql-js`, async () => {
  const { schema, reads, tables } = world;
  const reference = referenceSchema(schema, tables);
  const lenient = referenceSchema(schema, tables, true);
  const random = randomSource(SEED);
  const documents = new Documents(schema, random, tables);
  const distinct = new Set<string>();
  const count = {
    documents: 0,
    distinct: 0,
    requests: 0,
    sql: 0,
    withErrors: 0,
    sqlWithErrors: 0,
    different: 0,
  };
  const different: string[] = [];

  const compare = async (
    text: string,
    document: DocumentNode,
    { variables, viewer }: Request,
    seed: number,
  ) => {
    const request = { document, variableValues: variables, contextValue: { viewer } };
    const expected = comparable(await execute({ schema: reference, ...request }));
    const lenientResult = comparable(await execute({ schema: lenient, ...request }));
    const answer = await reads.answer(document, undefined, variables, { viewer });
    count.requests++;
    if (answer) count.sql++;
    if (expected.errors.length > 0) count.withErrors++;
    if (answer?.errors.length) count.sqlWithErrors++;
    const paths = {
      sql: answer && comparable({ data: JSON.parse(answer.data), errors: answer.errors }),
      'graphql-js': comparable(await execute({ schema, ...request })),
    };
    for (const [path, actual] of Object.entries(paths)) {
      if (!actual || agree(actual, expected, lenientResult)) continue;
      const details = `${text} with ${JSON.stringify({ ...variables, viewer })}`;
      different.push(`seed ${seed}, ${path}: ${details}\n${excerpts(actual, expected)}`);
    }
  };

  for (let i = 0; i < N && different.length < 3; i++) {
    const seed = random.seed;
    const { text, variables } = documents.next();
    const document = parse(text);
    const wrong = validate(schema, document);
    expect(wrong.map((error) => `${error.message} in ${text}`)).toEqual([]);
    const request = { variables, viewer: random.pick(VIEWERS) };
    await compare(text, document, request, seed);
    await compare(text, document, second(request), seed);
    distinct.add(text);
    count.documents++;
  }
  Object.assign(count, { distinct: distinct.size, different: different.length });
  console.info('differential', JSON.stringify({ seed: SEED, ...count }));
  expect(different.join('\n')).toBe('');
  expect(count.distinct).toBeGreaterThan(N * 0.9);
  expect(count.sql).toBeGreaterThan(count.requests * 0.4);
  expect(count.withErrors).toBeGreaterThan(count.requests * 0.05);
  expect(count.sqlWithErrors).toBeGreaterThan(count.requests * 0.02);
}, 3_600_000);
