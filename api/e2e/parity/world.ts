import type { App } from '../../src/app.ts';
import { CourseStatus, CourseVisibility } from '../../src/features/catalog/index.ts';
import {
  type Actor,
  admin,
  type CourseFacts,
  course,
  enrol,
  student,
  teacher,
} from '../../src/testing/factories.ts';

/** Who asks, by name; empty until {@link settle}. */
export const actors: Record<string, Actor | undefined> = {};
/** Courses of the owner; the enrolled student is in the published one. */
export const courses: Record<string, CourseFacts> = {};

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
  await app.services.orm.em
    .getConnection()
    .execute('update person set is_active = false where id = ?', [actors.ended!.id]);
}
