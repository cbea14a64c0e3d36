import { coursePage } from './course-page.ts';
import { dashboard } from './dashboard.ts';
import { deskOperations } from './desk-operations.ts';
import { learningOperations } from './learning.ts';
import { moment } from './moment.ts';
import { moneyOperations } from './money-operations.ts';
import { transcriptSearch } from './transcripts.ts';

/** A frequent read: Sen's document, and the floor's hand-written statement that returns the same JSON. */
export interface BenchOperation {
  readonly name: string;
  readonly document: string;
  readonly variables: (i: number) => Record<string, unknown>;
  /** Returns one row with one text column: the value of `data`. */
  readonly floor: string;
  readonly values: (variables: Record<string, unknown>, viewerId: string) => unknown[];
  /** The viewer. Defaults to the reader. Anonymous requests have no token. */
  readonly as?: 'anonymous' | 'administrator' | 'buyer' | 'seller' | 'listener' | 'studious';
}

const COURSES = 2_000; // present in the small database too
const slug = (i: number) => `khoa-hoc-${1 + ((i * 7919) % COURSES)}`;
const category = (i: number) => `danh-muc-${1 + (i % 20)}`;
const WORDS = [
  'lap trinh',
  'tieng anh',
  'yoga',
  'guitar dem',
  'excel ke toan',
  'du lieu',
  'figma',
  'mon hue',
];

const card = (
  c: string,
) => `${c}.id, ${c}.slug, ${c}.title, '/covers/' || ${c}.id::text || '.svg?v=' || left(md5(${c}.title), 8) as "coverUrl",
  case when ${c}.sale_price is not null and (${c}.sale_ends_at is null or ${c}.sale_ends_at > now()) then ${c}.sale_price else ${c}.price end as "currentPrice",
  ${c}.price, ${c}.rating_average as "ratingAverage", ${c}.rating_count as "ratingCount", ${c}.duration_sec as "durationSec", ${c}.lesson_count as "lessonCount",
  (select row_to_json(x) from (select p.id, p.full_name as "fullName" from person p where p.id = ${c}.teacher_id) x) as teacher`;
const CARD =
  'id slug title coverUrl currentPrice price ratingAverage ratingCount durationSec lessonCount teacher { id fullName }';

const inCategory = `c.status = 'PUBLISHED' and c.visibility = 'PUBLIC' and c.category_id = any(array(
  select k.id from category k where k.slug = $1 or k.parent_id = (select p.id from category p where p.slug = $1)))`;
const PERSON =
  'id email fullName avatarUrl phone role roles customRoles { id name } isActive createdAt lastSeenAt';
const personRow = `p.id, p.email, p.full_name as "fullName", p.avatar_url as "avatarUrl", p.phone,
  case when 'ADMIN' = any(p.roles) then 'ADMIN' when 'TEACHER' = any(p.roles) then 'TEACHER' else 'USER' end as role, p.roles,
  (select coalesce(json_agg(y), '[]') from (select r.id, r.name from person_custom_role x join custom_role r on r.id = x.role_id
    where x.person_id = p.id order by r.name) y) as "customRoles",
  p.is_active as "isActive", ${moment('p.created_at')} as "createdAt", ${moment('p.last_seen_at')} as "lastSeenAt"`;
const people = (where: string, order: string, offset: string) =>
  `select json_build_object('people', json_build_object('total', (select count(*) from person p where ${where}), 'items', (
    select coalesce(json_agg(x), '[]') from (select ${personRow} from person p where ${where} order by ${order} limit 20 offset ${offset}) x)))::text`;
const found = `(select search_plan($1::text) as plan offset 0) w join course_document d on d.words @@ (w.plan).query
  join course c on c.id = d.course_id where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC'`;

const publicPages: readonly BenchOperation[] = [
  {
    name: 'catalogue page',
    document: `query Catalogue($category: String!, $page: Int!) { courses(filter: { category: $category }, page: $page, limit: 24) { total items { ${CARD} } } }`,
    variables: (i) => ({ category: category(i), page: 1 + (i % 3) }),
    floor: `select json_build_object('courses', json_build_object('total', (select count(*) from course c where ${inCategory}), 'items', (
        select coalesce(json_agg(x), '[]') from (select ${card('c')} from course c where ${inCategory} order by c.student_count desc, c.id limit 24 offset $2) x)))::text`,
    values: (v) => [v.category, ((v.page as number) - 1) * 24],
  },
  {
    name: 'search',
    document: `query Search($search: String!) { courses(filter: { search: $search }, sortBy: RELEVANCE, limit: 24) { total items { ${CARD} } } }`,
    variables: (i) => ({ search: WORDS[i % WORDS.length] }),
    floor: `select json_build_object('courses', json_build_object('total', (select count(*) from ${found}), 'items', (
        select coalesce(json_agg(x), '[]') from (select ${card('c')} from ${found} order by
          search_score(d.words, w.plan) + least(ln(1 + c.student_count) / 40, 0.25) desc, c.student_count desc, c.id limit 24) x)))::text`,
    values: (v) => [v.search],
  },
  {
    name: 'course detail',
    document: `query Detail($slug: String!) { course(idOrSlug: $slug) { ${CARD} description outcomes
      sections { id title lessons { id title kind isPreview durationSec } }
      ratingHistogram { stars count } ratings(limit: 5) { items { id stars text author { fullName } createdAt } } } }`,
    variables: (i) => ({ slug: slug(i) }),
    floor: `select json_build_object('course', (select row_to_json(y) from (select ${card('c')}, c.description, c.outcomes,
        (select coalesce(json_agg(x), '[]') from (select s.id, s.title, (select coalesce(json_agg(z), '[]') from (
          select l.id, l.title, l.kind, l.is_preview as "isPreview", l.duration_sec as "durationSec" from lesson l where l.section_id = s.id order by l.position) z) as lessons
          from section s where s.course_id = c.id order by s.position) x) as sections,
        (select json_agg(x) from (select n.stars, count(r.id)::int as count from generate_series(5, 1, -1) n(stars)
          left join rating r on r.course_id = c.id and r.stars = n.stars and r.status = 'PUBLISHED' group by 1 order by 1 desc) x) as "ratingHistogram",
        json_build_object('items', (select coalesce(json_agg(x), '[]') from (select r.id, r.stars, r.text,
          (select row_to_json(a) from (select p.full_name as "fullName" from person p where p.id = r.author_id) a) as author,
          to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
          from rating r where r.course_id = c.id and r.status = 'PUBLISHED' order by r.created_at desc, r.id limit 5) x)) as ratings
        from course c where c.slug = $1 and c.status = 'PUBLISHED' and c.visibility <> 'PRIVATE') y))::text`,
    values: (v) => [v.slug],
  },
  {
    name: 'single course',
    document: `query One($slug: String!) { course(idOrSlug: $slug) { ${CARD} } }`,
    variables: (i) => ({ slug: slug(i) }),
    floor: `select json_build_object('course', (select row_to_json(y) from (select ${card('c')} from course c
      where c.slug = $1 and c.status = 'PUBLISHED' and c.visibility <> 'PRIVATE') y))::text`,
    values: (v) => [v.slug],
  },
  coursePage,
];

const bothWays: readonly BenchOperation[] = [
  ...publicPages,
  // A signed-in viewer adds the session and the visibility rules
  ...publicPages.map((page) => ({ ...page, name: `${page.name} (anonymous)`, as: 'anonymous' as const })),
];

export const operations: readonly BenchOperation[] = [
  ...bothWays,
  {
    name: 'own courses',
    document: `query Mine($page: Int!) { myEnrolments(page: $page, limit: 20) { total items { id percentage completedLessons totalLessons course { ${CARD} } } } }`,
    variables: () => ({ page: 1 }),
    floor: `select json_build_object('myEnrolments', json_build_object('total', (select count(*) from enrolment where student_id = $2),
        'items', (select coalesce(json_agg(x), '[]') from (select e.id, (select least(100, 100 * e.completed_required / greatest(c.required_lessons, 1)) from course c where c.id = e.course_id) as percentage,
          e.completed_lessons as "completedLessons",
          (select c.lesson_count from course c where c.id = e.course_id) as "totalLessons",
          (select row_to_json(y) from (select ${card('c')} from course c where c.id = e.course_id) y) as course
          from enrolment e where e.student_id = $2 order by coalesce(e.last_studied_at, e.enrolled_at) desc, e.id limit 20 offset $1) x)))::text`,
    values: (v, viewer) => [((v.page as number) - 1) * 20, viewer],
  },
  {
    name: 'admin user table',
    as: 'administrator',
    document: `query People($page: Int!) { people(sortBy: CREATED_AT, sortOrder: DESC, page: $page, limit: 20) { total items { ${PERSON} } } }`,
    variables: (i) => ({ page: 1 + (i % 5) }),
    floor: people('p.erased_at is null', 'p.created_at desc, p.id desc', '$1'),
    values: (v) => [((v.page as number) - 1) * 20],
  },
  {
    name: 'admin user table (filtered)',
    as: 'administrator',
    document: `query Found($search: String!) { people(filter: { search: $search, roles: [TEACHER], isActive: true }, sortBy: FULL_NAME, sortOrder: ASC, limit: 20) { total items { ${PERSON} } } }`,
    variables: (i) => ({ search: ['nguyen', 'tran thi', 'le minh', 'p4'][i % 4] }),
    floor: people(
      `p.erased_at is null and p.search @@ to_tsquery('simple', plain($1)) and p.roles && '{TEACHER}' and p.roles <> '{USER}' and p.is_active`,
      'p.full_name collate vietnamese, p.id',
      '0',
    ),
    values: (v) => [
      (v.search as string)
        .split(' ')
        .map((word) => `${word}:*`)
        .join(' & '),
    ],
  },
  {
    name: 'admin user search',
    as: 'administrator',
    document: `query Search($search: String!) { people(filter: { search: $search }, sortBy: LAST_SEEN_AT, sortOrder: DESC, limit: 20) { total items { ${PERSON} } } }`,
    variables: (i) => ({ search: ['nguyen', 'tran', '0912', 'hanh'][i % 4] }),
    floor: people(
      `p.erased_at is null and p.search @@ to_tsquery('simple', plain($1))`,
      'p.last_seen_at desc nulls last, p.id desc',
      '0',
    ),
    values: (v) => [`${v.search as string}:*`],
  },
  dashboard,
  transcriptSearch,
  ...learningOperations,
  ...moneyOperations,
  ...deskOperations,
];

/** Reports progress in a lesson. The floor is one transaction of hand-written statements. */
export const PROGRESS = `mutation Report($input: RecordProgressInput!) { recordProgress(input: $input) { id doneSec positionSec enrolment { id percentage } } }`;
export const FLOOR_PROGRESS = [
  `select p.id, p.watched::text, p.reported_at, l.duration_sec, l.rule, e.id as enrolment, e.course_id from lesson_progress p
   join enrolment e on e.id = p.enrolment_id join lesson l on l.id = p.lesson_id where p.lesson_id = $1 and e.student_id = $2 for update of e, p`,
  `update lesson_progress set watched = watched + $2::int4multirange, position_sec = $3, reported_at = now(),
     done_sec = (select coalesce(sum(upper(r) - lower(r)), 0) from unnest(watched + $2::int4multirange) r) where id = $1`,
  `with day as (insert into study_day as d (enrolment_id, day, seconds)
     values ($1, (now() at time zone 'Asia/Ho_Chi_Minh')::date, $2)
     on conflict (enrolment_id, day) do update set seconds = d.seconds + excluded.seconds)
   update enrolment set last_studied_at = now() where id = $1`,
  `select json_build_object('recordProgress', (select row_to_json(x) from (select p.id, p.done_sec as "doneSec", p.position_sec as "positionSec",
     (select row_to_json(y) from (select e.id, least(100, 100 * e.completed_required / greatest(c.required_lessons, 1)) as percentage
       from enrolment e join course c on c.id = e.course_id where e.id = p.enrolment_id) y) as enrolment from lesson_progress p where p.id = $1) x))::text as j`,
] as const;
