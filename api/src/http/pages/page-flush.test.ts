import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migratedDatabase } from '../../testing/database.ts';

let client: pg.Client;
let told: string[] = [];
beforeAll(async () => {
  client = new pg.Client({ connectionString: await migratedDatabase() });
  await client.connect();
  client.on('notification', ({ payload }) => told.push(payload!));
  await client.query('listen content_changed');
});
afterAll(() => client.end());

/**
 * The announcements of a statement, which expire cached pages. They arrive before its response or that of the next one.
 */
async function announcedBy(statement: string, values: unknown[]): Promise<string[]> {
  told = [];
  await client.query(statement, values);
  await client.query('select 1');
  return told;
}
const flushesOf = async (statement: string, values: unknown[]) =>
  (await announcedBy(statement, values)).length;

const newPerson = async (name: string): Promise<string> => {
  const { rows } = await client.query(`insert into person (email, full_name) values ($1, $2) returning id`, [
    `${name}@example.vn`,
    'Lê Văn Thử',
  ]);
  return rows[0].id;
};

it('a student’s edit expires no cached page; a teacher’s does, if it changes what pages show', async () => {
  const [student, teacher] = [await newPerson('student'), await newPerson('teacher')];
  await client.query("insert into teacher_profile (person_id, seller_class) values ($1, 'INDIVIDUAL')", [
    teacher,
  ]);
  await client.query('select 1');
  const bio = 'update person set bio = $2 where id = $1';
  expect(await flushesOf(bio, [student, 'Mới'])).toBe(0);
  expect(await flushesOf(bio, [teacher, 'Mới'])).toBe(1);
  expect(await flushesOf(bio, [teacher, 'Mới'])).toBe(0);
  expect(await flushesOf('update person set last_seen_at = now() where id = $1', [teacher])).toBe(0);
});

it('a new name is told of where it is shown: beside ratings, everywhere for whoever teaches, nowhere else', async () => {
  const [student, rater, teacher] = [
    await newPerson('unseen'),
    await newPerson('rater'),
    await newPerson('author'),
  ];
  const one = async (statement: string, values: unknown[] = []) =>
    (await client.query<{ id: string }>(statement, values)).rows[0]!.id;
  const course = await one(
    `insert into course (slug, title, teacher_id, status, visibility, price)
     values ('khoa-moi', 'Khoá', $1, 'PUBLISHED', 'PUBLIC', 0) returning id`,
    [teacher],
  );
  await client.query(`insert into course_slug (slug, course_id) values ('khoa-cu', $1)`, [course]);
  const enrolment = await one(
    `insert into enrolment (student_id, course_id, source) values ($1, $2, 'FREE') returning id`,
    [rater, course],
  );
  await client.query(
    'insert into rating (course_id, author_id, enrolment_id, stars) values ($1, $2, $3, 5)',
    [course, rater, enrolment],
  );
  const rename = (id: string) => announcedBy('update person set full_name = $2 where id = $1', [id, 'Mới']);
  expect(await rename(student)).toEqual([]);
  expect(await rename(teacher)).toEqual(['person']);
  const [names, ...others] = await rename(rater);
  expect(others).toEqual([]);
  expect(names!.split(' ').toSorted()).toEqual(['person', 'khoa-moi', 'khoa-cu', course].toSorted());
  // Whoever was a teacher until now
  await client.query(`update person set roles = '{USER,TEACHER}' where id = $1`, [student]);
  expect(await announcedBy(`update person set roles = '{USER}' where id = $1`, [student])).toEqual([
    'person',
  ]);
});
