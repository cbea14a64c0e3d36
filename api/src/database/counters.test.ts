import type { EntityManager } from '@mikro-orm/postgresql';
import { beforeEach, expect, test } from 'vitest';
import { runSql, sql } from '../platform/db/index.ts';
import { testApp } from '../testing/app.ts';
import { course, enrol, student, teacher } from '../testing/factories.ts';
import { transactionsWaiting } from '../testing/locks.ts';

const app = await testApp();
const { orm } = app.services;
let courses: string[];
const beginTransaction = async (): Promise<EntityManager> => {
  const em = orm.em.fork();
  await em.begin();
  return em;
};

beforeEach(async () => {
  const { id } = await teacher(app);
  courses = [(await course(app, id)).id, (await course(app, id)).id].sort();
});

const rateAs = async (id: string) => {
  const author = await student(app);
  const enrolment = await enrol(app, author.id, id);
  return (em: EntityManager, stars: number) =>
    runSql(
      em,
      sql`insert into rating (enrolment_id, course_id, author_id, stars)
        values (${enrolment}::uuid, ${id}::uuid, ${author.id}::uuid, ${stars}::int)`,
    );
};

test('two simultaneous ratings of a course are both counted', async () => {
  const [id] = courses as [string];
  const [one, other] = [await rateAs(id), await rateAs(id)];
  const first = await beginTransaction();
  await one(first, 5);
  const second = other(orm.em.fork(), 2);
  await transactionsWaiting(orm);
  await first.commit();
  await second;
  const [found] = await runSql(
    orm.em.fork(),
    sql`select rating_average::float8 as average, rating_count as count from course where id = ${id}::uuid`,
  );
  expect(found).toEqual({ average: 3.5, count: 2 });
});

test('simultaneous enrolments in many courses do not deadlock', async () => {
  const [firstCourse, secondCourse] = courses as [string, string];
  const { id } = await student(app);
  const holder = await beginTransaction();
  const hold = (each: string) =>
    runSql(holder, sql`select 1 from course where id = ${each}::uuid for no key update`);
  await hold(firstCourse);
  const enrolling = runSql(
    orm.em.fork(),
    sql`insert into enrolment (student_id, course_id, source)
      select ${id}::uuid, each, 'FREE' from unnest(array[${secondCourse}, ${firstCourse}]::uuid[]) each`,
  );
  await transactionsWaiting(orm);
  // This would be a deadlock if the other transaction had locked the late course first
  await hold(secondCourse);
  await holder.commit();
  await enrolling;
  const counted = await runSql(
    orm.em.fork(),
    sql`select student_count as n from course where id in (${firstCourse}::uuid, ${secondCourse}::uuid)`,
  );
  expect(counted).toEqual([{ n: 1 }, { n: 1 }]);
});

test('simultaneously added and removed lessons are counted in their sections and courses', async () => {
  const [id, other] = courses as [string, string];
  const counts = () =>
    runSql(
      orm.em.fork(),
      sql`select c.lesson_count - (select count(*) from lesson where course_id = c.id) as lessons,
          c.duration_sec - (select coalesce(sum(duration_sec), 0) from lesson where course_id = c.id) as seconds,
          (select sum(lesson_count) - c.lesson_count from section where course_id = c.id) as sections
        from course c where c.id in (${id}::uuid, ${other}::uuid)`,
    );
  const right = { lessons: '0', seconds: '0', sections: '0' };
  await runSql(
    orm.em.fork(),
    sql`insert into lesson (course_id, section_id, title, kind, rule, position, duration_sec, body)
      select course_id, id, 'Bài ' || n, 'TEXT', 'DWELL', 100 + n, n * 60, '{}'
      from section, generate_series(1, 3) n where course_id in (${id}::uuid, ${other}::uuid)`,
  );
  expect(await counts()).toEqual([right, right]);
  await runSql(
    orm.em.fork(),
    sql`delete from lesson where position > 101 and course_id in (${id}::uuid, ${other}::uuid)`,
  );
  expect(await counts()).toEqual([right, right]);
});
