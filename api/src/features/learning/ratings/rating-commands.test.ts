import { beforeAll, describe, expect, test } from 'vitest';
import { runSql } from '../../../platform/db/index.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { transactionsWaiting } from '../../../testing/locks.ts';
import { setAccess } from '../../../testing/study.ts';
import { revokeEnrolment } from '../enrolment-access.ts';
import { personalData } from '../personal-data.ts';

const app = await testApp();
const { ask, coTeacher, course, db, enrol, fetchRoot, student, teacher } = helpersFor(app);
let seller: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  seller = await teacher();
  facts = await course(seller.id, { lessons: 4 });
});

const FIELDS =
  'id stars text status percentage courseVersion updatedAt teacherReply repliedAt canReply earlierVersions { stars text }';
const RATE = `mutation($input: RateCourseInput!) { rateCourse(input: $input) { ${FIELDS} } }`;
const REPLY = `mutation($input: ReplyToRatingInput!) { replyToRating(input: $input) { ${FIELDS} } }`;
const METHOD = `query($id: String!) { course(idOrSlug: $id) { ratingAverage ratingCount ratings { total }
  ratingMethod { weighting leastStudyMinutes counted refunded moderated ofEarlierVersions edited medianPercentage } } }`;

interface WrittenRating {
  id: string;
  [field: string]: unknown;
}
const rate = (who: Actor | undefined, input: object = {}) =>
  ask(who, RATE, { input: { courseId: facts.id, stars: 5, text: 'Bài giảng rất dễ hiểu.', ...input } });
const rated = async (who: Actor, input: object = {}): Promise<WrittenRating> => {
  const { data, errors } = await rate(who, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.rateCourse as WrittenRating;
};
const reply = (who: Actor | undefined, ratingId: string, text: string | null = 'Cảm ơn bạn đã học!') =>
  ask(who, REPLY, { input: { ratingId, text } });
/** A student with this many seconds of study. */
async function learner(seconds = 900, courseId = facts.id): Promise<Actor> {
  const who = await student();
  const enrolment = await enrol(who.id, courseId);
  await study(enrolment, seconds);
  return who;
}
const study = (enrolment: string, seconds: number) =>
  db(
    `insert into study_day (enrolment_id, day, seconds) values (?, current_date, ?)
     on conflict (enrolment_id, day) do update set seconds = excluded.seconds returning seconds`,
    enrolment,
    seconds,
  );
const getScore = async (id = facts.id) =>
  await fetchRoot<{
    ratingAverage: number;
    ratingCount: number;
    ratings: { total: number };
    ratingMethod: Record<string, unknown>;
  }>(undefined, METHOD, { id });

describe('permission to rate', () => {
  test('requires fifteen minutes of study', async () => {
    const who = await learner(899);
    const early = await rate(who);
    expect([getCode(early), getReason(early)]).toEqual(['POLICY', 'STUDY_BEFORE_RATING']);
    await db(
      'update study_day set seconds = 900 where enrolment_id = (select id from enrolment where student_id = ?) returning seconds',
      who.id,
    );
    expect((await rate(who)).data.rateCourse).toMatchObject({ stars: 5, status: 'PUBLISHED' });
  });

  test.each(['SUSPENDED', 'EXPIRED', 'REVOKED'])(
    'is denied while access is %s, for new and edited ratings',
    async (access) => {
      const [fresh, known] = [await learner(), await learner()];
      await rated(known);
      for (const who of [fresh, known]) {
        await setAccess(app, who, access);
        expect(getReason(await rate(who, { stars: 1 }))).toBe('ACCESS_ENDED');
      }
      expect(
        await db('select stars from rating where author_id = any(?::uuid[])', `{${fresh.id},${known.id}}`),
      ).toEqual([{ stars: 5 }]);
    },
  );

  test('is denied to strangers and teachers of the course', async () => {
    expect(getCode(await rate(undefined))).toBe('UNAUTHENTICATED');
    expect(getCode(await rate(await student()))).toBe('NOT_FOUND');
    const helper = await coTeacher(facts.id, '');
    await study(await enrol(helper.id, facts.id), 2000);
    expect(getReason(await rate(helper))).toBe('RATES_OWN_COURSE');
  });

  test('has limited field lengths', async () => {
    const who = await learner();
    for (const wrong of [{ stars: 0 }, { stars: 6 }, { text: 'ngắn' }, { text: 'x'.repeat(2001) }])
      expect(getCode(await rate(who, wrong))).toBe('BAD_INPUT');
    expect(await rated(who, { text: '' })).toMatchObject({ text: null });
    expect(await rated(await learner(), { text: undefined })).toMatchObject({ text: null });
  });
});

describe('an edit', () => {
  test('keeps the earlier rating for its author and the teachers alone', async () => {
    const who = await learner();
    await db('update enrolment set completed_required = 1 where student_id = ? returning id', who.id);
    expect(await rated(who, { stars: 3 })).toMatchObject({
      percentage: 25,
      updatedAt: null,
      earlierVersions: [],
    });
    await db('update enrolment set completed_required = 4 where student_id = ? returning id', who.id);
    const edited = await rated(who, { stars: 5, text: 'Học hết mới thấy hay.' });
    expect(edited).toMatchObject({
      percentage: 100,
      updatedAt: expect.any(String),
      earlierVersions: [{ stars: 3, text: 'Bài giảng rất dễ hiểu.' }],
    });
    const PUBLIC = `query($id: String!) { course(idOrSlug: $id) { ratings(limit: 100) { items { id earlierVersions { stars } } } } }`;
    const seenBy = async (reader?: Actor) => {
      const answer = await ask(reader, PUBLIC, { id: facts.id });
      const { items } = (answer.data.course as { ratings: { items: WrittenRating[] } }).ratings;
      return items.find(({ id }) => id === edited.id)!.earlierVersions;
    };
    expect(await seenBy(who)).toHaveLength(1);
    expect(await seenBy(seller)).toHaveLength(1);
    expect(await seenBy(await learner())).toEqual([]);
    expect(await seenBy()).toEqual([]);
  });

  test('without a change is not stored, and the twenty-first is rejected', async () => {
    const who = await learner();
    await rated(who);
    expect(await rated(who)).toMatchObject({ earlierVersions: [], updatedAt: null });
    for (let n = 0; n < 20; n++) await rated(who, { stars: (n % 2) + 1 });
    expect(getReason(await rate(who, { stars: 5 }))).toBe('RATING_EDITED_OFTEN');
  });

  test('after a second purchase restores a rating unless moderators hid it', async () => {
    const who = await learner();
    const { id } = await rated(who);
    await app.services.orm.em.fork().transactional((em) => revokeEnrolment(em, who.id, facts.id));
    expect(await db('select status, hidden_for from rating where id = ?', id)).toEqual([
      { status: 'HIDDEN', hidden_for: 'REFUND' },
    ]);
    await setAccess(app, who, 'ACTIVE');
    expect(await rated(who, { stars: 4 })).toMatchObject({ status: 'PUBLISHED' });
    await db("update rating set status = 'HIDDEN', hidden_for = 'MODERATION' where id = ? returning id", id);
    expect(await rated(who, { stars: 2 })).toMatchObject({ status: 'PENDING' });
    expect(await rated(who, { stars: 3 })).toMatchObject({ status: 'PENDING' });
    await db("update rating set status = 'REMOVED' where id = ? returning id", id);
    expect(getReason(await rate(who, { stars: 5 }))).toBe('RATING_REMOVED');
  });
});

test('a refund hides pending ratings, which return after a second purchase', async () => {
  const who = await learner();
  const { id } = await rated(who);
  await db("update rating set status = 'HIDDEN', hidden_for = 'MODERATION' where id = ? returning id", id);
  expect(await rated(who, { stars: 2 })).toMatchObject({ status: 'PENDING' });
  await app.services.orm.em.fork().transactional((em) => revokeEnrolment(em, who.id, facts.id));
  expect(await db('select status from rating where id = ?', id)).toEqual([{ status: 'HIDDEN' }]);
  await setAccess(app, who, 'ACTIVE');
  expect(await rated(who, { stars: 3 })).toMatchObject({ status: 'PENDING' });
});

describe('the reply of a teacher', () => {
  test('is unique, editable and removable and notifies the student once', async () => {
    const who = await learner();
    const { id } = await rated(who);
    expect((await reply(seller, id)).data.replyToRating).toMatchObject({
      teacherReply: 'Cảm ơn bạn đã học!',
    });
    await reply(seller, id, 'Cảm ơn bạn, thầy đã sửa bài 2.');
    expect((await reply(seller, id, null)).data.replyToRating).toMatchObject({ teacherReply: null });
    expect((await reply(seller, id)).data.replyToRating).toMatchObject({
      teacherReply: 'Cảm ơn bạn đã học!',
    });
    expect(
      await db("select kind from notification where person_id = ? and kind = 'RATING_REPLIED'", who.id),
    ).toHaveLength(1);
  });

  test('requires the owner or a co-teacher with the right to answer', async () => {
    const { id } = await rated(await learner());
    const [answers, edits, stranger] = [
      await coTeacher(facts.id, 'ANSWER'),
      await coTeacher(facts.id, 'EDIT'),
      await teacher(),
    ];
    expect((await reply(answers, id)).data.replyToRating).toMatchObject({ canReply: true });
    expect(getReason(await reply(edits, id))).toBe('RIGHT_LACKING');
    expect(getCode(await reply(stranger, id))).toBe('NOT_FOUND');
    expect(getCode(await reply(await learner(), id))).toBe('FORBIDDEN');
    await db("update co_teacher set rights = '{}' where person_id = ? returning id", answers.id);
    expect(getReason(await reply(answers, id))).toBe('RIGHT_LACKING');
  });

  test('is rejected for own and hidden ratings', async () => {
    const who = await teacher();
    await study(await enrol(who.id, facts.id), 2000);
    const { id } = await rated(who);
    await coTeacher(facts.id, 'ANSWER', who);
    expect(getReason(await reply(who, id))).toBe('OWN_RATING');
    await db("update rating set status = 'HIDDEN', hidden_for = 'REFUND' where id = ? returning id", id);
    expect(getReason(await reply(seller, id))).toBe('RATING_REMOVED');
  });
});

test('teachers filter and search the ratings of their courses', async () => {
  const LIST = `query($filter: TaughtRatingFilter, $courseId: ID, $search: String, $stars: Int) {
    taughtRatings(filter: $filter, courseId: $courseId, search: $search, stars: $stars) { total items { id stars } }
    taughtRatingHistogram(courseId: $courseId) { stars count } }`;
  const own = await teacher();
  const { id: courseId } = await course(own.id);
  const given: WrittenRating[] = [];
  for (const stars of [5, 2, 4]) given.push(await rated(await learner(900, courseId), { courseId, stars }));
  await reply(own, given[0]!.id);
  const list = async (who: Actor, variables: Record<string, unknown> = {}) => {
    const { data } = await ask(who, LIST, variables);
    return (data.taughtRatings as { items: { stars: number }[] }).items.map(({ stars }) => stars);
  };
  expect(await list(own)).toEqual([4, 2, 5]);
  expect(await list(own, { filter: 'UNANSWERED' })).toEqual([2, 4]);
  expect(await list(own, { filter: 'LOW' })).toEqual([2]);
  expect(await list(own, { search: 'RAT DE HIEU' })).toHaveLength(3);
  expect(await list(own, { search: 'khong co' })).toEqual([]);
  expect(await list(own, { stars: 4 })).toEqual([4]);
  expect(await list(own, { stars: 5, filter: 'UNANSWERED' })).toEqual([]);
  expect(getCode(await ask(own, LIST, { stars: 6 }))).toBe('BAD_INPUT');
  expect(await list(await teacher(), { courseId })).toEqual([]);
});

test('the list and counts of a course exclude other courses', async () => {
  const LIST = `query($courseId: ID) {
    taughtRatings(courseId: $courseId) { total } taughtRatingHistogram(courseId: $courseId) { stars count } }`;
  const own = await teacher();
  const courses = [await course(own.id), await course(own.id)];
  for (const [index, { id: courseId }] of courses.entries())
    await rated(await learner(900, courseId), { courseId, stars: index + 3 });
  const figures = async (who: Actor, courseId?: string) => {
    const { data } = await ask(who, LIST, { courseId });
    const rows = data.taughtRatingHistogram as { stars: number; count: number }[];
    const { total } = data.taughtRatings as { total: number };
    return [total, rows.filter(({ count }) => count > 0).map(({ stars, count }) => [stars, count])];
  };
  const [first] = courses;
  expect(await figures(own, first!.id)).toEqual([1, [[3, 1]]]);
  expect(await figures(own)).toEqual([
    2,
    [
      [4, 1],
      [3, 1],
    ],
  ]);
  expect(await figures(await teacher(), first!.id)).toEqual([0, []]);
  expect(await figures(own, 'no-id')).toEqual([0, []]);
});

test('the score explains its parts and excludes refunded students', async () => {
  const { id: courseId } = await course(seller.id, { lessons: 2 });
  const [first, second, third] = [
    await learner(900, courseId),
    await learner(900, courseId),
    await learner(900, courseId),
  ];
  await rated(first, { courseId, stars: 5 });
  await rated(second, { courseId, stars: 4 });
  await rated(third, { courseId, stars: 1 });
  await rated(second, { courseId, stars: 2 });
  await db('update course set version = version + 1 where id = ? returning id', courseId);
  await rated(first, { courseId, stars: 4 });
  await app.services.orm.em.fork().transactional((em) => revokeEnrolment(em, third.id, courseId));
  expect(await getScore(courseId)).toEqual({
    ratingAverage: 3,
    ratingCount: 2,
    ratings: { total: 2 },
    ratingMethod: {
      weighting: 'EQUAL',
      leastStudyMinutes: 15,
      counted: 2,
      refunded: 1,
      moderated: 0,
      ofEarlierVersions: 1,
      edited: 2,
      medianPercentage: 0,
    },
  });
});

test('the score equals the average after simultaneous changes', async () => {
  const { id: courseId } = await course(seller.id);
  const people = await Promise.all(Array.from({ length: 8 }, () => learner(900, courseId)));
  const given = await Promise.all(people.map((who, at) => rated(who, { courseId, stars: (at % 5) + 1 })));
  await Promise.all([
    ...people.flatMap((who, at) => [
      rate(who, { courseId, stars: 5 - (at % 5) }),
      rate(who, { courseId, stars: ((at + 2) % 5) + 1 }),
    ]),
    ...given.map(({ id }) => reply(seller, id)),
    ...people
      .slice(0, 3)
      .map((who) => app.services.orm.em.fork().transactional((em) => revokeEnrolment(em, who.id, courseId))),
  ]);
  const [kept] = await db<{ average: number; count: number }>(
    "select round(avg(stars), 2)::float8 as average, count(*)::int as count from rating where course_id = ? and status = 'PUBLISHED'",
    courseId,
  );
  const { ratingAverage, ratingCount } = await getScore(courseId);
  expect({ average: ratingAverage, count: ratingCount }).toEqual(kept);
  expect(kept!.count).toBe(5);
});

test('ratings and replies lock the course first and cannot deadlock', async () => {
  const who = await learner();
  const { id } = await rated(who);
  for (const [act, needs] of [
    [
      () => rate(who, { stars: 2 }),
      'select id from enrolment where id = (select enrolment_id from rating where id = ?)',
    ],
    [() => reply(seller, id), 'select id from rating where id = ?'],
  ] as const)
    await app.services.orm.em
      .fork()
      .transactional(async (em) => {
        await em.execute('select id from course where id = ? for no key update', [facts.id]);
        const acting = act();
        await transactionsWaiting(app.services.orm);
        // Takes the next lock of a refund. It would deadlock if the waiting request held it
        await em.execute(`${needs} for update nowait`, [id]);
        return { acting };
      })
      .then(async ({ acting }) => expect(getCode(await acting)).toBeUndefined());
});

test('simultaneous first ratings of a student create one', async () => {
  const who = await learner();
  const replies = await Promise.all([1, 2, 3, 4, 5].map((stars) => rate(who, { stars })));
  expect(replies.flatMap(({ errors = [] }) => errors)).toEqual([]);
  expect(await db('select id from rating where author_id = ?', who.id)).toHaveLength(1);
});

test('earlier versions are erased with the student', async () => {
  const who = await learner();
  await rated(who);
  await rated(who, { stars: 1 });
  for (const { statement } of personalData.indirect ?? [])
    await runSql(app.services.orm.em.fork(), statement(who.id));
  expect(
    await db(
      'select v.text from rating_version v join rating r on r.id = v.rating_id where r.author_id = ?',
      who.id,
    ),
  ).toEqual([{ text: null }]);
});
