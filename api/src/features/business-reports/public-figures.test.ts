import { expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { course, db, enrol, fetchRoot, student, teacher } = helpersFor(app);

test('counts the catalogue once an hour, and leaves out percentages of few cases', async () => {
  const author = await teacher();
  const { id, lessonIds } = await course(author.id, { lessons: 2 });
  await db('update lesson set is_preview = id = ?', lessonIds[0]!);
  for (let n = 0; n < 20; n++) {
    const enrolment = await enrol((await student()).id, id);
    await db(
      "update enrolment set enrolled_at = now() - interval '31 days', completed_lessons = ? where id = ?",
      n < 5 ? 1 : 0,
      enrolment,
    );
  }
  const read = () =>
    fetchRoot(
      undefined,
      '{ publicFigures { countedAt courses coursesWithPreview ratingAverage ratingCount halfStudiedPercent refundedPercent } }',
    );
  const figures = await read();
  expect(figures).toEqual({
    countedAt: expect.any(String),
    courses: 1,
    coursesWithPreview: 1,
    ratingAverage: null,
    ratingCount: 0,
    halfStudiedPercent: 25,
    refundedPercent: null,
  });
  await course(author.id);
  expect(await read()).toEqual(figures);
});
