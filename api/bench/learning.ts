import type pg from 'pg';
import { moment } from './moment.ts';
import type { BenchOperation } from './operations.ts';

// A very long course: videos, one of them with thousands of comments, then quizzes.
const COURSE = '30000000-0000-8000-a000-000000900001';
const SLUG = 'mot-khoa-that-dai';
const TALKED = '40000000-0000-8000-a000-000000000001';
const LESSONS = 200;
const QUIZZES = 100;
const PER_SECTION = 20;
const QUESTIONS = 2_500;
const REPLIES = 3;

const getId = (kind: number, n: string) =>
  `('${kind}0000000-0000-8000-a000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Creates the course with 200 lessons, 10,000 comments below one of them, and 100 quizzes of ten questions. */
export async function fillLearning(db: pg.Client, students: number): Promise<void> {
  const run = (sql: string, values: unknown[] = []) => db.query(sql, values);
  await run(
    `insert into course (id, slug, title, subtitle, description, description_words, outcomes, requirements, audience, level, status, category_id, teacher_id, price, published_at, student_count, rating_average, rating_count, lesson_count, required_lessons, duration_sec)
     select $1, $2, 'Một khoá thật dài', subtitle, description, 90, outcomes, requirements, audience, 'ALL', 'PUBLISHED', category_id, teacher_id, 500000, now(), 1, 0, 0, $3::int, $3::int, $3::int * 300
     from course order by slug limit 1`,
    [COURSE, SLUG, LESSONS],
  );
  await run(
    `insert into section (id, course_id, title, position, lesson_count, duration_sec)
     select ${getId(6, 's')}, $1, 'Chương ' || s, s, $2::int, $2::int * 300 from generate_series(0, $3::int / $2::int - 1) s`,
    [COURSE, PER_SECTION, LESSONS],
  );
  await run(
    `insert into lesson (id, course_id, section_id, title, kind, rule, position, duration_sec, body)
     select ${getId(4, 'l')}, $1, ${getId(6, 'l / $2::int')}, 'Bài ' || l, k.kind, k.rule, l % $2::int, 300, '{"type":"doc","content":[]}'
     from generate_series(0, $3::int - 1) l, lateral (select case when l >= $4::int then 'QUIZ' else 'VIDEO' end as kind,
       case when l >= $4::int then 'PASS' else 'WATCH' end as rule) k`,
    [COURSE, PER_SECTION, LESSONS, LESSONS - QUIZZES],
  );
  await run(
    `insert into comment (id, lesson_id, author_id, text, at_sec, like_count, reply_count, created_at)
     select ${getId(7, 'q')}, $1, ${getId(2, '501 + q * 7919 % $2::int')}, 'Chỗ này mình chưa hiểu, ai giải thích giúp? ' || q,
       q % 300, 1, $3::int, now() - q * interval '1 hour' from generate_series(1, $4::int) q`,
    [TALKED, students, REPLIES, QUESTIONS],
  );
  await run(
    `insert into comment (id, lesson_id, author_id, parent_id, text, created_at)
     select ${getId(8, 'q * 10 + r')}, $1, ${getId(2, '501 + (q + r) * 104729 % $2::int')}, ${getId(7, 'q')}, 'Bạn xem lại phút thứ hai nhé. ' || r,
       now() - q * interval '1 hour' + r * interval '1 minute' from generate_series(1, $4::int) q, generate_series(1, $3::int) r`,
    [TALKED, students, REPLIES, QUESTIONS],
  );
  await run(
    `insert into comment_like (comment_id, person_id)
     select ${getId(7, 'q')}, ${getId(2, '501 + q % $1::int')} from generate_series(1, $2::int) q`,
    [students, QUESTIONS],
  );
  await run(
    `insert into quiz (course_id, lesson_id, pass_percent) select course_id, id, 50 from lesson where course_id = $1 and kind = 'QUIZ'`,
    [COURSE],
  );
}

/** Enrols a student in the long course, completes half of it and opens the lesson with the questions. */
export async function enrolStudious(db: pg.Client, student: string): Promise<void> {
  await db.query(
    `insert into enrolment (student_id, course_id, source, completed_lessons, completed_required) values ($2, $1, 'PURCHASE', 100, 100)`,
    [COURSE, student],
  );
  await db.query(
    `insert into lesson_progress (enrolment_id, lesson_id, watched, done_sec, position_sec, reached_at, completed_at)
     select e.id, l.id, '{[0,280)}', 280, 280, now(), now() from enrolment e join lesson l on l.course_id = e.course_id
     where e.course_id = $1 and e.student_id = $2 and l.position < $3::int / 2`,
    [COURSE, student, PER_SECTION],
  );
}

/** The student opens the player of a course with 200 lessons, half of which are completed. */
const playerPage: BenchOperation = {
  name: 'player of 200 lessons',
  as: 'studious',
  document: `query Player($course: String!) { course(idOrSlug: $course) { id slug title myEnrolment { id percentage completedLessons }
    sections { id title position lessons { id title kind rule position isRequired isPreview durationSec
      myProgress { id doneSec positionSec completedAt } } } } }`,
  variables: () => ({ course: SLUG }),
  floor: `select json_build_object('course', (select row_to_json(y) from (select c.id, c.slug, c.title,
      (select row_to_json(x) from (select e.id, least(100, 100 * e.completed_required / greatest(c.required_lessons, 1)) as percentage, e.completed_lessons as "completedLessons"
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
