import { expect, test } from 'vitest';
import { helpersFor } from '../../testing/helpers.ts';
import { app } from './testing/students.ts';

const { consent, course, enrol, fetchRoot, student, teacher, updateRow } = helpersFor(app);

const SUGGESTED = '{ suggestedCourses { reason learnerCount course { id } because { id } } }';

test('suggests what at least three students of the last course study, and more by its teacher', async () => {
  const [author, other, me] = [await teacher(), await teacher(), await student()];
  const studied = await course(author.id);
  const [shared, rare, hidden] = [await course(other.id), await course(other.id), await course(other.id)];
  const [taught, own] = [await course(author.id), await course(author.id)];
  await updateRow('course', hidden.id, "status = 'UNPUBLISHED'");
  expect(await fetchRoot(me, SUGGESTED)).toEqual([]);
  await enrol(me.id, own.id);
  await enrol(me.id, studied.id);
  for (let n = 0; n < 3; n++) {
    const peer = await student();
    await enrol(peer.id, studied.id);
    for (const { id } of n < 2 ? [shared, rare, hidden, own] : [shared, hidden, own])
      await enrol(peer.id, id);
  }
  expect(await fetchRoot(me, SUGGESTED)).toEqual([]);
  await consent(me.id, 'COURSE_SUGGESTIONS');
  const because = { id: studied.id };
  expect(await fetchRoot(me, SUGGESTED)).toEqual([
    { reason: 'SAME_LEARNERS', learnerCount: 3, course: { id: shared.id }, because },
    { reason: 'SAME_TEACHER', learnerCount: null, course: { id: taught.id }, because },
  ]);
  await consent(me.id, 'COURSE_SUGGESTIONS', false);
  expect(await fetchRoot(me, SUGGESTED)).toEqual([]);
});
