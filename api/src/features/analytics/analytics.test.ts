import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { avoidMidnight } from '../../testing/avoid-midnight.ts';
import {
  type Actor,
  type CourseFacts,
  course,
  enrol,
  getCode,
  select,
  teacher,
} from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { sellCourse } from '../ledger/testing/sell-course.ts';
import { sumAndSweepFigures, sumFigures } from './sum-figures.jobs.ts';

const app = await testApp();
const { admin, ask, coTeacher, fetchRoot, student, updateRow, value } = helpersFor(app);
let owner: Actor, other: Actor, boss: Actor;
beforeAll(async () => {
  [owner, other, boss] = [await teacher(app), await teacher(app), await admin()];
});

const sum = () => app.services.orm.em.fork().transactional((em) => sumFigures(em));
const sweep = () => sumAndSweepFigures.handle(app.services, {} as never);

/** The figures of a course's days, computed from all rows. */
const recount = (courseId: string) =>
  select<object>(
    app,
    `with happened as (
       select (o.created_at at time zone 'Asia/Ho_Chi_Minh')::date as day, 'ordered' as what, 1 as n from order_line l join orders o on o.id = l.order_id where l.course_id = ?
       union all select (o.created_at at time zone 'Asia/Ho_Chi_Minh')::date, 'paid', 1 from order_line l join orders o on o.id = l.order_id where l.course_id = ? and o.paid_at is not null
       union all select (e.enrolled_at at time zone 'Asia/Ho_Chi_Minh')::date, 'enrolments', 1 from enrolment e where e.course_id = ?
       union all select (e.enrolled_at at time zone 'Asia/Ho_Chi_Minh')::date, 'begun', 1 from enrolment e where e.course_id = ? and e.last_studied_at is not null
       union all select (e.enrolled_at at time zone 'Asia/Ho_Chi_Minh')::date, 'finished', 1 from enrolment e where e.course_id = ? and e.completed_at is not null
       union all select d.day, 'learners', 1 from study_day d join enrolment e on e.id = d.enrolment_id where e.course_id = ? and d.seconds > 0
       union all select d.day, 'seconds', d.seconds from study_day d join enrolment e on e.id = d.enrolment_id where e.course_id = ?)
     select day::text, what, sum(n)::int as n from happened group by 1, 2 having sum(n) > 0 order by 1, 2`,
    Array<string>(7).fill(courseId),
  );

/** The same figures, as summed by the job. */
const counted = (courseId: string) =>
  select<object>(
    app,
    `select d.day::text, x.what, x.n from course_day d, lateral (values ('ordered', ordered), ('paid', paid), ('enrolments', enrolments),
       ('begun', begun), ('finished', finished), ('learners', learners), ('seconds', seconds)) x (what, n)
     where d.course_id = ? and x.n > 0 order by 1, 2`,
    [courseId],
  );

type Step = {
  what: 'enrol' | 'study' | 'begin' | 'finish' | 'order' | 'pay' | 'leave' | 'sum';
  who: number;
  day: number;
};
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('enrol', 'study', 'begin', 'finish', 'order', 'pay', 'leave', 'sum'),
    who: fc.nat(3),
    day: fc.nat(4),
  }),
  { minLength: 5, maxLength: 25 },
);

/** One event on a given day, which may be in the past. */
async function happens(
  { what, who, day }: Step,
  { id }: CourseFacts,
  people: readonly Actor[],
): Promise<void> {
  const person = people[who]!.id;
  const run: Record<Step['what'], () => Promise<unknown>> = {
    enrol: () =>
      select(
        app,
        `insert into enrolment (student_id, course_id, source, enrolled_at) values (?, ?, 'FREE', now() - make_interval(days => ?)) on conflict do nothing`,
        [person, id, day],
      ),
    study: () =>
      select(
        app,
        `insert into study_day (enrolment_id, day, seconds) select id, current_date - ?::int, ? from enrolment where student_id = ? and course_id = ?
         on conflict (enrolment_id, day) do update set seconds = study_day.seconds + excluded.seconds`,
        [day, 60 * (who + 1), person, id],
      ),
    begin: () =>
      select(app, 'update enrolment set last_studied_at = now() where student_id = ? and course_id = ?', [
        person,
        id,
      ]),
    finish: () =>
      select(
        app,
        'update enrolment set last_studied_at = now(), completed_at = now() where student_id = ? and course_id = ?',
        [person, id],
      ),
    order: () =>
      select(
        app,
        `with placed as (
           insert into orders (number, buyer_id, status, total, expires_at, created_at)
           values ('T' || nextval('order_number'), ?, 'EXPIRED', 0, now(), now() - make_interval(days => ?)) returning id)
         insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, amount, attribution, seller_class,
           commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share, state)
         select placed.id, ?, ?, ?, 'Khoá', 0, 0, 'PLATFORM', 'INDIVIDUAL', 0, 0, 0, 0, 0, 0, 0, 'CLOSED' from placed`,
        [person, day, person, id, owner.id],
      ),
    pay: () =>
      select(
        app,
        `update orders set paid_at = now(), status = 'PAID' where buyer_id = ? and paid_at is null
           and id in (select order_id from order_line where course_id = ?)`,
        [person, id],
      ),
    leave: () =>
      select(
        app,
        `delete from study_day where day = current_date - ?::int and enrolment_id in (select id from enrolment where student_id = ? and course_id = ?)`,
        [day, person, id],
      ),
    sum,
  };
  await run[what]();
}

describe('daily totals', () => {
  test('equal a recount of all rows after any history', async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => student()));
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const facts = await course(app, owner.id);
        for (const step of history) await happens(step, facts, people);
        await sum();
        expect(await counted(facts.id)).toEqual(await recount(facts.id));
      }),
      { numRuns: 25 },
    );
  }, 600_000);

  test('lose no simultaneous writes', async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => student()));
    await fc.assert(
      fc.asyncProperty(steps, steps, async (first, second) => {
        const facts = await course(app, owner.id);
        await Promise.all(people.map((_, who) => happens({ what: 'enrol', who, day: 1 }, facts, people)));
        const writers = [first, second].map(async (history) => {
          for (const step of history) await happens(step, facts, people);
        });
        const summing = (async () => {
          for (let i = 0; i < 6; i++) await Promise.all([sum(), sum()]);
        })();
        await Promise.all([...writers, summing]);
        await sum();
        expect(await counted(facts.id)).toEqual(await recount(facts.id));
      }),
      { numRuns: 8 },
    );
  }, 600_000);

  test('of lessons equal the sums of their rows', async () => {
    const facts = await course(app, owner.id, { lessons: 3 });
    for (const [i, lesson] of facts.lessonIds.entries())
      for (let who = 0; who <= i; who++) {
        const place = await enrol(app, (await student()).id, facts.id);
        await select(
          app,
          `insert into lesson_progress (enrolment_id, lesson_id, reached_at, completed_at, completed_why, best_score)
           values (?, ?, now() - interval '2 days', case when ? then now() end, case when ? then 'PASS' end, ?)`,
          [place, lesson, who % 2 === 0, who % 2 === 0, who === 1 ? null : 40],
        );
      }
    await sum();
    const rows = await select<object>(
      app,
      `select f.opened, f.completed, f.marked, f.score_sum, f.timed, f.hours_sum::int as hours from lesson_figure f
       where f.lesson_id = any(string_to_array(?, ',')::uuid[]) order by f.opened`,
      [facts.lessonIds.join()],
    );
    expect(rows).toEqual([
      { opened: 1, completed: 1, marked: 1, score_sum: 40, timed: 1, hours: 48 },
      { opened: 2, completed: 1, marked: 1, score_sum: 40, timed: 1, hours: 48 },
      { opened: 3, completed: 2, marked: 2, score_sum: 80, timed: 2, hours: 96 },
    ]);
  });
});

describe('views of a course', () => {
  const VISIT =
    'mutation V($input: RecordCourseVisitInput!) { recordCourseVisit(input: $input) { isCounted } }';
  const visit = (who: Actor | undefined, courseId: string, kind = 'VIEW', search?: string) =>
    fetchRoot<{ isCounted: boolean }>(who, VISIT, { input: { courseId, kind, search } });
  const views = (courseId: string) =>
    select<object>(app, 'select views, previews from course_visit_day where course_id = ?', [courseId]);

  test('count daily per visitor, except staff, its teachers and unpublished courses', async () => {
    await avoidMidnight(app);
    const { id } = await course(app, owner.id);
    const [anna, binh] = [await student(), await student()];
    expect(await visit(anna, id)).toEqual({ isCounted: true });
    expect(await visit(anna, id)).toEqual({ isCounted: false });
    expect(await visit(binh, id)).toEqual({ isCounted: true });
    expect(await visit(binh, id, 'PREVIEW')).toEqual({ isCounted: true });
    expect(await visit(undefined, id)).toEqual({ isCounted: true });
    expect(await visit(other, id)).toEqual({ isCounted: true });
    for (const nobody of [owner, boss]) expect(await visit(nobody, id)).toEqual({ isCounted: false });
    const draft = await course(app, owner.id, { status: 'DRAFT' as never });
    expect(await visit(anna, draft.id)).toEqual({ isCounted: false });
    expect(await visit(anna, 'nothing')).toEqual({ isCounted: false });
    await sum();
    expect(await views(id)).toEqual([{ views: 4, previews: 1 }]);
  });

  test('of one network are capped per course, regardless of browsers', async () => {
    await avoidMidnight(app);
    const [one, two] = [await course(app, owner.id), await course(app, owner.id)];
    const from = async (courseId: string, browser: string) => {
      const reply = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: '203.0.113.77',
        headers: { 'user-agent': browser },
        payload: { query: VISIT, variables: { input: { courseId, kind: 'VIEW' } } },
      });
      return (reply.json() as { data: { recordCourseVisit: { isCounted: boolean } } }).data.recordCourseVisit;
    };
    for (let n = 0; n < 65; n++) await from(one.id, `Mozilla ${n}`);
    const counted = await select(app, 'select 1 from course_visit where course_id = ?', [one.id]);
    expect(counted).toHaveLength(60);
    expect(await from(two.id, 'Mozilla 1')).toEqual({ isCounted: true });
    // User agents with the same first 200 characters count as the same browser
    const long = 'x'.repeat(500);
    expect(await from(two.id, `${long}1`)).toEqual({ isCounted: true });
    expect(await from(two.id, `${long}2`)).toEqual({ isCounted: false });
  });

  test('store no names and delete visitor marks daily; totals remain', async () => {
    await avoidMidnight(app);
    const [one, two] = [await course(app, owner.id), await course(app, owner.id)];
    const anna = await student();
    await visit(anna, one.id);
    await visit(anna, two.id);
    const marks = await select<{ mark: string }>(
      app,
      `select encode(visitor, 'hex') as mark from course_visit where course_id in (?, ?)`,
      [one.id, two.id],
    );
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(2);
    await sweep();
    expect(await select(app, 'select 1 from course_visit where course_id = ?', [one.id])).toHaveLength(1);
    await select(app, 'update course_visit set day = day - 3 where course_id = ?', [one.id]);
    await select(app, 'update visit_salt set day = day - 3');
    await sweep();
    expect(await select(app, 'select 1 from course_visit where course_id = ?', [one.id])).toEqual([]);
    expect(await select(app, 'select 1 from visit_salt')).toEqual([]);
    await sweep();
    expect(await views(one.id)).toEqual([
      { views: 1, previews: 0 },
      { views: 1, previews: 0 },
    ]);
  });

  test('store search words only from at least three people', async () => {
    await avoidMidnight(app);
    const { id } = await course(app, owner.id);
    for (const [words, people] of [
      ['tiếng nhật', 3],
      ['tên tôi là lan', 2],
    ])
      await select(
        app,
        `insert into search_term (words, language, has_hits, people) values (?, 'vi', true, ?)`,
        [words, people],
      );
    await visit(await student(), id, 'VIEW', 'Tiếng  Nhật');
    await visit(await student(), id, 'VIEW', 'Tên tôi là Lan');
    await sum();
    const WORDS = 'query W($id: ID!) { leadingWords(courseId: $id) { words visits } }';
    expect(
      await select(app, 'select words from course_visit where course_id = ? and words is not null', [id]),
    ).toEqual([{ words: 'tiếng nhật' }]);
    expect(await fetchRoot(owner, WORDS, { id })).toEqual([{ words: 'tiếng nhật', visits: 1 }]);
    expect(await fetchRoot(other, WORDS, { id })).toEqual([]);
    await select(app, `update search_term set people = 2 where words = 'tiếng nhật'`);
    expect(await fetchRoot(owner, WORDS, { id })).toEqual([]);
  });
});

const FIGURES = `query F($id: ID) { teachingFigures(days: 30, courseId: $id) { views enrolments begun minutes learners } }`;
const OF_COURSE = 'query C($id: ID!) { figuresOfCourse(id: $id, days: 30) { id net enrolments completion } }';
const LESSONS = `query L($id: ID!) { lessonFigures(courseId: $id) { number completed lost reasons keeps repairRank averageScore } }`;
const RISK = `query R($id: ID) { studentsAtRisk(courseId: $id, limit: 50) { total items { fullName reason count lessonTitle courseId } } }`;

describe('analytics', () => {
  test('of money equal the ledger and are private to the owner', async () => {
    const seller = await teacher(app);
    const helper = await teacher(app);
    const one = await sellCourse(app, seller, 499_000, 3);
    await sellCourse(app, seller, 123_457, 40);
    await coTeacher(one.courseId, '', helper);
    const ledgerNet = await value<string>(
      `select -sum(e.amount) as net from ledger_entry e join ledger_account a on a.id = e.account_id
       where e.line_id = ? and a.code = ?`,
      one.lineId,
      `hold:${seller.id}`,
    );
    const LIST = '{ courseFigures(days: 30, sortBy: NET) { items { id net } } }';
    const { items } = await fetchRoot<{ items: { id: string; net: number | null }[] }>(seller, LIST);
    expect(items.find(({ id }) => id === one.courseId)?.net).toBe(Number(ledgerNet));
    expect(items.map(({ net }) => net).reduce((a, b) => a! + b!, 0)).toBe(Number(ledgerNet));
    expect(await fetchRoot(helper, OF_COURSE, { id: one.courseId })).toMatchObject({ net: null });
    expect(await fetchRoot(boss, OF_COURSE, { id: one.courseId })).toMatchObject({ net: null });
    const OVER = `query O($id: ID) { earningsOverTime(from: "2020-01-01", to: "2020-12-31", courseId: $id) { net } }`;
    expect(await fetchRoot(seller, OVER, { id: one.courseId })).toEqual([]);
    const day = await value<string>(
      `select (earned_at at time zone 'Asia/Ho_Chi_Minh')::date::text as day from earning where line_id = ?`,
      one.lineId,
    );
    const OF_DAY = `query O($id: ID, $day: Date!) { earningsOverTime(from: $day, to: $day, courseId: $id) { net } }`;
    expect(await fetchRoot(seller, OF_DAY, { id: one.courseId, day })).toEqual([{ net: Number(ledgerNet) }]);
    expect(await fetchRoot(helper, OF_DAY, { id: one.courseId, day })).toEqual([]);
  });

  test('of foreign courses are hidden, except from administrators', async () => {
    const seller = await teacher(app);
    const facts = await course(app, seller.id, { lessons: 2 });
    await enrol(app, (await student()).id, facts.id);
    await sum();
    const { id } = facts;
    for (const who of [seller, boss]) {
      expect(await fetchRoot(who, FIGURES, { id })).toMatchObject({ enrolments: 1 });
      expect(await fetchRoot(who, OF_COURSE, { id })).toMatchObject({ id, completion: 0 });
      expect(await fetchRoot(who, LESSONS, { id })).toHaveLength(2);
    }
    expect(await fetchRoot(other, FIGURES, { id })).toMatchObject({ enrolments: 0, learners: 0 });
    expect(await fetchRoot(other, OF_COURSE, { id })).toBeNull();
    expect(await fetchRoot(other, LESSONS, { id })).toEqual([]);
    const learner = await student();
    for (const document of [FIGURES, RISK]) expect(getCode(await ask(learner, document))).toBe('FORBIDDEN');
  });

  test('flag the lesson with the greatest avoidable drop-off first', async () => {
    const seller = await teacher(app);
    const facts = await course(app, seller.id, { lessons: 8 });
    const places = await Promise.all(
      Array.from({ length: 20 }, async () => enrol(app, (await student()).id, facts.id)),
    );
    const reach = [20, 20, 19, 10, 10, 9, 9, 9];
    for (const [i, lesson] of facts.lessonIds.entries())
      await select(
        app,
        `insert into lesson_progress (enrolment_id, lesson_id, completed_at, completed_why, best_score)
         select id, ?, now(), 'PASS', case when ? then 40 end from unnest(string_to_array(?, ',')::uuid[]) id`,
        [lesson, i === 6, places.slice(0, reach[i]).join()],
      );
    await sum();
    const rows = await fetchRoot<
      { number: number; lost: number; reasons: string[]; repairRank: number | null }[]
    >(seller, LESSONS, { id: facts.id });
    expect(rows.map(({ lost }) => lost)).toEqual([0, 0, 1, 9, 0, 1, 0, 0]);
    expect(
      rows
        .filter(({ reasons }) => reasons.length > 0)
        .map(({ number, reasons, repairRank }) => [number, reasons, repairRank]),
    ).toEqual([
      [4, ['DROP'], 1],
      [7, ['LOW_SCORE'], 2],
    ]);
  });
});

describe('students at risk', () => {
  test('are inactive, failed three quizzes or missed a deadline', async () => {
    const seller = await teacher(app);
    const facts = await course(app, seller.id, { lessons: 4 });
    const place = async (enrolledDays: number, studiedDays: number | null, done = false) => {
      const who = await student();
      const id = await enrol(app, who.id, facts.id);
      await updateRow(
        'enrolment',
        id,
        'enrolled_at = now() - make_interval(days => ?), last_studied_at = now() - make_interval(days => ?::int), completed_at = case when ? then now() end',
        [enrolledDays, studiedDays, done],
      );
      return id;
    };
    await place(8, null);
    await place(40, 15);
    const failing = await place(20, 1);
    const late = await place(20, 1);
    await place(6, null);
    await place(40, 13);
    await place(40, 30, true);
    await place(200, 100);
    const [quiz] = await select<{ id: string }>(
      app,
      `insert into quiz (course_id, lesson_id, pass_percent) values (?, ?, 80) returning id`,
      [facts.id, facts.lessonIds[0]],
    );
    for (const [attempts, enrolmentId] of [
      [3, failing],
      [2, late],
    ])
      await select(
        app,
        `insert into quiz_attempt (quiz_id, student_id, enrolment_id, number, status, pass_percent, paper, keys, submitted_at, score)
         select ?, e.student_id, e.id, n, 'GRADED', 80, '[]', '[]', now(), 40 from enrolment e, generate_series(1, ?::int) n where e.id = ?`,
        [quiz!.id, attempts, enrolmentId],
      );
    const found = await fetchRoot<{ total: number; items: { reason: string; count: number }[] }>(
      seller,
      RISK,
      {
        id: facts.id,
      },
    );
    const reasons = new Map(found.items.map(({ reason, count }) => [reason, count]));
    expect(found.total).toBe(3);
    expect(reasons).toEqual(
      new Map([
        ['QUIZ_FAILED', 3],
        ['STOPPED', 15],
        ['NOT_BEGUN', 8],
      ]),
    );
    await select(
      app,
      `insert into assignment (course_id, lesson_id, due_at, max_score, pass_score, rubric) values (?, ?, now() - interval '4 days', 10, 5, '[]')`,
      [facts.id, facts.lessonIds[1]],
    );
    const overdue = await fetchRoot<{ items: { reason: string; count: number }[] }>(seller, RISK, {
      id: facts.id,
    });
    expect(
      overdue.items.filter(({ reason }) => reason === 'DEADLINE_MISSED').map(({ count }) => count),
    ).toContain(4);
    // A late submission is not a missed deadline
    expect(overdue.items.map(({ reason }) => reason).sort()).toEqual([
      ...Array<string>(4).fill('DEADLINE_MISSED'),
      'NOT_BEGUN',
    ]);
    expect((await fetchRoot<{ total: number }>(other, RISK, { id: facts.id })).total).toBe(0);
  });
});

test('pending work of a teacher matches the lists, with deadlines', async () => {
  const seller = await teacher(app);
  const facts = await course(app, seller.id);
  const learner = await student();
  await enrol(app, learner.id, facts.id);
  const QUEUES = '{ teachingQueues { kind count oldestAt } }';
  type Queue = { kind: string; count: number; oldestAt: string | null };
  expect((await fetchRoot<Queue[]>(seller, QUEUES)).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
  await select(app, "insert into comment (lesson_id, author_id, text) values (?, ?, 'Vì sao?')", [
    facts.lessonIds[0],
    learner.id,
  ]);
  const queues = await fetchRoot<Queue[]>(seller, QUEUES);
  expect(queues.map(({ kind, count }) => [kind, count])).toEqual([
    ['RETURNED', 0],
    ['TO_PUBLISH', 0],
    ['REFUNDS', 0],
    ['QUESTIONS', 1],
    ['TO_MARK', 0],
    ['RATINGS', 0],
  ]);
  expect(queues[3]!.oldestAt).not.toBeNull();
  const { total } = await fetchRoot<{ total: number }>(seller, '{ taughtQuestions { total } }');
  expect(total).toBe(1);
  await course(app, seller.id, { status: 'NEEDS_FIXES' });
  await course(app, seller.id, { status: 'APPROVED' });
  await course(app, seller.id, { status: 'DRAFT' });
  expect((await fetchRoot<Queue[]>(seller, QUEUES)).map(({ count }) => count)).toEqual([1, 1, 0, 1, 0, 0]);
});
