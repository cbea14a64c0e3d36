import { workerApp } from '../../../testing/app.ts';
import { type Actor, admin, ask, select, student, teacher } from '../../../testing/factories.ts';
import { ReviewItem } from '../../review/review.enums.ts';

/** A separate app, because submissions are assigned to any reviewer, including those of other tests. */
export const app = await workerApp();
export const owner = await teacher(app);
export const other = await teacher(app);
export const reviewer = await admin(app);
export const learner = await student(app);

export const act = (who: Actor | undefined, name: string, courseId: string) =>
  ask(app, who, `mutation($id: ID!) { ${name}(courseId: $id) { status } }`, { id: courseId });
export const allPass = Object.values(ReviewItem).map((item) => ({ item, verdict: 'PASS' }));
export const decide = (who: Actor, name: string, input: object) =>
  ask(
    app,
    who,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { status } }`,
    { input },
  );
export const statusOf = async (id: string) =>
  (await select<{ status: string }>(app, 'select status from course where id = ?', [id]))[0]!.status;
export const audit = async (id: string) =>
  (
    await select<{ action: string }>(app, 'select action from audit_log where target_id = ? order by id', [
      id,
    ])
  ).map(({ action }) => action);
