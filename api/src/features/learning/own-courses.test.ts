import { expect, test } from 'vitest';
import { helpersFor } from '../../testing/helpers.ts';
import { setAccess } from '../../testing/study.ts';
import { app, studying } from './testing/students.ts';

const { ask, fetchRoot, updateRow } = helpersFor(app);

test('lists hidden courses too, also after access has ended', async () => {
  const { who, facts } = await studying();
  await updateRow('course', facts.id, "status = 'UNPUBLISHED'");
  await setAccess(app, who, 'EXPIRED');
  const reply = await ask(who, '{ myEnrolments { items { course { id } } } }');
  expect(reply.data).toEqual({ myEnrolments: { items: [{ course: { id: facts.id } }] } });
});

test('filters and searches own courses without accents', async () => {
  const { who, facts } = await studying();
  await updateRow('course', facts.id, "title = 'Nấu phở Hà Nội'");
  const MINE =
    'query($search: String, $status: EnrolmentFilter!) { myEnrolments(search: $search, status: $status) { total items { course { id } } } }';
  const mine = async (variables: object) => await fetchRoot(who, MINE, { status: 'ALL', ...variables });
  expect(await mine({ search: 'nau pho' })).toEqual({ total: 1, items: [{ course: { id: facts.id } }] });
  expect(await mine({ search: 'guitar' })).toEqual({ total: 0, items: [] });
  expect(await mine({ status: 'COMPLETED' })).toMatchObject({ total: 0 });
  expect(await mine({ status: 'IN_PROGRESS' })).toMatchObject({ total: 1 });
});
