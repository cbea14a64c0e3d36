import { expect, test } from 'vitest';
import { ask, fetchRoot, select } from '../../testing/factories.ts';
import { setAccess } from '../../testing/study.ts';
import { app, studying } from './testing/students.ts';

test('lists hidden courses too, also after access has ended', async () => {
  const { who, facts } = await studying();
  await select(app, "update course set status = 'UNPUBLISHED' where id = ?", [facts.id]);
  await setAccess(app, who, 'EXPIRED');
  const reply = await ask(app, who, '{ myEnrolments { items { course { id } } } }');
  expect(reply.data).toEqual({ myEnrolments: { items: [{ course: { id: facts.id } }] } });
});

test('filters and searches own courses without accents', async () => {
  const { who, facts } = await studying();
  await select(app, "update course set title = 'Nấu phở Hà Nội' where id = ?", [facts.id]);
  const MINE =
    'query($search: String, $status: EnrolmentFilter!) { myEnrolments(search: $search, status: $status) { total items { course { id } } } }';
  const mine = async (variables: object) => await fetchRoot(app, who, MINE, { status: 'ALL', ...variables });
  expect(await mine({ search: 'nau pho' })).toEqual({ total: 1, items: [{ course: { id: facts.id } }] });
  expect(await mine({ search: 'guitar' })).toEqual({ total: 0, items: [] });
  expect(await mine({ status: 'COMPLETED' })).toMatchObject({ total: 0 });
  expect(await mine({ status: 'IN_PROGRESS' })).toMatchObject({ total: 1 });
});
