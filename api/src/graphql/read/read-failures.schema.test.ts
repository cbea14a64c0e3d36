import type { GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { rows, sql } from './index.ts';
import { ADMIN, askedWorld } from './testing/asked-world.ts';
import { idOf } from './testing/data.ts';
import { Course, Person, Ranked } from './testing/domain.ts';
import { cursorOf } from './testing/reference.ts';

const { world, draft, answer, bySql, byGraphqlJs } = await askedWorld();

describe('errors', () => {
  /** Counts the calls of a resolver while `run` is executed. */
  const callsOf = async (type: string, name: string, run: () => Promise<unknown>): Promise<number> => {
    const owner = world.schema.getType(type) as GraphQLObjectType;
    const field = world.compiler.model.type(owner).fields.get(name)!;
    const { resolve } = field;
    let calls = 0;
    const counted: typeof resolve = (...given) => {
      calls++;
      return resolve(...given);
    };
    Object.assign(field, { resolve: counted });
    await run().finally(() => Object.assign(field, { resolve }));
    return calls;
  };

  test('of a root field are reported there, next to the data of the others, without a second execution', async () => {
    let got: Awaited<ReturnType<typeof answer>>;
    const calls = await callsOf('Query', 'secret', async () => {
      got = await answer('{ courseCount secret me { id } }', null);
    });
    expect(got).toMatchObject({
      data: '{"courseCount":30,"secret":null,"me":null}',
      errors: [{ path: ['secret'] }],
    });
    expect([calls, world.statements.length]).toEqual([1, 2]);
  });

  test('of a non-null root field leave no data', async () => {
    const got = await answer(`{ courseCount mustCourse(id: "${idOf(4, 99)}") { id } }`);
    expect(got).toMatchObject({
      data: 'null',
      errors: [
        { message: 'Cannot return null for non-nullable field Query.mustCourse.', path: ['mustCourse'] },
      ],
    });
    expect(world.statements).toHaveLength(2);
  });

  test('of arguments, values and statements need at most one statement', async () => {
    const one = async (text: string) => {
      world.statements.length = 0;
      const got = await answer(text);
      return [got?.errors[0]?.message, world.statements.length];
    };
    expect(await one('{ courses(limit: 101) { total } }')).toEqual(['error.BAD_INPUT', 0]);
    expect(await one('{ mustCourse(id: "nonsense") { id } }')).toEqual(['error.BAD_INPUT', 1]);
    world.failure = Object.assign(new Error('division by zero'), { code: '22012' });
    expect(await one('{ courseCount }')).toEqual(['a value did not fit (SQLSTATE 22012)', 1]);
  });

  test('of a nested resolver are reported at its field; only that root field is executed again', async () => {
    const text = '{ courseCount courses(limit: 1) { items { id sales nothing { id } } } }';
    let got: Awaited<ReturnType<typeof answer>>;
    const counted = await callsOf('Query', 'courseCount', async () => {
      got = await answer(text, null);
    });
    expect(JSON.parse(got!.data)).toMatchObject({ courseCount: 30, courses: { items: [{ sales: null }] } });
    expect(got!.errors.map(({ path }) => path)).toEqual([['courses', 'items', 0, 'sales']]);
    expect(JSON.parse(got!.data)).toEqual((await byGraphqlJs(text, null)).data);
    world.statements.length = 0;
    await answer(text, null);
    expect([counted, world.statements.length]).toEqual([1, 2]);
  });

  test('of a pending resolver are handled if another one failed first', async () => {
    const owner = world.compiler.model.type(world.schema.getQueryType()!);
    const field = owner.fields.get('allCourses')!;
    const { resolve } = field;
    Object.assign(field, { resolve: () => Promise.reject(new Error('too late')) });
    // A null argument is detected immediately, below a resolver that is still pending
    const text = 'query ($n: Int) { allCourses { latest(limit: $n) { id } } }';
    const got = await answer(text, ADMIN, { n: null }).finally(() => Object.assign(field, { resolve }));
    expect(got).toMatchObject({ data: 'null', errors: [{ message: 'too late', path: ['allCourses'] }] });
  });

  test('that are AppErrors are not logged', async () => {
    await bySql('{ secret }', null);
    await bySql('{ courses(limit: 101) { total } }');
    expect(world.logged).toEqual([]);
  });

  test('about null in a non-null field are logged with the field', async () => {
    const got = await answer('{ courseCount allCourses { broken } }');
    expect(world.logged).toMatchObject([{ level: 'warn', err: { field: 'Course.broken' } }]);
    expect(got?.data).toBe('null');
    expect(got?.errors[0]).toMatchObject({
      message: 'Cannot return null for non-nullable field Course.broken.',
      path: ['allCourses', expect.any(Number), 'broken'],
    });
    // Its statement runs twice: the second time graphql-js finds out the rows
    expect(world.statements).toHaveLength(3);
  });

  test('that are unexpected are logged as errors', async () => {
    world.failure = new Error('bug');
    expect(await bySql('{ courseCount }')).toBeUndefined();
    expect(world.logged).toMatchObject([{ level: 'error', err: { message: 'bug' } }]);
  });

  test('about invalid IDs and cursors are BAD_INPUT', async () => {
    for (const text of [
      '{ mustCourse(id: "nonsense") { id } }',
      `{ reviews(after: "${cursorOf(['tea time', idOf(6, 1)])}") { totalCount edges { cursor } } }`,
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

  test('of a statement timeout are not retried', async () => {
    world.failure = Object.assign(new Error('canceled'), { code: '57014' });
    await expect(bySql('{ courseCount }')).rejects.toThrow('error.UNAVAILABLE');
    expect(world.statements).toHaveLength(1);
  });
});

test('a resolver that is wrapped too late is detected', async () => {
  const field = world.schema.getQueryType()!.getFields().topics!;
  const installed = field.resolve!;
  field.resolve = (...given) => installed(...given);
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
  const touched = async (value: unknown) => {
    const field = world.compiler.model.type(world.schema.getMutationType()!).fields.get('touch')!;
    const given = field.resolve;
    Object.assign(field, { resolve: () => value });
    try {
      return (await byGraphqlJs(`mutation { touch(id: "${draft}") { id } }`)).errors?.[0]?.message;
    } finally {
      Object.assign(field, { resolve: given });
    }
  };

  test('with an undefined condition do not return all rows', async () => {
    expect(await touched(rows(Course, () => ({ where: undefined })))).toContain('`where` is undefined');
  });

  test('must have the declared type', async () => {
    expect(await touched(rows(Person, (p) => ({ where: sql`${p.id} is null` })))).toContain(
      'cannot be read as Course',
    );
  });

  test('of a type without a table declare why everyone may see them', async () => {
    const field = world.compiler.model.type(world.schema.getQueryType()!).fields.get('ranked')!;
    const given = field.resolve;
    const from = sql`select 1 as place, null::uuid as course, 1::float8 as rating`;
    Object.assign(field, { resolve: () => rows(Ranked, () => ({}), { from, skipVisibility: false }) });
    const { errors } = await byGraphqlJs('{ ranked { place } }');
    Object.assign(field, { resolve: given });
    expect(errors?.[0]?.message).toContain('Ranked has no @Visible');
  });

  test('do not skip visibility without a reason', () => {
    expect(() => rows(Course, () => ({}), { skipVisibility: '' })).toThrow('a sentence that says why');
  });

  test('that are false return no rows', async () => {
    expect(await touched(rows(Course, () => ({ where: false })))).toContain('NOT_FOUND');
  });
});
