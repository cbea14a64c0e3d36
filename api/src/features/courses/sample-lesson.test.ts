import { expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { course, db, fetchRoot, teacher, updateRow } = helpersFor(app);

test('offers a short playable preview of the course with the most students', async () => {
  const author = await teacher();
  const sample = () => fetchRoot<{ id: string } | null>(undefined, '{ sampleLesson { id } }');
  const [best, next] = [await course(author.id), await course(author.id)];
  expect(await sample()).toBeNull();
  for (const [students, { id, lessonIds }] of [
    [30, best],
    [20, next],
  ] as const) {
    const [media] = await db<{ id: string }>(
      `insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
       values (?, 'VIDEO', 'media/' || gen_random_uuid(), 'video/mp4', 1000, 60) returning id`,
      author.id,
    );
    await updateRow('course', id, 'student_count = ?', [students]);
    await updateRow(
      'lesson',
      lessonIds[0]!,
      "kind = 'VIDEO', rule = 'WATCH', is_preview = true, duration_sec = 60, media_id = ?",
      [media!.id],
    );
  }
  const [first, second] = [best.lessonIds[0]!, next.lessonIds[0]!];
  expect(await sample()).toEqual({ id: first });
  await updateRow('lesson', first, 'duration_sec = 301');
  expect(await sample()).toEqual({ id: second });
  await updateRow('lesson', first, 'duration_sec = 60');
  await updateRow('lesson', first, 'is_preview = false');
  expect(await sample()).toEqual({ id: second });
  await updateRow('course', next.id, "status = 'UNPUBLISHED'");
  expect(await sample()).toBeNull();
});
