import type { App } from '../../src/app.ts';
import { CourseStatus, CourseVisibility } from '../../src/features/courses/index.ts';
import {
  type Actor,
  admin,
  type CourseFacts,
  course,
  enrol,
  select,
  student,
  teacher,
} from '../../src/testing/factories.ts';

/** The actors by name. Empty until {@link createParityFixture}. */
export const actors: Record<string, Actor | undefined> = {};
/** Courses of the owner. The enrolled student is in the published one. */
export const courses: Record<string, CourseFacts> = {};

/** A question and a rating of the enrolled student that can be reported. */
export const messages: Record<'comment' | 'rating', string> = { comment: '', rating: '' };

/** Creates the people and the courses. */
export async function createParityFixture(app: App): Promise<void> {
  Object.assign(actors, {
    owner: await teacher(app),
    other: await teacher(app),
    enrolled: await student(app),
    stranger: await student(app),
    admin: await admin(app),
  });
  Object.assign(actors, { ended: await student(app) });
  const ownerId = actors.owner!.id;
  courses.published = await course(app, ownerId, {
    title: 'Xác suất và thống kê',
    price: 600_000,
    salePrice: 400_000,
  } as never);
  courses.timed = await course(app, ownerId, { title: 'Khoá học có thời hạn' });
  await select(app, 'update course set access_days = 30 where id = ?', [courses.timed.id]);
  courses.draft = await course(app, ownerId, { status: CourseStatus.DRAFT });
  courses.hidden = await course(app, ownerId, { visibility: CourseVisibility.PRIVATE });
  await enrol(app, actors.enrolled!.id, courses.published.id);
  const author = actors.enrolled!.id;
  const [created] = await select<typeof messages>(
    app,
    `with asked as (insert into comment (lesson_id, author_id, text) values (?, ?, 'Mua ở đây rẻ hơn') returning id),
        rated as (insert into rating (course_id, author_id, enrolment_id, stars, text)
          select course_id, student_id, id, 1, 'Chê cho vui' from enrolment where student_id = ? returning id)
      select asked.id as comment, rated.id as rating from asked, rated`,
    [courses.published.lessonIds[0], author, author],
  );
  Object.assign(messages, created);
  await app.services.orm.em
    .getConnection()
    .execute('update person set is_active = false where id = ?', [actors.ended!.id]);
  await earnedAndDue(app, actors.enrolled!.id, courses.published);
}

/** Certificates of a student, including a revoked one, and deadlines in March 2031. */
async function earnedAndDue(app: App, studentId: string, { id, lessonIds }: CourseFacts): Promise<void> {
  const run = (sql: string, values: readonly unknown[]) =>
    app.services.orm.em.getConnection().execute(sql, [...values]);
  for (const [n, status] of ['REVOKED', 'ISSUED'].entries())
    await run(
      `insert into certificate (enrolment_id, serial, verify_code, student_name, course_title, teacher_name, course_version,
         lesson_count, study_minutes, score, badge, status, revoked_at, revoked_for)
       select e.id, 'PARITY-' || ?, 'PARITY' || ?, 'An', 'Xác suất', 'Bình', 1, 1, 1, 90, 'x', ?,
         case ? when 'REVOKED' then now() end, case ? when 'REVOKED' then 'CORRECTED' end
       from enrolment e where e.course_id = ? and e.student_id = ?`,
      [n, n, status, status, status, id, studentId],
    );
  await run(`insert into earned_achievement (person_id, code) values (?, 'helpful-answers')`, [studentId]);
  await run(
    `insert into lesson (course_id, section_id, title, kind, rule, position, drip, drip_at, live_starts_at)
     select ?, l.section_id, x.title, x.kind, 'MANUAL', 90 + x.n, x.drip, x.opens, x.live from lesson l, (values
       (0, 'Mở sau', 'TEXT', 'DATE', '2031-03-02T01:00:00Z'::timestamptz, null),
       (1, 'Học trực tiếp', 'LIVE', 'NONE', null, '2031-03-03T01:00:00Z'::timestamptz)) x(n, title, kind, drip, opens, live)
     where l.id = ?`,
    [id, lessonIds[0]],
  );
  await run(
    `insert into study_slot (person_id, title, starts_at, minutes) values (?, 'Ôn tập', '2031-03-04T01:00:00Z', 60)`,
    [studentId],
  );
}
