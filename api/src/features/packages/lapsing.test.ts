import { expect, test } from 'vitest';
import { type Actor, course, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  addDays,
  app,
  buyPackage,
  type Checkout,
  currentSubscription,
  db,
  deliver,
  findViolations,
  freeTeacher,
  moveIntoPast,
  renew,
  runJobs,
  signedNotification,
  statuses,
  subscriptions,
  today,
  versions,
} from './testing/packages.ts';

const { ask, enrol, student } = helpersFor(app);

/** Courses on sale, oldest first. */
async function selling(teacher: Actor, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = await course(app, teacher.id);
    await db('update course set published_at = now() - make_interval(days => ?) where id = ?', 100 - n, id);
    ids.push(id);
  }
  return ids;
}
/** Moves the calendar until the given number of days of the teacher's package is left; negative after its end. */
async function left(teacher: Actor, days: number): Promise<void> {
  const { ends_on } = (await currentSubscription(teacher))!;
  await moveIntoPast(teacher, (Date.parse(ends_on!) - Date.parse(today())) / 86_400_000 - days);
  await runJobs();
}
const getNotifications = async (teacher: Actor, kind: string) =>
  (
    await db<{ params: Record<string, unknown> }>(
      'select params from notification where person_id = ? and kind = ? order by created_at, id',
      teacher.id,
      kind,
    )
  ).map(({ params }) => params);

test('a teacher is reminded 7, 3 and 1 days before the end, the first time with a renewal order', async () => {
  const teacher = await freeTeacher();
  await buyPackage(teacher, 'BASIC');
  await left(teacher, 8);
  expect(await getNotifications(teacher, 'PACKAGE_ENDS')).toEqual([]);
  for (const days of [7, 6, 3, 2, 1]) {
    await left(teacher, days);
    await runJobs();
  }
  expect(await getNotifications(teacher, 'PACKAGE_ENDS')).toMatchObject([
    { days: 7, outlook: 'RENEW', package: 'BASIC' },
    { days: 3 },
    { days: 1 },
  ]);
  const orders = await db<{ id: string; status: string; total: string }>(
    "select id, status, total from orders where buyer_id = ? and status = 'PENDING'",
    teacher.id,
  );
  expect(orders).toMatchObject([{ total: '199000' }]);
  const made = (await renew(teacher)).data.renewPackage as Checkout;
  expect(made.order.id).toBe(orders[0]!.id);
});

test('courses beyond the quota stop selling after the grace period and resume with a renewal', async () => {
  const teacher = await freeTeacher();
  await buyPackage(teacher, 'BASIC');
  const ids = await selling(teacher, 3);
  const learner = await student();
  await enrol(learner.id, ids[2]!);
  await left(teacher, 0);
  expect(await currentSubscription(teacher)).toMatchObject({
    state: 'PAST_DUE',
    grace_until: addDays(today(), 7),
  });
  expect(await statuses(teacher)).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED']);
  await moveIntoPast(teacher, 6);
  await runJobs();
  expect(await statuses(teacher)).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED']);
  await moveIntoPast(teacher, 1);
  await runJobs();
  expect((await subscriptions(teacher)).at(-1)).toMatchObject({ state: 'EXPIRED' });
  expect(await statuses(teacher)).toEqual(['PUBLISHED', 'SUSPENDED', 'SUSPENDED']);
  expect(await getNotifications(teacher, 'COURSES_STOPPED')).toMatchObject([{ count: 2 }]);
  const [facts] = await db('select suspended_for from course where id = ?', ids[2]);
  expect(facts).toEqual({ suspended_for: 'QUOTA' });
  // Buyers keep their access
  const lesson = await db<{ id: string }>('select id from lesson where course_id = ? limit 1', ids[2]);
  const opened = await ask(learner, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', {
    id: lesson[0]!.id,
  });
  expect(opened.errors).toBeUndefined();
  await buyPackage(teacher, 'BASIC');
  expect(await statuses(teacher)).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED']);
  expect(await getNotifications(teacher, 'COURSES_RESUMED')).toMatchObject([{ count: 2 }]);
  expect(await findViolations()).toEqual([]);
});

test('a renewal during the grace period continues from the end without an interruption', async () => {
  const teacher = await freeTeacher();
  await buyPackage(teacher, 'BASIC');
  await left(teacher, -3);
  const before = (await currentSubscription(teacher))!;
  expect(before.state).toBe('PAST_DUE');
  await deliver(signedNotification(((await renew(teacher)).data.renewPackage as Checkout).payment));
  const [first, second] = await db<{ to_day: string; from_day: string }>(
    'select from_day::text, to_day::text from package_period where teacher_id = ? order by from_day',
    teacher.id,
  );
  expect(second!.from_day).toBe(first!.to_day);
  expect(await currentSubscription(teacher)).toMatchObject({ state: 'ACTIVE', grace_until: null });
  await runJobs();
  expect(await findViolations()).toEqual([]);
});

test('a late payment of a renewal begins the package on its day', async () => {
  const teacher = await freeTeacher();
  await buyPackage(teacher, 'BASIC');
  await left(teacher, 2);
  const made = (await renew(teacher)).data.renewPackage as Checkout;
  await moveIntoPast(teacher, 20);
  await runJobs();
  await runJobs();
  expect(await currentSubscription(teacher)).toBeUndefined();
  await deliver(signedNotification(made.payment));
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'BASIC', state: 'ACTIVE' });
  const periods = await db(
    'select 1 from package_period where teacher_id = ? and from_day = ?',
    teacher.id,
    today(),
  );
  expect(periods).toHaveLength(1);
  expect(await findViolations()).toEqual([]);
});

const CANCEL =
  'mutation($input: CancelPackageInput!) { cancelPackage(input: $input) { state keptCourseIds } }';

test('a cancelled package ends without a grace period, keeps the chosen course and can be resumed before', async () => {
  const teacher = await freeTeacher();
  await buyPackage(teacher, 'BASIC');
  const ids = await selling(teacher, 3);
  const cancel = () => ask(teacher, CANCEL, { input: { keptCourseIds: [ids[1]] } });
  expect((await cancel()).data.cancelPackage).toEqual({
    state: 'CANCELS_AT_PERIOD_END',
    keptCourseIds: [ids[1]],
  });
  expect(getReason(await cancel())).toBe('PACKAGE_STATE');
  const resumed = await ask(teacher, 'mutation { resumePackage { state keptCourseIds } }');
  expect(resumed.data.resumePackage).toEqual({ state: 'ACTIVE', keptCourseIds: [] });
  await cancel();
  await left(teacher, 5);
  expect(await getNotifications(teacher, 'PACKAGE_ENDS')).toMatchObject([{ outlook: 'ENDS' }]);
  await left(teacher, 0);
  expect(await currentSubscription(teacher)).toBeUndefined();
  expect(await statuses(teacher)).toEqual(['SUSPENDED', 'PUBLISHED', 'SUSPENDED']);
  // T49: the bought package has ended, and its quota too
  const refused = await ask(teacher, 'mutation($id: ID!) { publishCourse(courseId: $id) { id } }', {
    id: ids[0],
  });
  expect(getReason(refused)).toBe('COURSE_QUOTA');
  expect(await findViolations()).toEqual([]);
});

test('a preview shows the courses that would stop, and a paid smaller package begins on its day', async () => {
  const teacher = await freeTeacher();
  await buyPackage(teacher, 'PRO');
  const ids = await selling(teacher, 7);
  const preview = await ask(
    teacher,
    `query($id: ID!, $kept: [ID!]) { packageChange(versionId: $id, keptCourseIds: $kept) {
       kind amount startsOn room { courseCount stoppingCount studentCount } courses { course { id } staysOnSale } } }`,
    { id: versions.BASIC, kept: [ids[6]] },
  );
  expect(preview.errors).toBeUndefined();
  const change = preview.data.packageChange as {
    courses: { course: { id: string }; staysOnSale: boolean }[];
  };
  expect(change).toMatchObject({
    kind: 'DOWNGRADE',
    amount: 0,
    startsOn: (await currentSubscription(teacher))!.ends_on,
    room: { courseCount: 7, stoppingCount: 2 },
  });
  const stopping = change.courses.filter(({ staysOnSale }) => !staysOnSale).map((each) => each.course.id);
  expect(stopping.sort()).toEqual([ids[4], ids[5]].sort());
  const scheduled = await ask(
    teacher,
    'mutation($input: SchedulePackageChangeInput!) { schedulePackageChange(input: $input) { nextVersion { id } } }',
    { input: { versionId: versions.BASIC, keptCourseIds: [ids[6]] } },
  );
  expect(scheduled.data.schedulePackageChange).toEqual({ nextVersion: { id: versions.BASIC } });
  await left(teacher, 2);
  const made = (await renew(teacher)).data.renewPackage as Checkout;
  expect(made.order.total).toBe(199_000);
  await deliver(signedNotification(made.payment));
  // Its days are paid ahead: the larger package applies until they begin
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'PRO' });
  expect((await statuses(teacher)).filter((status) => status === 'PUBLISHED')).toHaveLength(7);
  await moveIntoPast(teacher, 2);
  await runJobs();
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'BASIC', state: 'ACTIVE' });
  const stopped = await db<{ id: string }>(
    "select id from course where teacher_id = ? and status = 'SUSPENDED'",
    teacher.id,
  );
  expect(stopped.map(({ id }) => id).sort()).toEqual([ids[4], ids[5]].sort());
  expect(await findViolations()).toEqual([]);
});
