import type { App } from '../app.ts';
import {
  type Actor,
  admin,
  ask,
  type CourseFacts,
  enrol,
  getRootValue,
  mutate,
  type Reply,
  select,
  student,
} from './factories.ts';

export const openLesson = (app: App, viewer: Actor | undefined, id: string | undefined): Promise<Reply> =>
  ask(app, viewer, 'mutation($id: ID!) { openLesson(lessonId: $id) { id body mediaUrl } }', { id });

/** A student of a course who has opened its lessons, or only some of them. */
export async function createLearner(
  app: App,
  { id, lessonIds }: CourseFacts,
  opened: readonly string[] = lessonIds,
): Promise<Actor> {
  const viewer = await student(app);
  await enrol(app, viewer.id, id);
  for (const lesson of opened) await openLesson(app, viewer, lesson);
  return viewer;
}

/** Sets the stored access of a student's enrolments. */
export const setAccess = (app: App, { id }: Actor, access: string): Promise<object[]> =>
  select(app, 'update enrolment set access = ? where student_id = ?', [access, id]);

/** The ID of a student's only enrolment. */
export const getEnrolment = async (app: App, { id }: Actor): Promise<string> =>
  (await select<{ id: string }>(app, 'select id from enrolment where student_id = ?', [id]))[0]!.id;

/** The kinds of a person's notifications, oldest first. */
export const getNotifications = async (app: App, { id }: Actor, like = '%'): Promise<string[]> =>
  (
    await select<{ kind: string }>(
      app,
      'select kind from notification where person_id = ? and kind like ? order by id',
      [id, like],
    )
  ).map(({ kind }) => kind);

/** The entries of the audit log about an object, oldest first. */
export const getAuditLog = (
  app: App,
  targetId: string,
): Promise<{ action: string; actor_id: string; before: unknown; after: unknown; reason: string | null }[]> =>
  select(
    app,
    'select action, actor_id, before, after, reason from audit_log where target_id = ? order by at, id',
    [targetId],
  );

/** A "view as" session of an administrator. */
export async function viewAs(app: App, { id: personId }: Actor): Promise<Actor> {
  const viewer = await admin(app);
  const input = { personId, reason: 'Không mở được bài' };
  const { accessToken } = getRootValue<{ accessToken: string }>(
    await mutate(app, viewer, 'startViewAs', input, 'accessToken'),
  );
  return { ...viewer, token: accessToken };
}

/** The stored progress of a student in a lesson. */
export const getLessonProgress = async (app: App, { id }: Actor, lessonId: string) =>
  (
    await select<{ why: string | null; score: number | null }>(
      app,
      `select p.completed_why as why, p.best_score as score from lesson_progress p
       join enrolment e on e.id = p.enrolment_id where e.student_id = ? and p.lesson_id = ?`,
      [id, lessonId],
    )
  )[0];
