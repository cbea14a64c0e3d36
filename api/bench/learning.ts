import { createHash } from 'node:crypto';
import type pg from 'pg';
import { moment } from './moment.ts';
import type { BenchOperation } from './operations.ts';

// A course as long as they come: the first half films, one of which everyone talks about, the second half quizzes.
const COURSE = '30000000-0000-8000-a000-000000900001';
const SLUG = 'mot-khoa-that-dai';
const TALKED = '40000000-0000-8000-a000-000000000001';
const LESSONS = 200;
const QUIZZES = 100;
const PER_SECTION = 20;
const QUESTIONS = 2_500;
const REPLIES = 3;
/** Questions of a quiz. */
const ASKED = 10;

const idOf = (kind: number, n: string) =>
  `('${kind}0000000-0000-8000-a000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** The course with 200 lessons, 10,000 comments below one of them, and 100 quizzes of ten questions. */
export async function fillLearning(db: pg.Client, students: number): Promise<void> {
  const run = (sql: string, values: unknown[] = []) => db.query(sql, values);
  await run(
    `insert into course (id, slug, title, subtitle, description, description_words, outcomes, requirements, audience, level, status, category_id, teacher_id, price, published_at, student_count, rating_average, rating_count, lesson_count, duration_sec)
     select $1, $2, 'Một khoá thật dài', subtitle, description, 90, outcomes, requirements, audience, 'ALL', 'PUBLISHED', category_id, teacher_id, 500000, now(), 1, 0, 0, $3::int, $3::int * 300
     from course order by slug limit 1`,
    [COURSE, SLUG, LESSONS],
  );
  await run(
    `insert into section (id, course_id, title, position, lesson_count, duration_sec)
     select ${idOf(6, 's')}, $1, 'Chương ' || s, s, $2::int, $2::int * 300 from generate_series(0, $3::int / $2::int - 1) s`,
    [COURSE, PER_SECTION, LESSONS],
  );
  await run(
    `insert into lesson (id, course_id, section_id, title, kind, rule, position, duration_sec, body)
     select ${idOf(4, 'l')}, $1, ${idOf(6, 'l / $2::int')}, 'Bài ' || l, k.kind, k.rule, l % $2::int, 300, '{"type":"doc","content":[]}'
     from generate_series(0, $3::int - 1) l, lateral (select case when l >= $4::int then 'QUIZ' else 'VIDEO' end as kind,
       case when l >= $4::int then 'PASS' else 'WATCH' end as rule) k`,
    [COURSE, PER_SECTION, LESSONS, LESSONS - QUIZZES],
  );
  await run(
    `insert into comment (id, lesson_id, author_id, text, at_sec, like_count, reply_count, created_at)
     select ${idOf(7, 'q')}, $1, ${idOf(2, '501 + q * 7919 % $2::int')}, 'Chỗ này mình chưa hiểu, ai giải thích giúp? ' || q,
       q % 300, 1, $3::int, now() - q * interval '1 hour' from generate_series(1, $4::int) q`,
    [TALKED, students, REPLIES, QUESTIONS],
  );
  await run(
    `insert into comment (id, lesson_id, author_id, parent_id, text, created_at)
     select ${idOf(8, 'q * 10 + r')}, $1, ${idOf(2, '501 + (q + r) * 104729 % $2::int')}, ${idOf(7, 'q')}, 'Bạn xem lại phút thứ hai nhé. ' || r,
       now() - q * interval '1 hour' + r * interval '1 minute' from generate_series(1, $4::int) q, generate_series(1, $3::int) r`,
    [TALKED, students, REPLIES, QUESTIONS],
  );
  await run(
    `insert into comment_like (comment_id, person_id)
     select ${idOf(7, 'q')}, ${idOf(2, '501 + q % $1::int')} from generate_series(1, $2::int) q`,
    [students, QUESTIONS],
  );
  await run(
    `insert into quiz (course_id, lesson_id, pass_percent) select course_id, id, 50 from lesson where course_id = $1 and kind = 'QUIZ'`,
    [COURSE],
  );
}

/** Enrols people in the long course, half of it done by the first, with the lesson they talk about opened. */
export async function enrolStudious(db: pg.Client, [first, ...others]: readonly string[]): Promise<void> {
  await db.query(
    `insert into enrolment (student_id, course_id, source, completed_lessons) select id, $2, 'PURCHASE', case when id = $3 then 100 else 0 end
     from unnest($1::uuid[]) id`,
    [[first, ...others], COURSE, first],
  );
  await db.query(
    `insert into lesson_progress (enrolment_id, lesson_id, watched, done_sec, position_sec, reached_at, completed_at)
     select e.id, l.id, '{[0,280)}', 280, 280, now(), now() from enrolment e join lesson l on l.course_id = e.course_id
     where e.course_id = $1 and e.student_id = $2 and l.position < $3::int / 2`,
    [COURSE, first, PER_SECTION],
  );
}

/** Attempts of people at all quizzes with every answer saved, none handed in: each is request `i` of {@link attemptOf}. */
export async function beginAttempts(db: pg.Client, students: readonly string[]): Promise<void> {
  const choices = (n: number) =>
    [0, 1, 2, 3].map((c) => ({ id: `c${n}${c}`, text: `Lựa chọn ${c}`, isRight: c === 1, feedback: null }));
  const ids = Array.from(
    { length: ASKED },
    (_, n) => `90000000-0000-8000-a000-${String(n).padStart(12, '0')}`,
  );
  const common = { points: 1, kind: 'SINGLE' };
  const empty = { isTrue: null, gapText: null, blanks: [], pairs: [], extras: [], guidance: null };
  const paper = ids.map((id, n) => ({
    ...{
      ...common,
      id,
      prompt: { type: 'doc', content: [] },
      topic: null,
      soundId: null,
      gapText: null,
      gaps: 0,
    },
    choices: choices(n).map(({ id: choice, text }) => ({ id: choice, text })),
    matches: [],
  }));
  const keys = ids.map((id, n) => ({
    ...{ ...common, id, version: 1, explanation: null, reviewLessonId: null, reviewSec: 0 },
    body: { ...empty, choices: choices(n) },
  }));
  const answers = Object.fromEntries(
    ids.map((id, n) => [id, { choiceIds: [`c${n}1`], texts: [], pairs: [], isMarked: false }]),
  );
  // Of a run before, by people of their own
  await db.query('delete from quiz_attempt');
  await db.query(
    `insert into quiz_attempt (id, quiz_id, student_id, enrolment_id, number, pass_percent, paper, keys, answers, sequence, saved_at)
     select md5(s.place || ' ' || row_number() over (partition by s.id order by q.id))::uuid, q.id, s.id, e.id, 1, 50, $2, $3, $4, 1, now()
     from unnest($1::uuid[]) with ordinality s(id, place) join enrolment e on e.student_id = s.id and e.course_id = $5
       join quiz q on q.course_id = e.course_id`,
    [students, ...[paper, keys, answers].map((each) => JSON.stringify(each)), COURSE],
  );
}

/** What request number `i` of so many students hands in: neighbours are of different students. */
export const attemptOf = (i: number, students: number): string =>
  createHash('md5')
    .update(`${1 + (i % students)} ${1 + (Math.floor(i / students) % QUIZZES)}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** What was handed in is open again, and nothing waits to be awarded for it. */
export const REOPEN = [
  `update quiz_attempt set status = 'IN_PROGRESS', submitted_at = null, marks = '[]', solutions = '[]', score = null, passed = false
   from quiz q where q.id = quiz_id and q.course_id = '${COURSE}'`,
  `delete from lesson_progress p using lesson l where l.id = p.lesson_id and l.course_id = '${COURSE}' and p.completed_why = 'PASS'`,
  `update enrolment set completed_lessons = 0, percentage = 0 where course_id = '${COURSE}' and completed_lessons < 100`,
  `delete from pgboss.job_common where name = 'achievements.award'`,
] as const;

/** The student opens the player of a course with 200 lessons, half of which are done. */
const playerPage: BenchOperation = {
  name: 'player of 200 lessons',
  as: 'studious',
  document: `query Player($course: String!) { course(idOrSlug: $course) { id slug title myEnrolment { id percentage completedLessons }
    sections { id title position lessons { id title kind rule position isRequired isPreview durationSec
      myProgress { id doneSec positionSec completedAt } } } } }`,
  variables: () => ({ course: SLUG }),
  floor: `select json_build_object('course', (select row_to_json(y) from (select c.id, c.slug, c.title,
      (select row_to_json(x) from (select e.id, 100 * e.completed_lessons / greatest(c.lesson_count, 1) as percentage, e.completed_lessons as "completedLessons"
        from enrolment e where e.course_id = c.id and e.student_id = $2) x) as "myEnrolment",
      (select json_agg(x) from (select s.id, s.title, s.position, (select json_agg(z) from (
        select l.id, l.title, l.kind, l.rule, l.position, l.is_required as "isRequired", l.is_preview as "isPreview", l.duration_sec as "durationSec",
          (select row_to_json(p) from (select p.id, p.done_sec as "doneSec", p.position_sec as "positionSec", ${moment('p.completed_at')} as "completedAt"
            from lesson_progress p join enrolment e on e.id = p.enrolment_id where p.lesson_id = l.id and e.student_id = $2) p) as "myProgress"
        from lesson l where l.section_id = s.id and l.removed_at is null order by l.position) z) as lessons
        from section s where s.course_id = c.id order by s.position) x) as sections
    from course c where c.slug = $1 and c.status = 'PUBLISHED') y))::text`,
  values: (v, viewer) => [v.course, viewer],
};

const words = (
  c: string,
) => `${c}.id, ${c}.text, ${c}.at_sec as "atSec", ${c}.like_count as "likeCount", ${c}.reply_count as "replyCount",
  exists (select 1 from comment_like k where k.comment_id = ${c}.id and k.person_id = $2) as "isLiked", ${moment(`${c}.created_at`)} as "createdAt",
  (select row_to_json(a) from (select p.id, p.full_name as "fullName" from person p where p.id = ${c}.author_id) a) as author`;
const WORDS = 'id text atSec likeCount replyCount isLiked createdAt author { id fullName }';

/** The student reads the newest questions below a lesson with 10,000 comments, with their replies. */
const questionPage: BenchOperation = {
  name: 'question page',
  as: 'studious',
  document: `query Questions($lesson: ID!) { comments(lessonId: $lesson, first: 10) { totalCount pageInfo { hasNextPage }
    edges { node { ${WORDS} replies(first: 50) { edges { node { ${WORDS} } } } } } } }`,
  variables: () => ({ lesson: TALKED }),
  floor: `select json_build_object('comments', (select json_build_object('totalCount', (select count(*) from comment where lesson_id = $1 and parent_id is null),
      'pageInfo', json_build_object('hasNextPage', (select count(*) > 10 from (select 1 from comment where lesson_id = $1 and parent_id is null limit 11) x)),
      'edges', (select json_agg(json_build_object('node', x)) from (select ${words('q')}, json_build_object('edges', (
          select coalesce(json_agg(json_build_object('node', z)), '[]') from (select ${words('r')} from comment r where r.parent_id = q.id order by r.created_at, r.id limit 50) z)) as replies
        from comment q where q.lesson_id = $1 and q.parent_id is null order by q.created_at desc, q.id desc limit 10) x))
    where exists (select 1 from lesson_progress p join enrolment e on e.id = p.enrolment_id
      where p.lesson_id = $1 and p.reached_at is not null and e.student_id = $2 and e.access = 'ACTIVE')))::text`,
  values: (v, viewer) => [v.lesson, viewer],
};

export const learningOperations: readonly BenchOperation[] = [playerPage, questionPage];

/** The write: an attempt with ten answers is handed in, marked, and passes. The floor is one transaction. */
export const SUBMIT = `mutation Submit($input: SubmitQuizAttemptInput!) { submitQuizAttempt(input: $input) { id status score passed } }`;

interface HandedIn {
  readonly attemptId: string;
  readonly sequence: number;
}

/** Hands an attempt in. @returns what the mutation answers, without its `data` */
export async function submitByHand(
  client: pg.PoolClient,
  { attemptId, sequence }: HandedIn,
  student: string,
) {
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name: `submit.${name}`, text, values })).rows;
  await client.query('begin');
  const [enrolment] = await run(
    'owner',
    `select e.id, q.lesson_id from quiz_attempt a join enrolment e on e.id = a.enrolment_id join quiz q on q.id = a.quiz_id where a.id = $1 and a.student_id = $2 for update of e`,
    [attemptId, student],
  );
  const [attempt] = await run('attempt', `select * from quiz_attempt where id = $1 for update`, [attemptId]);
  if (!enrolment || attempt.status !== 'IN_PROGRESS' || attempt.sequence !== sequence)
    throw new Error('not open');
  type Key = { id: string; points: number; body: { choices: { id: string; isRight: boolean }[] } };
  const marks = (attempt.keys as Key[]).map(({ id, points, body }) => {
    const right = body.choices.find(({ isRight }) => isRight)!.id;
    const share = attempt.answers[id]?.choiceIds[0] === right ? 1 : 0;
    return { id, share, earned: share * points, points, topic: null, comment: null };
  });
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  const score = Math.floor((100 * sum(marks.map((m) => m.earned))) / sum(marks.map((m) => m.points)));
  const solutions = (attempt.keys as Key[]).map(({ id, body }) => ({
    ...{ id, texts: [], pairs: [], explanation: null, reviewLessonId: null, reviewSec: 0, feedback: [] },
    choiceIds: body.choices.filter(({ isRight }) => isRight).map((choice) => choice.id),
  }));
  const passed = score >= attempt.pass_percent;
  await run(
    'save',
    `update quiz_attempt set status = 'GRADED', submitted_at = now(), marks = $2, solutions = $3, score = $4, passed = $5 where id = $1`,
    [attemptId, JSON.stringify(marks), JSON.stringify(solutions), score, passed],
  );
  await run(
    'complete',
    `insert into lesson_progress as p (enrolment_id, lesson_id, reached_at, completed_at, completed_why, best_score) values ($1, $2, null, now(), 'PASS', $3)
     on conflict (enrolment_id, lesson_id) do update set best_score = greatest(p.best_score, excluded.best_score), completed_at = coalesce(p.completed_at, now())`,
    [enrolment.id, enrolment.lesson_id, score],
  );
  await run(
    'count',
    `update enrolment e set completed_lessons = c.done, percentage = 100 * c.done / greatest(c.total, 1)
     from (select count(p.completed_at)::int as done, count(*)::int as total from lesson l
       left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = $1 where l.course_id = $2 and l.removed_at is null) c where e.id = $1`,
    [enrolment.id, COURSE],
  );
  await run(
    'job',
    `insert into pgboss.job_common (name, data, expire_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
     select q.name, $1, q.expire_seconds, now() + interval '14 days', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
     from pgboss.queue q where q.name = 'achievements.award' on conflict do nothing`,
    [JSON.stringify({ personId: student })],
  );
  await client.query('commit');
  return { submitQuizAttempt: { id: attemptId, status: 'GRADED', score, passed } };
}
