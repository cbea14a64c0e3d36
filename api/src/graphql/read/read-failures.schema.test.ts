import type { GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { rows, sql } from './index.ts';
import { ADMIN, createReadWorld } from './testing/create-read-world.ts';
import { getId } from './testing/data.ts';
import { Course, Person, Ranked } from './testing/domain.ts';
import { getCursor } from './testing/reference.ts';

const { world, draft, answer, bySql, byGraphqlJs } = await createReadWorld();

describe('errors', () => {
  /** Counts the calls of a resolver while `run` is executed. */
  const getCalls = async (type: string, name: string, run: () => Promise<unknown>): Promise<number> => {
    const owner = world.schema.getType(type) as GraphQLObjectType;
    const field = world.compiler.model.type(owner).fields.get(name)!;
    const { resolve } = field;
    let calls = 0;
    const counted: typeof resolve = (...original) => {
      calls++;
      return resolve(...original);
    };
    Object.assign(field, { resolve: counted });
    await run().finally(() => Object.assign(field, { resolve }));
    return calls;
  };

  test('are reported at their root field next to the data of the others, without a second execution', async () => {
    let result: Awaited<ReturnType<typeof answer>>;
    const calls = await getCalls('Query', 'secret', async () => {
      result = await answer('{ courseCount secret me { id } }', null);
    });
    expect(result).toMatchObject({
      data: '{"courseCount":30,"secret":null,"me":null}',
      errors: [{ path: ['secret'] }],
    });
    expect([calls, world.statements.length]).toEqual([1, 2]);
  });

  test('leave no data if their root field is non-null', async () => {
    const result = await answer(`{ courseCount mustCourse(id: "${getId(4, 99)}") { id } }`);
    expect(result).toMatchObject({
      data: 'null',
      errors: [
        { message: 'Cannot return null for non-nullable field Query.mustCourse.', path: ['mustCourse'] },
      ],
    });
    expect(world.statements).toHaveLength(2);
  });

  test('need at most one statement, whether they concern arguments, values or the statement', async () => {
    const one = async (text: string) => {
      world.statements.length = 0;
      const result = await answer(text);
      return [result?.errors[0]?.message, world.statements.length];
    };
    expect(await one('{ courses(limit: 101) { total } }')).toEqual(['error.BAD_INPUT', 0]);
    expect(await one('{ mustCourse(id: "nonsense") { id } }')).toEqual(['error.BAD_INPUT', 1]);
    world.failure = Object.assign(new Error('division by zero'), { code: '22012' });
    expect(await one('{ courseCount }')).toEqual(['a value did not fit (SQLSTATE 22012)', 1]);
  });

  test('are reported at the field of a nested resolver; only that root field is executed again', async () => {
    const text = '{ courseCount courses(limit: 1) { items { id sales nothing { id } } } }';
    let result: Awaited<ReturnType<typeof answer>>;
    const counted = await getCalls('Query', 'courseCount', async () => {
      result = await answer(text, null);
    });
    expect(JSON.parse(result!.data)).toMatchObject({
      courseCount: 30,
      courses: { items: [{ sales: null }] },
    });
    expect(result!.errors.map(({ path }) => path)).toEqual([['courses', 'items', 0, 'sales']]);
    expect(JSON.parse(result!.data)).toEqual((await byGraphqlJs(text, null)).data);
    world.statements.length = 0;
    await answer(text, null);
    expect([counted, world.statements.length]).toEqual([1, 2]);
  });

  test('are handled if another resolver failed first', async () => {
    const owner = world.compiler.model.type(world.schema.getQueryType()!);
    const field = owner.fields.get('allCourses')!;
    const { resolve } = field;
    Object.assign(field, { resolve: () => Promise.reject(new Error('too late')) });
    // A null argument is detected immediately, below a resolver that is still pending
    const text = 'query ($n: Int) { allCourses { latest(limit: $n) { id } } }';
    const result = await answer(text, ADMIN, { n: null }).finally(() => Object.assign(field, { resolve }));
    expect(result).toMatchObject({ data: 'null', errors: [{ message: 'too late', path: ['allCourses'] }] });
  });

  test('are not logged if they are AppErrors', async () => {
    await bySql('{ secret }', null);
    await bySql('{ courses(limit: 101) { total } }');
    expect(world.logged).toEqual([]);
  });

  test('are logged with the field if it is null but non-null in the schema', async () => {
    const result = await answer('{ courseCount allCourses { broken } }');
    expect(world.logged).toMatchObject([{ level: 'warn', err: { field: 'Course.broken' } }]);
    expect(result?.data).toBe('null');
    expect(result?.errors[0]).toMatchObject({
      message: 'Cannot return null for non-nullable field Course.broken.',
      path: ['allCourses', expect.any(Number), 'broken'],
    });
    // Its statement runs twice: the second time graphql-js finds out the rows
    expect(world.statements).toHaveLength(3);
  });

  test('are logged if they are unexpected', async () => {
    world.failure = new Error('bug');
    expect(await bySql('{ courseCount }')).toBeUndefined();
    expect(world.logged).toMatchObject([{ level: 'error', err: { message: 'bug' } }]);
  });

  test('are BAD_INPUT for invalid IDs and cursors', async () => {
    for (const text of [
      '{ mustCourse(id: "nonsense") { id } }',
      `{ reviews(after: "${getCursor(['tea time', getId(6, 1)])}") { totalCount edges { cursor } } }`,
      '{ reviews(after: "???") { edges { cursor } } }',
      '{ reviews(first: 0) { edges { cursor } } }',
      '{ courses(page: 0) { total } }',
    ]) {
      const { errors } = await byGraphqlJs(text);
      expect((await answer(text))?.errors).toMatchObject(errors!);
      expect(errors).toMatchObject([
        { message: 'error.BAD_INPUT', extensions: { code: 'BAD_INPUT', reason: 'INVALID_FIELDS' } },
      ]);
    }
  });

  test('are not retried after a statement timeout', async () => {
    world.failure = Object.assign(new Error('canceled'), { code: '57014' });
    await expect(bySql('{ courseCount }')).rejects.toThrow('error.UNAVAILABLE');
    expect(world.statements).toHaveLength(1);
  });
});

test('a resolver that is wrapped too late is detected', async () => {
  const field = world.schema.getQueryType()!.getFields().topics!;
  const installed = field.resolve!;
  field.resolve = (...original) => installed(...original);
  try {
    expect(await bySql('{ topics }')).toBeUndefined();
    expect(world.logged).toMatchObject([
      { level: 'error', err: { message: expect.stringContaining('topics') } },
    ]);
  } finally {
    field.resolve = installed;
  }
});

describe('sources', () => {
  /** The result of a mutation whose resolver returns this. */
  const toResult = async (value: unknown) => {
    const field = world.compiler.model.type(world.schema.getMutationType()!).fields.get('touch')!;
    const original = field.resolve;
    Object.assign(field, { resolve: () => value });
    try {
      return (await byGraphqlJs(`mutation { touch(id: "${draft}") { id } }`)).errors?.[0]?.message;
    } finally {
      Object.assign(field, { resolve: original });
    }
  };

  test('throw for an undefined condition instead of returning all rows', async () => {
    expect(await toResult(rows(Course, () => ({ where: undefined })))).toContain('`where` is undefined');
  });

  test('must have the declared type', async () => {
    expect(await toResult(rows(Person, (p) => ({ where: sql`${p.id} is null` })))).toContain(
      'cannot be read as Course',
    );
  });

  test('must state why everyone may see them if their type has no table', async () => {
    const field = world.compiler.model.type(world.schema.getQueryType()!).fields.get('ranked')!;
    const original = field.resolve;
    const from = sql`select 1 as place, null::uuid as course, 1::float8 as rating`;
    Object.assign(field, { resolve: () => rows(Ranked, () => ({}), { from, skipVisibility: false }) });
    const { errors } = await byGraphqlJs('{ ranked { place } }');
    Object.assign(field, { resolve: original });
    expect(errors?.[0]?.message).toContain('Ranked has no @Visible');
  });

  test('do not skip visibility without a reason', () => {
    expect(() => rows(Course, () => ({}), { skipVisibility: '' })).toThrow('a sentence that says why');
  });

  test('return no rows if they are false', async () => {
    expect(await toResult(rows(Course, () => ({ where: false })))).toContain('NOT_FOUND');
  });
});
