import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migratedDatabase } from '../../testing/database.ts';

let client: pg.Client;
let told = 0;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await migratedDatabase() });
  await client.connect();
  client.on('notification', () => told++);
  await client.query('listen catalogue_changed');
});
afterAll(() => client.end());

/** How often kept pages are dropped by a statement; what it announces arrives before its answer or the next one's. */
async function flushesOf(statement: string, values: unknown[]): Promise<number> {
  told = 0;
  await client.query(statement, values);
  await client.query('select 1');
  return told;
}

const newPerson = async (name: string): Promise<string> => {
  const { rows } = await client.query(`insert into person (email, full_name) values ($1, $2) returning id`, [
    `${name}@example.vn`,
    'Lê Văn Thử',
  ]);
  return rows[0].id;
};

it('a student’s edit drops no page that is kept; a teacher’s does, when it changes what pages show', async () => {
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
