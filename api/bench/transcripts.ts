import type pg from 'pg';
import type { BenchOperation } from './operations.ts';

/** Seconds of a caption line, and of a lesson. */
const LINE_SEC = 3;
const LESSON_SEC = 300;
const LINES = LESSON_SEC / LINE_SEC;

/** Syllables of a language with hundreds of them: a few are in every line and most are rare. */
const SAID = [
  'b',
  'c',
  'ch',
  'd',
  'đ',
  'g',
  'h',
  'kh',
  'l',
  'm',
  'n',
  'ng',
  'nh',
  'ph',
  's',
  't',
  'th',
  'tr',
  'v',
  'x',
].flatMap((first) =>
  [
    'ài',
    'ước',
    'iểu',
    'ồ',
    'ang',
    'ọn',
    'ươi',
    'ấu',
    'ùng',
    'ệu',
    'ong',
    'ở',
    'a',
    'ế',
    'inh',
    'ạch',
    'ộ',
    'uy',
    'ê',
    'ữ',
  ].map((rest) => first + rest),
);
/** A word in one of a thousand lines. */
const RARE = 'hồi quy';

/** Number of courses that contain so many hours of captions. */
export const spokenCourses = (hours: number, lessonsPerCourse: number): number =>
  Math.ceil((hours * 3600) / LESSON_SEC / lessonsPerCourse);

/** Creates captions for the lessons of the first courses: lines of seven words, the same each time. */
export async function fillTranscripts(
  db: pg.Client,
  { courses, teacherId }: { courses: number; teacherId: string },
): Promise<void> {
  await db.query(
    `insert into media (id, owner_id, kind, storage_key, content_type, size_bytes)
     select md5('captions' || l.id)::uuid, $2, 'CAPTIONS', 'media/bench-' || l.id, 'text/vtt', 5000
     from lesson l join course c on c.id = l.course_id where substr(c.slug, 10)::int <= $1`,
    [courses, teacherId],
  );
  await db.query(
    `insert into caption_track (id, lesson_id, language, label, media_id, is_default)
     select md5('track' || l.id)::uuid, l.id, 'vi', 'Tiếng Việt', md5('captions' || l.id)::uuid, true
     from lesson l join course c on c.id = l.course_id where substr(c.slug, 10)::int <= $1`,
    [courses],
  );
  await db.query(
    `insert into caption_cue (media_id, position, start_ms, end_ms, text)
     select t.media_id, n, n * ${LINE_SEC * 1000}, (n + 1) * ${LINE_SEC * 1000},
       (select string_agg(($1::text[])[1 + (get_byte(h.hash, w) * get_byte(h.hash, w + 7) / 163 % cardinality($1))], ' ' order by w) from generate_series(0, 6) w)
         || case when get_byte(h.hash, 14) = 7 and get_byte(h.hash, 15) < 64 then ' ${RARE}' else '' end
     from caption_track t, generate_series(0, ${LINES - 1}) n,
       lateral (select decode(md5(t.lesson_id::text || n), 'hex') as hash) h`,
    [SAID],
  );
  await db.query(
    `update caption_cue c set words = passage_vector(c.text, n.following) from (select media_id, position,
       lead(text) over (partition by media_id order by position) as following from caption_cue) n
     where n.media_id = c.media_id and n.position = c.position`,
  );
  await db.query(
    `insert into caption_document (media_id, words)
     select media_id, strip(search_vector(string_agg(text, ' '))) from caption_cue group by media_id`,
  );
}

/** Enrols a person in the courses with captions, with all lessons opened. */
export async function enrolListener(db: pg.Client, studentId: string): Promise<void> {
  await db.query(
    `with mine as (
       insert into enrolment (student_id, course_id, source)
       select distinct $1::uuid, l.course_id, 'PURCHASE' from caption_track t join lesson l on l.id = t.lesson_id
       returning id, course_id)
     insert into lesson_progress (enrolment_id, lesson_id) select m.id, l.id from mine m join lesson l on l.course_id = m.course_id`,
    [studentId],
  );
}

const SEARCHES = [RARE, 'nuoc dung', 'biểu đồ', 'hoi quy', 'phở'];

/** The student searches in two hundred hours of captions. All lessons were opened. */
export const transcriptSearch: BenchOperation = {
  name: 'transcript search',
  as: 'listener',
  document: `query Passages($search: String!) { passages(search: $search, first: 30) {
    edges { node { id kind text startSec lesson { id title } course { id slug title } } } pageInfo { hasNextPage } } }`,
  variables: (i) => ({ search: SEARCHES[i % SEARCHES.length] }),
  floor: `with spoken as materialized (
      select l.id, l.title, l.course_id, t.language, t.media_id, l.course_id::text || lpad(n.position::text, 4, '0') || lpad(l.position::text, 4, '0') || l.id as place
      from enrolment e join lesson_progress p on p.enrolment_id = e.id and p.reached_at is not null
        join lesson l on l.id = p.lesson_id and l.removed_at is null join section n on n.id = l.section_id
        join caption_track t on t.lesson_id = l.id and t.replaced_at is null
      where e.student_id = $2 and e.access = 'ACTIVE'
        and (select d.words @@ (select passage_words($1::text)) from caption_document d where d.media_id = t.media_id)),
    found as (
      select s.place || 'A' || s.language || lpad(q.position::text, 6, '0') as id, 'CAPTION' as kind, q.text, q.start_ms / 1000 as "startSec",
        s.id as lesson_id, s.title as lesson_title, c.id as course_id, c.slug, c.title
      from spoken s join caption_cue q on q.media_id = s.media_id join course c on c.id = s.course_id
      where q.words @@ (select passage_query($1::text)) order by 1 limit 31)
    select json_build_object('passages', json_build_object(
      'edges', (select coalesce(json_agg(json_build_object('node', json_build_object('id', id, 'kind', kind, 'text', text, 'startSec', "startSec",
        'lesson', json_build_object('id', lesson_id, 'title', lesson_title), 'course', json_build_object('id', course_id, 'slug', slug, 'title', title)))), '[]')
        from (select * from found order by id limit 30) x),
      'pageInfo', json_build_object('hasNextPage', (select count(*) > 30 from found))))::text`,
  values: (v, viewer) => [v.search, viewer],
};
