import { inspect } from 'node:util';
import { type DocumentNode, execute, parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { ADMIN, createReadWorld } from './testing/create-read-world.ts';
import { getId } from './testing/data.ts';
import type { Viewer } from './testing/domain.ts';
import { SLOW_MS } from './testing/world.ts';

const TEACHER: Viewer = { id: getId(1, 1), admin: false };

const { world, draft, bySql, byGraphqlJs } = await createReadWorld();

describe('statements', () => {
  test('are sent once for each root field', async () => {
    await bySql(`{
      courses(limit: 5) { total items { title coTeacher { fullName } lessons { title } stars { count } latest { author { bio } } } }
      categories { title courses { slug } }
      __typename
    }`);
    expect(world.statements).toHaveLength(2);
  });

  test('are sent once also through graphql-js, with ordinary resolvers in between', async () => {
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

  test('are planned once for all values if the source requests it', async () => {
    const documents = [
      '{ courses { total } }',
      '{ courses(status: Draft) { total } }',
      '{ categories { courses { slug } } }',
      '{ me { id } }',
    ];
    for (const document of documents) {
      await bySql(document);
      await byGraphqlJs(document);
    }
    const flags = world.statements.map(({ isGeneric }) => isGeneric ?? false);
    expect(flags).toEqual([true, true, ...Array.from({ length: 6 }, () => false)]);
  });

  test('differ only by added or omitted parts', async () => {
    const document = parse('query ($s: CourseStatus, $l: Int!) { courses(status: $s, limit: $l) { total } }');
    for (const v of [{ l: 1 }, { l: 2 }, { l: 2, s: 'Draft' }, { l: 2, s: 'Published' }]) {
      await world.reads.answer(document, undefined, v, { viewer: ADMIN });
    }
    expect(new Set(world.statements.map(({ text }) => text)).size).toBe(2);
  });
});

describe('resolvers of fields', () => {
  const answered = async (document: DocumentNode, viewer: Viewer | undefined, variables = {}) => {
    const result = await world.reads.answer(document, undefined, variables, { viewer });
    return { data: JSON.parse(result!.data) as Record<string, unknown>, errors: result!.errors.length };
  };

  test('are called for each request if they or their guards use the viewer', async () => {
    const document = parse('{ courses(limit: 50) { items { mine sales } } }');
    const [guest, teacher, guestAgain] = [
      await answered(document, undefined),
      await answered(document, TEACHER),
      await answered(document, undefined),
    ];
    expect(guest.errors).toBeGreaterThan(0);
    expect(teacher.errors).toBe(0);
    expect(guestAgain).toEqual(guest);
    const mineValues = ({ data }: typeof guest) =>
      (data.courses as { items: { mine: boolean }[] }).items.map(({ mine }) => mine);
    expect(mineValues(teacher)).toContain(true);
    expect(mineValues(guest)).not.toContain(true);
  });

  test('return the same to graphql-js, including nested rows', async () => {
    const document = parse(
      '{ courses(limit: 5) { items { id starSum mine latest(limit: 1) { id } stars { count } } } }',
    );
    const dataFor = async (viewer: Viewer | undefined, text = document) =>
      JSON.stringify(await execute({ schema: world.schema, document: text, contextValue: { viewer } }));
    for (const viewer of [undefined, TEACHER, ADMIN, undefined])
      expect(await dataFor(viewer)).toBe(await dataFor(viewer, parse(print(document))));
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

  test('are joined to the rows of a page only', async () => {
    await bySql(`{ courses(limit: 2) { items { ${SHARED} } } }`, ADMIN);
    expect(world.statements.at(-1)!.text).toMatch(/ limit \$\d+ offset \$\d+\) t0 left join lateral /);
  });

  test('are separate if their values differ or a guard may hide one', async () => {
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

describe('statements for operators', () => {
  test('have a comment with the name of their operation, and a unique name', async () => {
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
    expect(first!.name).not.toBe(second!.name);
  });

  test('are logged with operation, text and duration if they fail, but without values', async () => {
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

  test('are logged if they are slow', async () => {
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
  test('are separate for one field in two operations', async () => {
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

  test('may use names of Object.prototype', async () => {
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
  test('read only the columns of selected members, and each row as its type', async () => {
    const text = '{ happenings(limit: 200) { __typename id ... on Taught { title } } }';
    const { data } = JSON.parse((await bySql(text))!);
    const kinds = Object.groupBy(data.happenings as { __typename: string }[], (row) => row.__typename);
    expect(Object.keys(kinds).sort()).toEqual(['Reviewed', 'Taught']);
    expect(kinds.Taught![0]).toEqual({ __typename: 'Taught', id: expect.any(String), title: 'Bài 0' });
    expect(kinds.Reviewed![0]).toEqual({ __typename: 'Reviewed', id: expect.any(String) });
    expect(world.statements.at(-1)!.text).not.toMatch(/t0\."(stars|preview)"/);
  });

  test('follow the visibility rule of their type', async () => {
    const text = '{ states(limit: 100) { __typename } }';
    const drafts = async (viewer: Viewer | null) =>
      (await bySql(text, viewer))!.match(/DraftCourse/g)?.length;
    const all = world.tables.course.filter((c) => c.status === 'draft');
    expect(await drafts(null)).toBeUndefined();
    const author = { id: getId(1, 2), admin: false };
    expect(await drafts(author)).toBe(all.filter((c) => c.teacher_id === author.id).length);
    expect(await drafts(ADMIN)).toBe(all.length);
  });
});

describe('visibility', () => {
  test('a source that skips visibility returns its own rows, and nested rows follow their rules', async () => {
    const { data } = await byGraphqlJs(
      `mutation { touch(id: "${draft}") { id earnings teacher { courses { id } } } }`,
      null,
    );
    expect(data.touch).toMatchObject({ id: draft, earnings: null });
    expect(JSON.stringify(data)).not.toContain(`{"id":"${draft}"}`);
  });

  test('a source below a plain result does not skip visibility', async () => {
    const text = `mutation { touchAll(id: "${draft}") { ok course { id } } }`;
    expect((await byGraphqlJs(text, TEACHER)).data).toEqual({ touchAll: { ok: true, course: null } });
    expect((await byGraphqlJs(text, ADMIN)).data).toEqual({ touchAll: { ok: true, course: { id: draft } } });
  });

  test('an object that no source returned is rejected, because no rule was checked', async () => {
    const { errors } = await byGraphqlJs('mutation { leak { title } }');
    expect(errors?.[0]?.message).toContain('come from a source');
  });
});

test('pagination by cursor returns every row once', async () => {
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
