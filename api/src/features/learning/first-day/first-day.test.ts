import { expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

const app = await ownApp();
const { course, enrol, fetchRoot, mutate, student, teacher, updateRow, value } = helpersFor(app);

interface Starter {
  id: string;
  reasons: string[];
  openLesson: { id: string } | null;
}
const starters = (who: Actor, args: Record<string, unknown>) =>
  fetchRoot<Starter[]>(
    who,
    `query($purpose: StudyPurpose, $categoryIds: [ID!]! = [], $minutesPerDay: Int) {
      starterCourses(purpose: $purpose, categoryIds: $categoryIds, minutesPerDay: $minutesPerDay) {
        id reasons openLesson { id } course { id } } }`,
    args,
  );

test('offers courses by the answers, with facts that are true, and without own ones', async () => {
  const owner = await teacher();
  const who = await student();
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push((await course(owner.id, { lessons: 2, price: 100_000 })).id);
  const topic = await value<string>(
    `insert into category (slug, name, name_en, icon, motif, position) values ('z-topic', 'Chủ đề', 'Topic', 'code', 'grid', 90) returning id`,
  );
  await updateRow('course', ids[0]!, `category_id = ?, level = 'ADVANCED', duration_sec = 7200`, [topic]);
  await updateRow('course', ids[1]!, `level = 'ADVANCED', duration_sec = 600`, []);
  const chosen = await starters(who, { purpose: 'LEISURE', categoryIds: [topic], minutesPerDay: 5 });
  expect(chosen).toHaveLength(4);
  expect(chosen[0]).toMatchObject({ id: ids[0], reasons: ['TOPIC', 'SHORT_COURSE'] });
  const short = await starters(who, { minutesPerDay: 5 });
  expect(short.some(({ reasons }) => reasons.includes('TOPIC') || reasons.includes('SHORT_COURSE'))).toBe(
    false,
  );
  await enrol(who.id, ids[0]!);
  const left = await starters(who, { categoryIds: [topic] });
  expect(left.map(({ id }) => id)).not.toContain(ids[0]);
  expect(await starters(owner, {})).toEqual([]);
});

test('offers a lesson that is open to everyone', async () => {
  const facts = await course((await teacher()).id, { lessons: 2, price: 0 });
  await updateRow('course', facts.id, 'student_count = 5000');
  const who = await student();
  const find = async () => (await starters(who, {})).find(({ id }) => id === facts.id);
  expect((await find())?.openLesson).toBeNull();
  await updateRow('lesson', facts.lessonIds[1]!, 'is_preview = true');
  expect((await find())?.openLesson).toEqual({ id: facts.lessonIds[1] });
});

test('stores the answers, each of which can be missing', async () => {
  const who = await student();
  const READ = '{ myStudyInterests { purpose categoryIds minutesPerDay daysPerWeek } }';
  const none = { purpose: null, categoryIds: [], minutesPerDay: null, daysPerWeek: null };
  expect(await fetchRoot(who, READ)).toEqual(none);
  const id = crypto.randomUUID();
  await mutate(who, 'setStudyInterests', { purpose: 'WORK', categoryIds: [id] }, 'purpose');
  await mutate(who, 'setStudyGoal', { minutesPerDay: 15, daysPerWeek: 7 }, 'minutesPerDay');
  expect(await fetchRoot(who, READ)).toEqual({
    purpose: 'WORK',
    categoryIds: [id],
    minutesPerDay: 15,
    daysPerWeek: 7,
  });
  await mutate(who, 'setStudyInterests', { categoryIds: [] }, 'purpose');
  expect(await fetchRoot(who, READ)).toMatchObject({ purpose: null, categoryIds: [] });
  const many = Array.from({ length: 13 }, () => crypto.randomUUID());
  expect(getCode(await mutate(who, 'setStudyInterests', { categoryIds: many }, 'purpose'))).toBe('BAD_INPUT');
});
