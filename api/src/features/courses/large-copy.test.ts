import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { recordedWrites } from '../../testing/recorded-writes.ts';

const writes = recordedWrites();
const app = await testApp(writes.onStatement);
const { course, db, mutate, teacher } = helpersFor(app);

test('a copy writes all questions at once, in their order, since the course is locked meanwhile', async () => {
  const owner = await teacher();
  const { id } = await course(owner.id, { lessons: 3 });
  await db(
    `insert into question (course_id, kind, prompt, body, points)
      select ?, 'SHORT', jsonb_build_object('type', 'doc', 'n', n), '{"blanks":[{"accepted":["Có"]}]}', 1
      from generate_series(1, 60) n`,
    id,
  );
  const order = (courseId: string) =>
    db<{ n: number }>(
      "select (prompt->>'n')::int as n from question where course_id = ? order by id",
      courseId,
    );
  let copyId = '';
  await writes.during(async () => {
    const reply = await mutate(owner, 'duplicateCourse', { courseId: id }, 'id');
    copyId = (reply.data.duplicateCourse as { id: string }).id;
  });
  expect(writes.sent.filter((text) => text.includes('insert into "question"')).length).toBe(1);
  expect(await order(copyId)).toEqual(await order(id));
  expect((await order(copyId)).length).toBe(60);
});
