import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { ANNOUNCED } from '../../database/announced-content.ts';
import { keptStatements } from '../../database/kept-statements.ts';
import { createContext } from '../../graphql/context.ts';
import { Plan } from '../../graphql/read/plan.ts';
import { ownDocument } from '../../graphql/trusted-documents.ts';
import { Listener } from '../../platform/listener.ts';
import { createLog } from '../../platform/log.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { migratedDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  type Actor,
  admin,
  ask,
  type CourseFacts,
  course,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { line } from '../../testing/line.ts';
import { runFolder } from '../../testing/run-folder.ts';
import { CourseStatus } from './course.enums.ts';

/** Two programs that keep answers and one that does not, on one database. */
let one: App;
let two: App;
let plain: App;
let owner: Actor;
let url: string;
const start = (name: string, megabytes: string, databaseUrl = url) =>
  createApp({
    config: readConfig({
      NODE_ENV: 'test',
      DATA_DIR: runFolder(name),
      SEED: 'none',
      COST_PER_MINUTE: '1000000000',
      READ_CACHE_MB: megabytes,
      APP_KEYS: 'one-key-for-all-of-them'.repeat(2),
    }),
    databaseUrl,
    log: createLog('silent'),
  });
beforeAll(async () => {
  url = await migratedDatabase();
  [one, two, plain] = [await start('one', '8'), await start('two', '8'), await start('plain', '0')];
  owner = await teacher(one);
});
afterAll(async () => {
  for (const app of [one, two, plain]) await app.close();
});

const COURSE =
  'query One($id: String!) { course(idOrSlug: $id) { id title currentPrice teacher { fullName } } }';
const LIST = '{ courses(sortBy: PUBLISHED_AT, limit: 50) { total items { id title studentCount } } }';
type Titled = { title: string; currentPrice: number; teacher: { fullName: string } } | null;

const COURSE_PAGE = ownDocument(join(projectFolder(), 'schema'), 'CourseDetail')!;

const read = async (app: App, id: string, as?: Actor) =>
  (await ask(app, as, COURSE, { id })).data.course as Titled;
const titles = async (app: App) =>
  ((await ask(app, undefined, LIST)).data.courses as { items: { title: string }[] }).items.map(
    ({ title }) => title,
  );
const hits = (app: App) => app.shared!.figures.hits;
/** Until it is answered without the database. */
const warm = (app: App, act: () => Promise<unknown>) =>
  eventually(async () => {
    await act();
    const before = hits(app);
    await act();
    expect(hits(app)).toBe(before + 1);
  });
const rename = (facts: CourseFacts, title: string) =>
  select(plain, 'update course set title = ? where id = ?', [title, facts.id]);

describe('what anyone may read', () => {
  test('is kept, a course by each of its names', async () => {
    const facts = await course(one, owner.id);
    await select(one, `insert into course_slug (slug, course_id) values ('ten-cu', ?)`, [facts.id]);
    const [{ slug }] = (await select<{ slug: string }>(one, 'select slug from course where id = ?', [
      facts.id,
    ])) as [{ slug: string }];
    for (const id of [facts.id, slug, 'ten-cu']) await warm(one, () => read(one, id));
  });

  test.each([
    ['the list', LIST],
    [
      'the list of a category',
      '{ courses(filter: { category: "thu" }) { total items { title coverUrl currentPrice teacher { fullName } } } }',
    ],
    ['a search', '{ courses(filter: { search: "khoa hoc" }) { total items { title } } }'],
    ['the categories', '{ categories { slug name courseCount } }'],
    ['teachers', '{ featuredTeachers { fullName } }'],
    ['popular words', '{ popularSearches(language: VI) { words } }'],
  ])('is kept: %s', async (_, document) => {
    await course(one, owner.id, { title: 'Khoá học thử' });
    await warm(one, () => ask(one, undefined, document));
  });

  test('holds no words that an administrator has taken off the list, in any process', async () => {
    const wordsIn = async (app: App) =>
      (await ask(app, undefined, '{ popularSearches(language: VI) { words } }')).data.popularSearches;
    const written = [{ words: 'lời không hay' }];
    await select(
      plain,
      "insert into search_term (words, language, has_hits, popularity) values ('lời không hay', 'vi', true, 9)",
    );
    for (const app of [one, two]) {
      await eventually(async () => expect(await wordsIn(app)).toEqual(written));
      await warm(app, () => wordsIn(app));
    }
    await select(plain, 'delete from search_term');
    for (const app of [one, two]) await eventually(async () => expect(await wordsIn(app)).toEqual([]));
  });

  test('is given to viewers as to guests, from one answer: a course, and a list with covers', async () => {
    const facts = await course(one, owner.id);
    const covers = '{ courses(limit: 3) { items { id coverUrl } } }';
    await warm(one, () => read(one, facts.id));
    await warm(one, () => ask(one, undefined, covers));
    for (const actor of [await student(one), owner, await teacher(one), await admin(one)]) {
      // Twice, until it is known of the statement for everyone that it is kept
      await eventually(async () => {
        const before = hits(one);
        expect((await read(one, facts.id, actor))!.title).toBe('Khoá học thử');
        await ask(one, actor, covers);
        expect(hits(one)).toBe(before + 2);
      });
    }
  });

  test.each<[string, string, string[]]>([
    ['a course', COURSE, ['course']],
    [
      'several fields at once',
      'query Home($id: String!) { course(idOrSlug: $id) { id } categories { slug } courses(limit: 3) { total items { id } } }',
      ['course', 'categories', 'courses'],
    ],
  ])('is answered whole, with no resolver asked: %s', async (_, document, fields) => {
    const facts = await course(one, owner.id);
    const asked = vi.spyOn(Plan.prototype, 'write');
    onTestFinished(() => asked.mockRestore());
    for (const actor of [undefined, owner, await student(one)]) {
      await eventually(async () => {
        asked.mockClear();
        const { data } = await ask(one, actor, document, { id: facts.id });
        expect(Object.keys(data)).toEqual(fields);
        expect(asked).not.toHaveBeenCalled();
      });
      const { data } = await ask(one, actor, document, { id: facts.id });
      expect(data).toEqual((await ask(plain, actor, document, { id: facts.id })).data);
    }
    await rename(facts, 'Tên mới');
    await eventually(async () => {
      asked.mockClear();
      await ask(one, owner, document, { id: facts.id });
      expect(asked).toHaveBeenCalled();
    });
  });

  test('is not given for what a viewer is besides', async () => {
    const facts = await course(one, owner.id);
    const OWN = 'query Own($id: String!) { course(idOrSlug: $id) { id isManaged allowedActions } }';
    const managed = async (as?: Actor) =>
      ((await ask(one, as, OWN, { id: facts.id })).data.course as { isManaged: boolean }).isManaged;
    const stranger = await teacher(one);
    for (let i = 0; i < 5; i++)
      expect([await managed(), await managed(owner), await managed(stranger)]).toEqual([false, true, false]);
  });

  test('is seen within a second by every process when it is changed by another', async () => {
    const facts = await course(one, owner.id);
    for (let n = 0; n < 40; n++) {
      for (const app of [one, two])
        for (let i = 0; i < 3; i++) await Promise.all([read(app, facts.id), titles(app)]);
      const title = `Bản thứ ${n}`;
      await rename(facts, title);
      for (const app of [one, two])
        await eventually(async () => {
          expect((await read(app, facts.id))!.title).toBe(title);
          expect(await titles(app)).toContain(title);
        });
    }
    expect(hits(two)).toBeGreaterThan(40);
  });

  test('is seen at once by whoever asks after a mutation of the same process was answered', async () => {
    const facts = await course(one, owner.id);
    for (let n = 0; n < 20; n++) {
      await warm(one, () => read(one, facts.id));
      const reply = await ask(
        one,
        owner,
        'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
        {
          input: { fullName: `Lê Văn ${'Bảo'.repeat(1 + n)}` },
        },
      );
      expect(reply.errors).toBeUndefined();
      expect((await read(one, facts.id))!.teacher.fullName).toBe(`Lê Văn ${'Bảo'.repeat(1 + n)}`);
    }
  });

  test('holds up no mutation that changes nothing of it', async () => {
    const asked = vi.spyOn(Listener.prototype, 'catchUp');
    const save = async (input: object) => {
      asked.mockClear();
      const reply = await ask(
        one,
        owner,
        'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
        { input },
      );
      expect(reply.errors).toBeUndefined();
    };
    // Now and then a listener asks by itself
    await eventually(async () => {
      await save({ phone: '0912345678' });
      expect(asked).not.toHaveBeenCalled();
    });
    await save({ fullName: 'Lê Văn Khác' });
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  });

  test('of a search follows what its words come from', async () => {
    const keeper = await teacher(one);
    const facts = await course(one, keeper.id, { title: 'Nấu ăn' });
    const found = async (search: string) =>
      (
        (
          await ask(one, undefined, 'query F($s: String!) { courses(filter: { search: $s }) { total } }', {
            s: search,
          })
        ).data.courses as { total: number }
      ).total;
    await select(
      plain,
      `insert into section (id, course_id, title, position) select gen_random_uuid(), id, 'Một', 0 from course where id = ?`,
      [facts.id],
    );
    await select(
      plain,
      `insert into lesson (id, course_id, section_id, title, kind, rule, position) select gen_random_uuid(), course_id, id, 'Mở đầu', 'TEXT', 'DWELL', 0 from section where course_id = ?`,
      [facts.id],
    );
    await warm(one, () => found('zygote'));
    await warm(one, () => found('quokka'));
    await select(plain, `update lesson set title = 'Zygote' where course_id = ?`, [facts.id]);
    await eventually(async () => expect(await found('zygote')).toBe(1));
    await warm(one, () => found('quokka'));
    await select(plain, `update person set full_name = 'Quokka' where id = ?`, [keeper.id]);
    await eventually(async () => expect(await found('quokka')).toBe(1));
  });

  test('is kept again after what PostgreSQL could not be asked once', async () => {
    const { pool } = one.readPool;
    let isOut = true;
    const kept = keptStatements({
      query: async (text: string) => {
        if (isOut) throw new Error('lost');
        return pool.query(text);
      },
    } as unknown as typeof pool);
    await expect(kept('select c.title from course c')).rejects.toThrow('lost');
    isOut = false;
    expect(await kept('select c.title from course c')).not.toBeNull();
  });

  test('stays when a student buys, or another course changes; lists do not', async () => {
    const [facts, other] = [await course(one, owner.id), await course(one, owner.id)];
    await warm(one, () => read(one, facts.id));
    await warm(one, () => titles(one));
    const { changes } = one.shared!.figures;
    await select(plain, 'update course set student_count = student_count + 1');
    await rename(other, 'Khoá khác');
    await eventually(() => expect(one.shared!.figures.changes).toBe(changes + 1));
    const before = hits(one);
    await read(one, facts.id);
    expect(hits(one)).toBe(before + 1);
    expect(await titles(one)).toContain('Khoá khác');
    expect(hits(one)).toBe(before + 1);
  });

  test('of a course’s page stays when courses of other teachers change; when one of its teacher does, it shows it', async () => {
    const [own, sibling] = [await course(one, owner.id), await course(one, owner.id)];
    const [other, elsewhere] = [await course(one, (await teacher(one)).id), await teacher(one)];
    const [{ slug }] = (await select(plain, 'select slug from course where id = ?', [own.id])) as [
      { slug: string },
    ];
    type Shown = {
      title: string;
      lowestPrice: number | null;
      teacher: { courseCount: number; ratingCount: number };
    };
    const shown = async (name: string) =>
      (await ask(one, undefined, COURSE_PAGE, { idOrSlug: name })).data.course as Shown;
    for (const name of [own.id, slug]) {
      await warm(one, () => shown(name));
      const hitsIn = async (act: () => Promise<unknown>) => {
        const before = hits(one);
        await act();
        return hits(one) - before;
      };
      const changed = async (statement: string, values: unknown[]) => {
        const { changes } = one.shared!.figures;
        await select(plain, statement, values);
        await eventually(() => expect(one.shared!.figures.changes).toBeGreaterThan(changes));
      };
      await rename(other, `Khoá khác ${name}`);
      await changed('update course set rating_count = rating_count + 1 where id = ?', [other.id]);
      expect(await hitsIn(() => shown(name))).toBe(1);
      const before = await shown(name);
      await changed('update course set rating_count = rating_count + 1 where id = ?', [sibling.id]);
      expect((await shown(name)).teacher.ratingCount).toBe(before.teacher.ratingCount + 1);
      await warm(one, () => shown(name));
      await changed(`update course set visibility = 'PRIVATE' where id = ?`, [sibling.id]);
      expect((await shown(name)).teacher.courseCount).toBe(before.teacher.courseCount - 1);
      await changed(`update course set visibility = 'PUBLIC' where id = ?`, [sibling.id]);
      await warm(one, () => shown(name));
      await changed('update course set price = price + 1000 where id = ?', [own.id]);
      expect(await hitsIn(() => shown(name))).toBe(0);
      await warm(one, () => shown(name));
      const move = (to: string) => changed('update course set teacher_id = ? where id = ?', [to, sibling.id]);
      await move(elsewhere.id);
      expect((await shown(name)).teacher.courseCount).toBe(before.teacher.courseCount - 1);
      await warm(one, () => shown(name));
      await move(owner.id);
      expect((await shown(name)).teacher.courseCount).toBe(before.teacher.courseCount);
    }
  });

  test('of a course leads to the totals of no one but its teacher', () => {
    const { schema } = one.engine.reads;
    const ways: string[] = [];
    const seen = new Set<GraphQLNamedType>();
    const walk = (type: GraphQLNamedType): void => {
      if (seen.has(type) || !isObjectType(type)) return;
      seen.add(type);
      for (const field of Object.values(type.getFields())) {
        const to = getNamedType(field.type);
        if (to.name === 'PublicProfile') ways.push(`${type.name}.${field.name}`);
        else walk(to);
      }
    };
    walk(schema.getType('Course') as GraphQLNamedType);
    expect(ways.toSorted()).toEqual([
      'CoTeacher.person',
      'Course.teacher',
      'CourseReview.assignee',
      'CourseReview.possibleReviewers',
      'CourseReview.reviewer',
    ]);
    // By tables that are not announced, of which no answer is kept
    for (const table of ['co_teacher', 'course_review']) expect(ANNOUNCED[table]).toBeUndefined();
  });

  test('tells what it is made of, and that something of it is not kept', async () => {
    const { id } = await course(one, owner.id);
    const request = { id: 'told', address: '127.0.0.1', origin: 'page' } as const;
    const told = async (document: string, variables = {}) => {
      const parts: (number | undefined)[] = [];
      const context = createContext(one.services, request, 'vi');
      context.onRead = (kept) => void parts.push(kept?.length);
      await one.engine.run(document, variables, context);
      return parts;
    };
    /** Once all is kept that will be; an announcement may come in between, so it is asked until it is so. */
    const becomes = (document: string, parts: (1 | 'unkept')[]) =>
      eventually(async () => {
        for (let i = 0; i < 5; i++) await told(document, { id });
        const now = (await told(document, { id })).map((each) => each ?? 'unkept');
        expect(now.toSorted()).toEqual(parts);
      });
    await becomes(COURSE, [1]);
    expect(await told(COURSE, { id: 'no-such-course' })).toEqual([undefined]);
    const withUnkept = 'query Both($id: String!) { course(idOrSlug: $id) { id } packages { id } }';
    await becomes(withUnkept, [1, 'unkept']);
    const byGraphqlJs = 'query Mixed($id: String!) { course(idOrSlug: $id) { id promoUrl } }';
    await becomes(byGraphqlJs, ['unkept']);
  });

  test('shows no price beyond its end', async () => {
    const facts = await course(one, owner.id, { price: 500_000 });
    await select(
      plain,
      `update course set sale_price = 300000, sale_ends_at = now() + interval '700 ms' where id = ?`,
      [facts.id],
    );
    const end = performance.now() + 700;
    await eventually(async () => expect((await read(one, facts.id))!.currentPrice).toBe(300_000));
    while (performance.now() < end) {
      await read(one, facts.id);
      await pause(5);
    }
    await pause(20);
    expect((await read(one, facts.id))!.currentPrice).toBe(500_000);
  });

  test('is forgotten when changes may have been missed', async () => {
    const facts = await course(one, owner.id, { title: 'Còn nghe' });
    await warm(one, () => read(one, facts.id));
    await select(
      plain,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%content_changed%'",
    );
    await rename(facts, 'Lúc không nghe');
    await eventually(async () => expect((await read(one, facts.id))!.title).toBe('Lúc không nghe'));
  });
});

test('nothing that was kept is given a second after the line to the database was cut in silence', async () => {
  const through = await line(url);
  const behind = await start('behind', '8', through.url);
  onTestFinished(() => behind.close());
  const facts = await course(one, owner.id, { title: 'Trước' });
  await warm(behind, () => read(behind, facts.id));
  // Only what announces: its reads go on
  through.cut('sen-content');
  const kept = hits(behind);
  expect((await read(behind, facts.id))!.title).toBe('Trước');
  expect(hits(behind)).toBe(kept + 1);
  await rename(facts, 'Sau');
  await pause(1000);
  const after = hits(behind);
  for (let i = 0; i < 20; i++) {
    expect((await read(behind, facts.id))!.title).toBe('Sau');
    await pause(50);
  }
  expect(hits(behind)).toBe(after);
  await warm(behind, () => read(behind, facts.id));
  expect((await read(behind, facts.id))!.title).toBe('Sau');
});

describe('what only some may read', () => {
  test('is given to no one else, whoever asked before', async () => {
    const draft = await course(one, owner.id, { title: 'Bản nháp', status: CourseStatus.DRAFT });
    const boss = await admin(one);
    for (let i = 0; i < 4; i++) {
      expect((await read(one, draft.id, owner))!.title).toBe('Bản nháp');
      expect((await read(one, draft.id, boss))!.title).toBe('Bản nháp');
      expect(await read(one, draft.id)).toBeNull();
      expect(await read(one, draft.id, await student(one))).toBeNull();
    }
    await select(plain, `update course set status = 'PUBLISHED', published_at = now() where id = ?`, [
      draft.id,
    ]);
    await eventually(async () => expect((await read(one, draft.id))!.title).toBe('Bản nháp'));
    await warm(one, () => read(one, draft.id));
    await select(plain, `update course set visibility = 'PRIVATE' where id = ?`, [draft.id]);
    await eventually(async () => expect(await read(one, draft.id)).toBeNull());
  });

  test.each([
    ['a table that is not announced', 'select e.id from enrolment e'],
    ['a private column', 'select p.full_name, p.email from person p'],
    [
      'a private column in a condition',
      'select p.id from person p where p.is_active and p.phone is not null',
    ],
    ['a whole row', 'select to_json(p) from person p'],
    ['a view of other tables', 'select e.course_id from course_enrolment e'],
    ['a table of another schema', 'select name from pgboss.queue'],
    ['a setting', "select c.id, current_setting('app.viewer', true) from course c"],
    [
      'a setting in a condition',
      "select c.id from course c where c.title = current_setting('app.viewer', true)",
    ],
    ['a limit by a setting', "select c.id from course c limit current_setting('app.limit', true)::int"],
    ['who the session is', 'select c.id, session_user from course c'],
    ['what the session is', 'select c.id, pg_backend_pid() from course c'],
    ['chance', 'select c.id from course c order by random()'],
    ['the clock', 'select c.id, clock_timestamp() from course c'],
    ['the day', 'select c.id from course c where c.published_at::date = current_date'],
    ['the clock by a word', "select c.id, 'now'::timestamptz from course c"],
    ['the clock, of what has no prices', 'select p.id from person p where p.created_at < now()'],
    ['a function that may read anything', 'select c.id, database_identity() from course c'],
  ])('lets no statement be kept: %s', async (_, text) => {
    expect(await keptStatements(one.readPool.pool)(text)).toBeNull();
  });

  const tablesOf = async (statement: string) =>
    Object.fromEntries((await keptStatements(one.readPool.pool)(statement))?.tables ?? []);

  test('is told apart from what is announced', async () => {
    expect(
      await tablesOf(
        'select c.title, c.updated_at, p.full_name from course c join person p on p.id = c.teacher_id where c.id = $1 and c.slug = (select k.slug from course k limit $2)',
      ),
    ).toEqual({ course: 2, person: 1 });
  });

  test('is announced with a course where it is read for that alone', async () => {
    const totals = (columns: string, of = 'c.teacher_id') =>
      `(select ${columns} from course teacher_course where teacher_course.teacher_id = ${of})`;
    const read = (value: string) => `select ${value} from course c where c.id = $1`;
    const RATINGS = 'sum(teacher_course.rating_count)';
    expect(await tablesOf(read(totals(RATINGS)))).toEqual({
      course: 1,
      teacher_totals: 1,
    });
    // More than is announced of the others, another teacher besides, a name that says nothing
    const otherwise = [
      read(totals('max(teacher_course.title)')),
      read(`${totals(RATINGS)} + ${totals(RATINGS, '$2')}`),
      read(totals(RATINGS).replaceAll('teacher_course', 'others')),
    ];
    for (const statement of otherwise) expect((await tablesOf(statement)).course).toBe(2);
    expect(
      await tablesOf(
        read(
          '(select min(p.amount) from course_price_piece p where p.course_id = c.id and p.ends_at <= now())',
        ),
      ),
    ).toEqual({ course: 1 });
    // Under no alias that says so, it is another course's as well
    expect(await tablesOf('select price from course_price_change where course_id = $1')).toEqual({
      course_price_change: 1,
      course: 1,
    });
  });
});

test('everyone is answered the same with it and without, whoever asked before', async () => {
  const [public1, draft] = [
    await course(one, owner.id),
    await course(one, owner.id, { status: CourseStatus.DRAFT }),
  ];
  const actors = [undefined, await student(one), owner, await teacher(one), await admin(one)];
  const FULL = `query Full($id: String!) { course(idOrSlug: $id) { id title status currentPrice coverUrl description
    teacher { id fullName } category { name courseCount } sections { title lessons { id title durationSec isPreview } }
    ratings(limit: 3) { total items { stars text author { fullName } } } ratingHistogram { stars count } } }`;
  const documents = [FULL, COURSE].flatMap((document) =>
    [public1.id, draft.id].map((id) => [document, { id }] as const),
  );
  for (let round = 0; round < 4; round++)
    for (const actor of actors)
      for (const [document, variables] of [...documents, [LIST, {}] as const])
        expect(await ask(one, actor, document, variables)).toEqual(
          await ask(plain, actor, document, variables),
        );
  expect(hits(one)).toBeGreaterThan(0);
});

describe('of what is kept, REST and questions by hash', () => {
  const get = (path: string, headers: Record<string, string> = {}, app = one) =>
    app.server.inject({ url: path, headers });
  const unpacked = ({ rawPayload, headers }: Awaited<ReturnType<typeof get>>) =>
    (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();

  test.each([
    ['a public route', '/api/courses?limit=50'],
    ['a question by GET', `/graphql?query=${encodeURIComponent(LIST)}`],
  ])('%s says the same packed, plain, kept or not, under one tag, until it changes', async (_, path) => {
    const facts = [await course(one, owner.id), await course(one, owner.id)];
    for (const each of facts) await rename(each, `Rất dài ${'chữ '.repeat(40)}`);
    await pause(1100);
    const asIs = await get(path, {}, plain);
    for (let i = 0; i < 5; i++) {
      const packed = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(unpacked(packed)).toBe(asIs.body);
      const bare = await get(path);
      expect(bare.body).toBe(asIs.body);
      expect(bare.headers['content-type']).toBe(asIs.headers['content-type']);
      expect(new Set([packed, bare, asIs].map(({ headers }) => headers.etag)).size).toBe(1);
    }
    const tag = String(asIs.headers.etag);
    const again = await get(path, { 'if-none-match': tag, 'accept-encoding': 'br' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await rename(facts[0]!, 'Tên mới');
    await eventually(async () => {
      const changed = await get(path, { 'if-none-match': tag });
      expect([changed.statusCode, changed.body.includes('Tên mới')]).toEqual([200, true]);
    });
  });

  test('a route is written once for each kept answer, for each address of it', async () => {
    await course(one, owner.id);
    const path = '/api/courses?limit=40';
    for (let i = 0; i < 4; i++) await get(path);
    const stringify = vi.spyOn(JSON, 'stringify');
    onTestFinished(() => stringify.mockRestore());
    await get(path);
    const written = stringify.mock.results.filter(({ value }) => String(value).startsWith('{"success":true'));
    expect(written).toHaveLength(0);
    await get(`${path}&_=1`);
    expect(
      stringify.mock.results.filter(({ value }) => String(value).startsWith('{"success":true')),
    ).toHaveLength(1);
  });
});
