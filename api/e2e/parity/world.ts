import type { App } from '../../src/app.ts';
import { CourseStatus, CourseVisibility } from '../../src/features/catalog/index.ts';
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

/** Who asks, by name; empty until {@link settle}. */
export const actors: Record<string, Actor | undefined> = {};
/** Courses of the owner; the enrolled student is in the published one. */
export const courses: Record<string, CourseFacts> = {};

/** A question and a rating of the enrolled student, to be reported. */
export const said: Record<'comment' | 'rating', string> = { comment: '', rating: '' };

/** Makes the people and the courses. */
export async function settle(app: App): Promise<void> {
  Object.assign(actors, {
    owner: await teacher(app),
    other: await teacher(app),
    enrolled: await student(app),
    stranger: await student(app),
    admin: await admin(app),
  });
  Object.assign(actors, { ended: await student(app) });
  const mine = actors.owner!.id;
  courses.published = await course(app, mine, {
    title: 'Xác suất và thống kê',
    price: 600_000,
    salePrice: 400_000,
  } as never);
  courses.draft = await course(app, mine, { status: CourseStatus.DRAFT });
  courses.hidden = await course(app, mine, { visibility: CourseVisibility.PRIVATE });
  await enrol(app, actors.enrolled!.id, courses.published.id);
  const author = actors.enrolled!.id;
  const [made] = await select<typeof said>(
    app,
    `with asked as (insert into comment (lesson_id, author_id, text) values (?, ?, 'Mua ở đây rẻ hơn') returning id),
        rated as (insert into rating (course_id, author_id, enrolment_id, stars, text)
          select course_id, student_id, id, 1, 'Chê cho vui' from enrolment where student_id = ? returning id)
      select asked.id as comment, rated.id as rating from asked, rated`,
    [courses.published.lessonIds[0], author, author],
  );
  Object.assign(said, made);
  await app.services.orm.em
    .getConnection()
    .execute('update person set is_active = false where id = ?', [actors.ended!.id]);
}
