import { type Row, raw, type Sql, sql } from '../../../graphql/read/index.ts';
import { runSql } from '../../../platform/db/index.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import { publicNameAs } from '../../accounts/index.ts';
import {
  type CoverMotif,
  drawCourseShare,
  drawTeacherShare,
  type SharedPicture,
  shareVersion,
} from '../../media/index.ts';
import type { Course } from '../course.entity.ts';
import { courseColumns } from '../course.reads.ts';
import { hasPublicPage, isListedAs, isPublicAs } from '../course.visibility.ts';

const teacherName = (c: Pick<Row<Course>, 'teacher'>): Sql =>
  sql`(select ${publicNameAs('t', 'vi')} from person t where t.id = ${c.teacher})`;
const motif = (c: Pick<Row<Course>, 'category'>): Sql =>
  sql`(select k.motif from category k where k.id = ${c.category})`;

export const courseShareVersion = (c: Row<Course>): Sql =>
  shareVersion(c.title, teacherName(c), motif(c), c.coverKey, c.coverVariant);

/** @returns undefined unless anyone may see the course */
export async function findCourseShare({ orm }: Services, id: string): Promise<SharedPicture | undefined> {
  if (!isUuid(id)) return undefined;
  const c = courseColumns('c');
  const [course] = await runSql<{
    version: string;
    title: string;
    teacher: string;
    motif: CoverMotif | null;
    coverKey: string | null;
    variant: number | null;
  }>(
    orm.em.fork(),
    sql`select ${courseShareVersion(c)} as version, c.title, ${teacherName(c)} as teacher, ${motif(c)} as motif,
        c.cover_key as "coverKey", c.cover_variant as variant
      from course c where c.id = ${id} and ${isPublicAs('c')}`,
    'course.share',
  );
  if (!course) return undefined;
  const { version, coverKey, ...facts } = course;
  if (coverKey) return { version, content: { key: `${coverKey}-960.webp` } };
  return { version, content: () => drawCourseShare({ ...facts, motif: facts.motif ?? 'code', seed: id }) };
}

interface TeacherColumns {
  readonly id: Sql;
  readonly fullName: Sql;
}

const headline = (p: TeacherColumns): Sql =>
  sql`(select t.headline from teacher_profile t where t.person_id = ${p.id})`;
const courseCount = (p: TeacherColumns): Sql =>
  sql`(select count(*)::int from course tc where tc.teacher_id = ${p.id} and ${isListedAs('tc')})`;

export const teacherShareVersion = (p: TeacherColumns): Sql =>
  shareVersion(p.fullName, headline(p), courseCount(p));

/** @returns undefined unless the teacher has a public page */
export async function findTeacherShare({ orm }: Services, id: string): Promise<SharedPicture | undefined> {
  if (!isUuid(id)) return undefined;
  const p: TeacherColumns = { id: raw('p.id'), fullName: raw('p.full_name') };
  const [teacher] = await runSql<{ version: string; name: string; headline: string | null; courses: number }>(
    orm.em.fork(),
    sql`select ${teacherShareVersion(p)} as version, p.full_name as name, ${headline(p)} as headline, ${courseCount(p)} as courses
      from person p where p.id = ${id} and ${hasPublicPage(raw('p.id'))}`,
    'teacher.share',
  );
  if (!teacher) return undefined;
  const { version, name, courses } = teacher;
  const facts = courses > 0 ? translate('vi', 'share.courses', { n: courses }) : '';
  return { version, content: () => drawTeacherShare({ name, headline: teacher.headline ?? '', facts }) };
}
