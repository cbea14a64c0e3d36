import { workerApp } from '../../../testing/app.ts';
import { type Actor } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { ReviewItem } from '../../review/review.enums.ts';

/** A separate app, because submissions are assigned to any reviewer, including those of other tests. */
export const app = await workerApp();
const { admin, ask, db, row, student, teacher } = helpersFor(app);
export const owner = await teacher();
export const other = await teacher();
export const reviewer = await admin();
export const learner = await student();

export const act = (who: Actor | undefined, name: string, courseId: string) =>
  ask(who, `mutation($id: ID!) { ${name}(courseId: $id) { status } }`, { id: courseId });
export const allPass = Object.values(ReviewItem).map((item) => ({ item, verdict: 'PASS' }));
export const decide = (who: Actor, name: string, input: object) =>
  ask(
    who,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { status } }`,
    { input },
  );
export const getStatus = async (id: string) =>
  (await row<{ status: string }>('select status from course where id = ?', id)).status;
export const audit = async (id: string) =>
  (await db<{ action: string }>('select action from audit_log where target_id = ? order by id', id)).map(
    ({ action }) => action,
  );
