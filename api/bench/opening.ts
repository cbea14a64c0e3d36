import type pg from 'pg';

/** The write of a student who comes to a lesson: it is handed out, and where the course resumes. */
export const OPEN = `mutation Open($lessonId: ID!) { openLesson(lessonId: $lessonId) { id title kind isPreview durationSec body minutes
  course { id marksPlayback } captions { id language } } }`;

const FIND = `select e.id as enrolment, access_now(e.access, e.expires_at) as access, p.reached_at is not null as opened,
    case l.drip when 'RELATIVE' then e.enrolled_at + make_interval(hours => 24 * l.drip_days) when 'DATE' then l.drip_at end > now() as is_later,
    c.enforce_order
  from lesson l join course c on c.id = l.course_id join enrolment e on e.course_id = l.course_id and e.student_id = $2
    left join lesson_progress p on p.enrolment_id = e.id and p.lesson_id = l.id
  where l.id = $1 and l.removed_at is null for update of e`;
const MARK = `insert into lesson_progress (enrolment_id, lesson_id) values ($1, $2) on conflict (enrolment_id, lesson_id)
  do update set reported_at = now(), reached_at = coalesce(lesson_progress.reached_at, now())`;
const REACH = `update enrolment e set last_lesson_id = $2, last_studied_at = now(), highest_percentage = greatest(e.highest_percentage, (
    select least(100, 100 * count(p.reached_at) / greatest(max(c.lesson_count), 1))::int
    from lesson_progress p join lesson l on l.id = p.lesson_id and l.removed_at is null join course c on c.id = l.course_id
    where p.enrolment_id = e.id)) where e.id = $1`;
const ANSWER = `select json_build_object('openLesson', (select row_to_json(x) from (select l.id, l.title, l.kind, l.is_preview as "isPreview",
    l.duration_sec as "durationSec", l.body, l.minutes,
    (select row_to_json(y) from (select c.id, c.marks_playback as "marksPlayback" from course c where c.id = l.course_id) y) as course,
    (select coalesce(json_agg(z), '[]') from (select t.id, upper(t.language) as language from caption_track t
      where t.lesson_id = l.id and t.replaced_at is null order by t.language) z) as captions
  from lesson l where l.id = $1) x))::text as j`;

/** Opens the lesson. @returns what the mutation answers */
export async function openByHand(
  client: pg.PoolClient,
  { lessonId }: { lessonId: string },
  student: string,
): Promise<string> {
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values })).rows;
  await client.query('begin');
  const [found] = await run('open.find', FIND, [lessonId, student]);
  const isShut = !found?.opened && (found?.is_later || found?.enforce_order);
  if (found?.access !== 'ACTIVE' || isShut) throw new Error('not open');
  await run('open.mark', MARK, [found.enrolment, lessonId]);
  await run('open.reach', REACH, [found.enrolment, lessonId]);
  await client.query('commit');
  const [answer] = await run('open.answer', ANSWER, [lessonId]);
  return answer.j;
}
