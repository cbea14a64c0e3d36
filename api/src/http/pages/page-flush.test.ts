import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migratedDatabase } from '../../testing/database.ts';

let client: pg.Client;
let announced: string[] = [];
beforeAll(async () => {
  client = new pg.Client({ connectionString: await migratedDatabase() });
  await client.connect();
  client.on('notification', ({ payload }) => announced.push(payload!));
  await client.query('listen content_changed');
});
afterAll(() => client.end());

/**
 * The notifications that a statement causes, which expire cached pages. They arrive before its response or that of
 * the next statement.
 */
async function announcedBy(statement: string, values: unknown[]): Promise<string[]> {
  announced = [];
  await client.query(statement, values);
  await client.query('select 1');
  return announced;
}
const getFlushes = async (statement: string, values: unknown[]) =>
  (await announcedBy(statement, values)).length;

const one = async (statement: string, values: unknown[] = []) =>
  (await client.query<{ id: string }>(statement, values)).rows[0]!.id;

const newPerson = async (name: string): Promise<string> => {
  const { rows } = await client.query(`insert into person (email, full_name) values ($1, $2) returning id`, [
    `${name}@example.vn`,
    'Lê Văn Thử',
  ]);
  return rows[0].id;
};

it('a student’s edit expires no cached page; a teacher’s edit of public values does', async () => {
  const [student, teacher] = [await newPerson('student'), await newPerson('teacher')];
  await client.query("insert into teacher_profile (person_id, seller_class) values ($1, 'INDIVIDUAL')", [
    teacher,
  ]);
  await client.query('select 1');
  const bio = 'update person set bio = $2 where id = $1';
  expect(await getFlushes(bio, [student, 'Mới'])).toBe(0);
  expect(await getFlushes(bio, [teacher, 'Mới'])).toBe(1);
  expect(await getFlushes(bio, [teacher, 'Mới'])).toBe(0);
  expect(await getFlushes('update person set last_seen_at = now() where id = $1', [teacher])).toBe(0);
});

/** A public course with a former slug and a rating. */
async function ratedCourse(name: string): Promise<Record<'course' | 'teacher' | 'rater', string>> {
  const [rater, teacher] = [await newPerson(`rater-${name}`), await newPerson(`author-${name}`)];
  const course = await one(
    `insert into course (slug, title, teacher_id, status, visibility, price)
     values ($2, 'Khoá', $1, 'PUBLISHED', 'PUBLIC', 0) returning id`,
    [teacher, name],
  );
  await client.query(`insert into course_slug (slug, course_id) values ($2, $1)`, [course, `${name}-cu`]);
  const enrolment = await one(
    `insert into enrolment (student_id, course_id, source) values ($1, $2, 'FREE') returning id`,
    [rater, course],
  );
  await client.query(
    'insert into rating (course_id, author_id, enrolment_id, stars) values ($1, $2, $3, 5)',
    [course, rater, enrolment],
  );
  return { course, teacher, rater };
}

it('a new name is announced for teachers and authors of ratings only', async () => {
  const student = await newPerson('unseen');
  const { teacher, rater } = await ratedCourse('khoa-moi');
  const rename = (id: string) => announcedBy('update person set full_name = $2 where id = $1', [id, 'Mới']);
  expect(await rename(student)).toEqual([]);
  expect(await rename(teacher)).toEqual(['person']);
  expect(await rename(rater)).toEqual(['person']);
  await client.query(`update person set roles = '{USER,TEACHER}' where id = $1`, [student]);
  expect(await announcedBy(`update person set roles = '{USER}' where id = $1`, [student])).toEqual([
    'person',
  ]);
});

it('a transaction announces each table once, by name', async () => {
  const { course, teacher } = await ratedCourse('khoa-doi');
  const { course: other } = await ratedCourse('khoa-khac');
  const courses = [course, other];
  await client.query('begin');
  await client.query('update course set title = title || id, teacher_id = $2 where id = any($1)', [
    courses,
    teacher,
  ]);
  await client.query('update course set price = 1000 where id = any($1)', [courses]);
  await client.query('delete from course_slug where course_id = any($1)', [courses]);
  await client.query(`update rating set text = 'Hay' where course_id = any($1)`, [courses]);
  const names = await announcedBy('commit', []);
  expect(names.toSorted()).toEqual(['course', 'course_slug', 'rating']);
});
