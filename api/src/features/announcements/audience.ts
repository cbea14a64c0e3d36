import { type Sql, sql } from '../../graphql/read/index.ts';
import { AnnouncementAudience } from './announcement.entity.ts';

const IN_AUDIENCE: Readonly<Record<AnnouncementAudience, (course: Sql) => Sql>> = {
  [AnnouncementAudience.EVERYONE]: () => sql`true`,
  [AnnouncementAudience.STUDENTS]: () =>
    sql`(p.roles = '{USER}' and not exists (select 1 from person_custom_role x where x.person_id = p.id))`,
  [AnnouncementAudience.TEACHERS]: () => sql`'TEACHER' = any(p.roles)`,
  [AnnouncementAudience.ADMINISTRATORS]: () =>
    sql`('ADMIN' = any(p.roles) or exists (select 1 from person_custom_role x where x.person_id = p.id))`,
  [AnnouncementAudience.COURSE]: (course) =>
    sql`exists (select 1 from study_standing s where s.student_id = p.id and s.course_id = ${course} and s.access = 'ACTIVE')`,
};

/** A condition on the alias `p` of person: true for the members of an audience. */
export const inAudience = (audience: AnnouncementAudience, course: Sql): Sql =>
  sql`(p.is_active and p.erased_at is null and ${IN_AUDIENCE[audience](course)})`;

/** The same, with the audience as a column of the announcement. */
export const isMeant = (audience: Sql, course: Sql): Sql =>
  Object.values(AnnouncementAudience)
    .map((each) => sql`(${audience} = ${each} and ${inAudience(each, course)})`)
    .reduce((before, next) => sql`${before} or ${next}`);
