import { join } from 'node:path';
import { ownDocument } from '../src/graphql/trusted-documents.ts';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { moment } from './moment.ts';
import type { BenchOperation } from './operations.ts';

function documentOfWeb(wanted: string): string {
  const found = ownDocument(join(projectFolder(), 'schema'), wanted);
  if (!found) throw new Error(`the web has no operation ${wanted}`);
  return found;
}

const isOnSale = 'c.sale_price is not null and (c.sale_ends_at is null or c.sale_ends_at > now())';
const object = (columns: string, from: string) =>
  `(select row_to_json(o) from (select ${columns} from ${from}) o)`;
const list = (columns: string, from: string) =>
  `(select coalesce(json_agg(o), '[]') from (select ${columns} from ${from}) o)`;
const typed = (name: string) => `'${name}' as __typename`;

const lesson = `l.id, l.title, l.kind, l.position, l.is_preview as "isPreview", l.duration_sec as "durationSec",
  case when l.kind = 'QUIZ' then l.duration_sec / 60 else 0 end as "questionCount", ${typed('LessonOutline')}`;
const measured = (kinds: string) => `coalesce(sum(l.duration_sec) filter (where l.kind ${kinds}), 0)::int`;
const lengths = `${measured("in ('VIDEO', 'LIVE')")} as "videoSec", ${measured("not in ('VIDEO', 'LIVE', 'QUIZ')")} as "readingSec",
  ${measured("= 'QUIZ'")} / 60 as questions, count(*) filter (where l.kind = 'ASSIGNMENT')::int as assignments,
  count(*) filter (where l.kind = 'LIVE' and coalesce(l.media_id::text, l.live_url, l.recording_url) is not null)::int as "liveLessons",
  ${typed('CourseLengths')}`;
const section = `s.id, s.title, s.position, s.lesson_count as "lessonCount", s.duration_sec as "durationSec",
  ${list(lesson, 'lesson l where l.section_id = s.id and l.removed_at is null order by l.position')} as lessons, ${typed('Section')}`;
const category = (k: string) =>
  `${k}.id, ${k}.slug, ${k}.name, ${k}.name_en as "nameEn", ${typed('Category')}`;
const rating = `r.id, r.stars, r.text, ${moment('r.created_at')} as "createdAt", ${moment('r.updated_at')} as "updatedAt", r.percentage,
  r.teacher_reply as "teacherReply",
  ${object(`a.id, a.full_name as "fullName", a.avatar_url as "avatarUrl", ${typed('RatingAuthor')}`, 'person a where a.id = r.author_id')} as author, ${typed('Rating')}`;
const teacher = `p.id, p.full_name as "fullName", p.avatar_url as "avatarUrl", p.bio, ${typed('PublicProfile')},
  (select t.headline from teacher_profile t where t.person_id = p.id) as headline, w.*`;
const totals = `(select count(*)::int as "courseCount", coalesce(sum(o.student_count), 0)::int as "studentCount",
    coalesce(sum(o.rating_count), 0)::int as "ratingCount",
    coalesce(round((sum(o.rating_average * o.rating_count) / nullif(sum(o.rating_count), 0))::numeric, 2), 0)::float8 as "ratingAverage"
  from course o where o.teacher_id = c.teacher_id and o.status = 'PUBLISHED' and o.visibility = 'PUBLIC') w`;
const cover = `'/covers/' || c.id::text || '.svg?v=' || left(md5(c.title), 8)`;
const share = `'/share/courses/' || c.id::text || '.png?v=' || left(md5(jsonb_build_array('', c.title,
  (select t.full_name from person t where t.id = c.teacher_id), (select k.motif from category k where k.id = c.category_id),
  c.cover_key, c.cover_variant)::text), 10)`;
const listed = `rating r where r.course_id = c.id and r.status = 'PUBLISHED'`;
const lowest = `(select min(p.amount) from course_price_piece p, lateral (
    select case when ${isOnSale} then coalesce(max(l.ends_at), now()) else now() end as at from course_price_piece l
      where l.course_id = c.id and not l.is_sale and l.ends_at <= now()) until
  where p.course_id = c.id and p.starts_at < until.at and p.ends_at > until.at - interval '30 days')`;

export const coursePage: BenchOperation = {
  name: 'course page',
  document: documentOfWeb('CourseDetail'),
  variables: (i) => ({ idOrSlug: `khoa-hoc-${1 + ((i * 7919) % 2000)}` }),
  floor: `select json_build_object('course', ${object(
    `c.id, c.slug, c.title, ${cover} as cover, c.min_age as "minAge", c.price, c.subtitle, c.description, c.outcomes, c.requirements,
      c.audience, c.tags, upper(c.language) as language, c.status, c.level, ${typed('Course')},
      ${share} as "shareImageUrl", ${object(lengths, 'lesson l where l.course_id = c.id and l.removed_at is null')} as lengths,
      case when ${isOnSale} then c.sale_price else c.price end as "currentPrice",
      case when ${isOnSale} then ${moment('c.sale_ends_at')} end as "saleEndsAt", ${lowest} as "lowestPrice",
      c.is_introductory and coalesce(${isOnSale}, false) as "hasIntroductoryPrice", c.rating_average as "ratingAverage",
      c.rating_count as "ratingCount", c.lesson_count as "lessonCount", c.duration_sec as "durationSec", c.student_count as "studentCount",
      coalesce(c.published_at > now() - interval '30 days', false) as "isNew", c.access_days as "accessDays", c.has_ai_text as "hasAiText",
      c.certificate_enabled as "certificateEnabled", ${moment('c.updated_at')} as "updatedAt", ${moment('c.published_at')} as "publishedAt",
      ${list(`x.id, '/media/private/' || x.media_id as url, x.width, x.height, ${typed('CoursePicture')}`, `course_picture x where x.course_id = c.id and position(x.id::text in c.description::text) > 0`)} as "descriptionPictures",
      ${object(`m.id, m.content_type = 'video/mp4' as "isPlayable", coalesce(v.state, 'PLAIN') as state, ${typed('Video')}`, 'media m left join video_stream v on v.media_id = m.id where m.id = c.promo_media_id')} as promo,
      ${object(`${category('k')}, ${object(category('u'), 'category u where u.id = k.parent_id')} as parent`, 'category k where k.id = c.category_id')} as category,
      ${object(teacher, `person p, ${totals} where p.id = c.teacher_id`)} as teacher,
      ${list(section, 'section s where s.course_id = c.id and s.removed_at is null order by s.position')} as sections,
      ${list(`n.stars, count(r.id)::int as count, ${typed('RatingCount')}`, `generate_series(5, 1, -1) n(stars) left join rating r on r.course_id = c.id and r.stars = n.stars and r.status = 'PUBLISHED' group by n.stars order by n.stars desc`)} as "ratingHistogram",
      json_build_object('total', (select count(*) from ${listed}), '__typename', 'RatingPage',
        'items', ${list(rating, `${listed} order by r.text is null, r.created_at desc, r.id limit 5`)}) as ratings`,
    `course c where c.slug = $1 and c.status = 'PUBLISHED' and c.visibility <> 'PRIVATE'`,
  )})::text`,
  values: (v) => [v.idOrSlug],
};
