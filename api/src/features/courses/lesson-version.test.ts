import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, prose } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { CourseStatus } from './course.enums.ts';

const app = await testApp();
const { course, db, mutate, mutateById, teacher } = helpersFor(app);
let owner: Actor;
let facts: CourseFacts;
beforeEach(async () => {
  owner = await teacher();
  facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
});

const update = (input: object) =>
  mutate(
    owner,
    'updateLesson',
    { lessonId: facts.lessonIds[0], ...input },
    'title version course { sections { lessons { version } } }',
  );
const stored = async () =>
  (
    await db<{ title: string; version: number }>(
      'select title, version from lesson where id = ?',
      facts.lessonIds[0],
    )
  )[0];

describe('edits of a lesson', () => {
  test('use the loaded version and return the next one, in the outline too', async () => {
    const reply = await update({ expectedVersion: 1, title: 'Bài mới' });
    expect(reply.data.updateLesson).toEqual({
      title: 'Bài mới',
      version: 2,
      course: { sections: [{ lessons: [{ version: 2 }] }] },
    });
    expect(getCode(await update({ expectedVersion: 2, body: prose(20) }))).toBeUndefined();
    expect(await stored()).toEqual({ title: 'Bài mới', version: 3 });
  });

  test('on an older version are a CONFLICT and change nothing', async () => {
    await update({ expectedVersion: 1, title: 'Ai đó nhanh hơn' });
    const reply = await update({ expectedVersion: 1, title: 'Của tôi' });
    expect(getCode(reply)).toBe('CONFLICT');
    expect(reply.errors![0]!.message).toContain('Bài học vừa được sửa ở nơi khác');
    expect(await stored()).toEqual({ title: 'Ai đó nhanh hơn', version: 2 });
    expect(getCode(await update({ title: 'Không nói phiên bản' }))).toBe('BAD_INPUT');
  });

  test('that are simultaneous conflict, except the one that is stored', async () => {
    const titles = ['Bản A', 'Bản B', 'Bản C', 'Bản D'];
    const codes = await Promise.all(
      titles.map(async (title) => getCode(await update({ expectedVersion: 1, title }))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(3);
    expect(await stored()).toEqual({ title: titles[codes.indexOf(undefined)], version: 2 });
  });

  test('during the removal of the lesson find nothing', async () => {
    const em = app.services.orm.em.fork();
    await em.begin();
    await em.execute('select 1 from course where id = ? for update', [facts.id]);
    const removal = mutateById(owner, 'deleteLesson', { lessonId: facts.lessonIds[0] });
    await transactionsWaiting(app.services.orm);
    const edit = update({ expectedVersion: 1, title: 'Quá muộn' });
    await transactionsWaiting(app.services.orm, 2);
    await em.commit();
    expect(getCode(await removal)).toBeUndefined();
    expect(getCode(await edit)).toBe('NOT_FOUND');
  });
});
