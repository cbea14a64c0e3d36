import { inspect } from 'node:util';
import { execute, type GraphQLObjectType, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows, sql } from './index.ts';
import { idOf } from './testing/data.ts';
import { Course, Person, Ranked, type Viewer } from './testing/domain.ts';
import { ownDatabase } from './testing/own-database.ts';
import { cursorOf } from './testing/reference.ts';
import { makeWorld, SLOW_MS, type World } from './testing/world.ts';

const ADMIN: Viewer = { id: idOf(1, 7), admin: true };
const TEACHER: Viewer = { id: idOf(1, 1), admin: false };

let world: World;
let draft: string;
beforeAll(async () => {
  world = await makeWorld(await ownDatabase());
  draft = world.tables.course.find((c) => c.status === 'draft' && c.teacher_id === idOf(1, 2))!.id;
});
afterAll(() => world.close());
beforeEach(() => {
  world.statements.length = 0;
  world.logged.length = 0;
  world.failure = undefined;
  world.delayMs = 0;
});

const answer = (text: string, viewer: Viewer | null = ADMIN, variables = {}) =>
  world.reads.answer(parse(text), undefined, variables, { viewer: viewer ?? undefined });
/** The text of an answer without errors. */
const bySql = async (...asked: Parameters<typeof answer>) => {
  const got = await answer(...asked);
  return got?.errors.length === 0 ? `{"data":${got.data}}` : undefined;
};
const byGraphqlJs = async (text: string, viewer: Viewer | null = ADMIN) => {
  const result = await execute({
    schema: world.schema,
    document: parse(text),
    contextValue: { viewer: viewer ?? undefined },
  });
  return JSON.parse(JSON.stringify(result)) as {
    data: Record<string, never>;
    errors?: { message: string; path: unknown[]; extensions: unknown }[];
  };
};

describe('statements', () => {
  test('one for each root field, whatever is below it', async () => {
    await bySql(`{
      courses(limit: 5) { total items { title coTeacher { fullName } lessons { title } stars { count } latest { author { bio } } } }
      categories { title courses { slug } }
      __typename
    }`);
    expect(world.statements).toHaveLength(2);
  });

  test('also through graphql-js, with ordinary resolvers in between', async () => {
    const { data, errors } = await byGraphqlJs(
      '{ allCourses { shout stars { count } categories { courses { shout } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('allCourses.0.shout', expect.stringMatching(/^KHÓA HỌC 0 .* (never|2026)$/));
    expect(world.statements).toHaveLength(1);
  });

  test('are named from the third use', async () => {
    const document = parse('{ courseCount }');
    for (let i = 0; i < 3; i++) await world.reads.answer(document, undefined, {}, {});
    expect(world.statements.map(({ name }) => name !== undefined)).toEqual([false, false, true]);
  });

  test('differ only where a part comes or goes', async () => {
    const document = parse('query ($s: CourseStatus, $l: Int!) { courses(status: $s, limit: $l) { total } }');
    for (const v of [{ l: 1 }, { l: 2 }, { l: 2, s: 'Draft' }, { l: 2, s: 'Published' }]) {
      await world.reads.answer(document, undefined, v, { viewer: ADMIN });
    }
    expect(new Set(world.statements.map(({ text }) => text)).size).toBe(2);
  });
});

describe('fields that share a subquery', () => {
  const scans = () => world.statements.at(-1)!.text.split('from review r').length - 1;
  const SHARED = 'reviewCount starSum again: starSum';

  test('are read in one scan, wherever the rows come from', async () => {
    const texts = [
      `{ course(slug: "course01") { ${SHARED} } }`,
      `{ courses { items { ${SHARED} } } }`,
      `{ ranking(first: 3) { nodes { ${SHARED} } } }`,
      `{ byLevel(first: 3) { edges { node { ${SHARED} } } } }`,
      `{ categories { courses { ${SHARED} } } }`,
      `{ ranked { course { ${SHARED} } } }`,
    ];
    for (const text of texts) {
      world.statements.length = 0;
      await bySql(text, ADMIN);
      expect([text, world.statements.length, scans()]).toEqual([text, 1, 1]);
    }
  });

  test('are joined to the rows of a page, not to all that it is taken from', async () => {
    await bySql(`{ courses(limit: 2) { items { ${SHARED} } } }`, ADMIN);
    expect(world.statements.at(-1)!.text).toMatch(/ limit \$\d+ offset \$\d+\) t0 left join lateral /);
  });

  test('stay apart where their values differ, and where a guard may hide one', async () => {
    await bySql(
      '{ courses { items { a: goodReviews(stars: 2) b: goodReviews(stars: 2) c: goodReviews(stars: 5) } } }',
      ADMIN,
    );
    expect(scans()).toBe(2);
    await bySql('{ courses { items { reviewCount starSum hiddenCount } } }', ADMIN);
    expect(scans()).toBe(2);
    await bySql('{ courses { items { reviewCount } } }', ADMIN);
    expect([scans(), world.statements.at(-1)!.text.includes('lateral')]).toEqual([1, false]);
  });
});

describe('statements can be found again', () => {
  test('by a comment with the name of their operation, which is no part of what is prepared', async () => {
    const one = parse('query One { courseCount }');
    const two = parse('query Two { courseCount }');
    for (let i = 0; i < 3; i++)
      for (const document of [one, two]) await world.reads.answer(document, undefined, {}, {});
    const [first, second] = world.statements.slice(-2);
    expect([first!.text, second!.text].map((text) => text.slice(0, 10))).toEqual([
      '/* One */ ',
      '/* Two */ ',
    ]);
    expect(first!.name).toMatch(/^read_/);
    expect(first!.name).toBe(second!.name);
  });

  test('when they fail: operation, text and time are logged, and no value', async () => {
    const secret = 'a value that no log may have';
    world.failure = Object.assign(new Error(`bad ${secret}`), { code: '22012', detail: secret });
    await bySql('query Failing($s: String!) { course(slug: $s) { id } }', ADMIN, { s: secret });
    expect(world.logged).toMatchObject([
      {
        level: 'error',
        err: { operation: 'Failing', sql: expect.stringContaining('/* Failing */ select'), code: '22012' },
      },
    ]);
    expect((world.logged[0]!.err as { ms: number }).ms).toBeGreaterThanOrEqual(0);
    expect(inspect(world.logged)).not.toContain(secret);
    world.failure = Object.assign(new Error('canceled'), { code: '57014' });
    await expect(bySql('query Slow { courseCount }')).rejects.toThrow();
    expect(world.logged[1]!.fields).toMatchObject({ operation: 'Slow', sql: expect.any(String) });
  });

  test('when they are slow, and only then', async () => {
    await bySql('query Quick { courseCount }');
    expect(world.logged).toEqual([]);
    world.delayMs = SLOW_MS + 20;
    await bySql('query Slow { courseCount }');
    expect(world.logged).toMatchObject([
      { level: 'warn', message: 'a slow read', fields: { operation: 'Slow', ms: expect.any(Number) } },
    ]);
  });
});

describe('selections', () => {
  test('of one field in two operations stay apart', async () => {
    const text = `query A { ...F } query B { ...F allCourses { title } }
      fragment F on Query { allCourses { slug } }`;
    const run = (operationName: string) =>
      execute({ schema: world.schema, document, operationName, contextValue: { viewer: ADMIN } });
    const document = parse(text);
    expect((await run('A')).data).toHaveProperty('allCourses.0', { slug: 'course00' });
    expect((await run('B')).data).toHaveProperty('allCourses.0', {
      slug: 'course00',
      title: `Khóa học 0 'x' $1`,
    });
  });

  test('may use the names that statements use', async () => {
    const text = '{ allCourses { x: id n: slug v: price t0: title a: status shout stars { x: stars } } }';
    const { data, errors } = await byGraphqlJs(text);
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('allCourses.0.n', 'course00');
    expect(await bySql(text.replace('shout', ''))).toContain('"n":"course00"');
  });

  test('may use names that every object has', async () => {
    const { data } = await byGraphqlJs(
      '{ allCourses { constructor: shout toString: slug __proto__: title } }',
    );
    const [course] = data.allCourses as unknown as Record<string, string>[];
    expect(JSON.stringify(course)).toMatch(
      /^\{"constructor":"KHÓA.*","toString":"course00","__proto__":"Khóa.*"\}$/,
    );
  });
});

describe('rows of several types', () => {
  test('read only the columns of members that are selected, and each row as the type that it is', async () => {
    const text = '{ happenings(limit: 200) { __typename id ... on Taught { title } } }';
    const { data } = JSON.parse((await bySql(text))!);
    const kinds = Object.groupBy(data.happenings as { __typename: string }[], (row) => row.__typename);
    expect(Object.keys(kinds).sort()).toEqual(['Reviewed', 'Taught']);
    expect(kinds.Taught![0]).toEqual({ __typename: 'Taught', id: expect.any(String), title: 'Bài 0' });
    expect(kinds.Reviewed![0]).toEqual({ __typename: 'Reviewed', id: expect.any(String) });
    expect(world.statements.at(-1)!.text).not.toMatch(/t0\."(stars|preview)"/);
  });

  test('follow the rule of their own type', async () => {
    const text = '{ states(limit: 100) { __typename } }';
    const drafts = async (viewer: Viewer | null) =>
      (await bySql(text, viewer))!.match(/DraftCourse/g)?.length;
    const all = world.tables.course.filter((c) => c.status === 'draft');
    expect(await drafts(null)).toBeUndefined();
    const author = { id: idOf(1, 2), admin: false };
    expect(await drafts(author)).toBe(all.filter((c) => c.teacher_id === author.id).length);
    expect(await drafts(ADMIN)).toBe(all.length);
  });
});

describe('who may see', () => {
  test('a source that skips visibility shows its own rows, and hides below as ever', async () => {
    const { data } = await byGraphqlJs(
      `mutation { touch(id: "${draft}") { id earnings teacher { courses { id } } } }`,
      null,
    );
    expect(data.touch).toMatchObject({ id: draft, earnings: null });
    expect(JSON.stringify(data)).not.toContain(`{"id":"${draft}"}`);
  });

  test('a source in a plain answer does not skip it', async () => {
    const text = `mutation { touchAll(id: "${draft}") { ok course { id } } }`;
    expect((await byGraphqlJs(text, TEACHER)).data).toEqual({ touchAll: { ok: true, course: null } });
    expect((await byGraphqlJs(text, ADMIN)).data).toEqual({ touchAll: { ok: true, course: { id: draft } } });
  });

  test('an object that no source gave would pass by all rules, and is refused', async () => {
    const { errors } = await byGraphqlJs('mutation { leak { title } }');
    expect(errors?.[0]?.message).toContain('come from a source');
  });
});

describe('errors', () => {
  /** How often a resolver is called while something runs. */
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

  test('of a root field stand at it, beside the others, and nothing runs again', async () => {
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

  test('of a root field that promises a value leave no data', async () => {
    const got = await answer(`{ courseCount mustCourse(id: "${idOf(4, 99)}") { id } }`);
    expect(got).toMatchObject({
      data: 'null',
      errors: [
        { message: 'Cannot return null for non-nullable field Query.mustCourse.', path: ['mustCourse'] },
      ],
    });
    expect(world.statements).toHaveLength(2);
  });

  test('of arguments, of a value that does not fit and of the statement run one statement at most', async () => {
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

  test('of a nested resolver stand at its own field, beside the data; only that root field runs again', async () => {
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

  test('of a resolver that is waited for do no harm when another one failed first', async () => {
    const owner = world.compiler.model.type(world.schema.getQueryType()!);
    const field = owner.fields.get('allCourses')!;
    const { resolve } = field;
    Object.assign(field, { resolve: () => Promise.reject(new Error('too late')) });
    // An argument that must not be null is noticed at once, below a resolver that is still waited for
    const text = 'query ($n: Int) { allCourses { latest(limit: $n) { id } } }';
    const got = await answer(text, ADMIN, { n: null }).finally(() => Object.assign(field, { resolve }));
    expect(got).toMatchObject({ data: 'null', errors: [{ message: 'too late', path: ['allCourses'] }] });
  });

  test('made on purpose are not logged', async () => {
    await bySql('{ secret }', null);
    await bySql('{ courses(limit: 101) { total } }');
    expect(world.logged).toEqual([]);
  });

  test('broken promises of the data are, with the field', async () => {
    const got = await answer('{ courseCount allCourses { broken } }');
    expect(world.logged).toMatchObject([{ level: 'warn', err: { field: 'Course.broken' } }]);
    expect(got?.data).toBe('null');
    expect(got?.errors[0]).toMatchObject({
      message: 'Cannot return null for non-nullable field Course.broken.',
      path: ['allCourses', expect.any(Number), 'broken'],
    });
    // Its own twice: the second one tells the rows
    expect(world.statements).toHaveLength(3);
  });

  test('of our own are logged as errors', async () => {
    world.failure = new Error('bug');
    expect(await bySql('{ courseCount }')).toBeUndefined();
    expect(world.logged).toMatchObject([{ level: 'error', err: { message: 'bug' } }]);
  });

  test('ids and cursors made up by the client are its own fault', async () => {
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

  test('a statement that takes too long is not tried again', async () => {
    world.failure = Object.assign(new Error('canceled'), { code: '57014' });
    await expect(bySql('{ courseCount }')).rejects.toThrow('error.UNAVAILABLE');
    expect(world.statements).toHaveLength(1);
  });
});

test('a check put around a resolver too late is noticed, not passed by', async () => {
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
  /** What a mutation would answer if its resolver returned this. */
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

  test('whose condition is missing by mistake are not all rows', async () => {
    expect(await touched(rows(Course, () => ({ where: undefined })))).toContain('`where` is undefined');
  });

  test('must be of the type', async () => {
    expect(await touched(rows(Person, (p) => ({ where: sql`${p.id} is null` })))).toContain(
      'can not be read as Course',
    );
  });

  test('of a type without a table say why everyone may see them, or their type does', async () => {
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

  test('false is no rows', async () => {
    expect(await touched(rows(Course, () => ({ where: false })))).toContain('NOT_FOUND');
  });
});

test('a walk by cursor meets every row once', async () => {
  const seen: string[] = [];
  const text =
    'query ($after: String) { ranking(first: 4, after: $after) { totalCount edges { node { id } } pageInfo { hasNextPage endCursor } } }';
  let after: string | null = null;
  let more = true;
  let total = 0;
  while (more) {
    const { data } = JSON.parse((await bySql(text, ADMIN, { after }))!);
    seen.push(...data.ranking.edges.map(({ node }: { node: { id: string } }) => node.id));
    after = data.ranking.pageInfo.endCursor;
    more = data.ranking.pageInfo.hasNextPage;
    total = data.ranking.totalCount;
  }
  expect(total).toBe(30);
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});
