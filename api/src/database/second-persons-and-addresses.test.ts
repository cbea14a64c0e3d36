import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { connect } from './orm.ts';

test('words that are NULL go, addresses get their plain form, and accounts of one address keep theirs apart', async () => {
  const orm = await connect(await emptyDatabase());
  const printed: string[] = [];
  orm.config.getLogger().warn = (_, message) => void printed.push(message);
  await orm.migrator.up({ to: 'Migration2026120820PopularSearches' });
  const run = <R>(statement: string, values: unknown[] = []) =>
    orm.em.getConnection().execute<R[]>(statement, values);
  const ids = new Map<string, string>();
  for (const [name, email] of [
    ['alone', '\u200Balone@x.vn'],
    ['capital', 'Capital@x.vn'],
    ['first', 'same@x.vn\u200B'],
    ['second', 'sa\u00ADme@x.vn'],
    ['wide', 'ｐlain@x.vn'],
    ['plain', 'plain@x.vn'],
  ] as const) {
    const [person] = await run<{ id: string }>(
      `insert into person (email, full_name, skills, email_verified_at, had_proved_email, created_at)
        values (?, 'Một', array['Toán', null, 'Lý'], now(), true, now() + make_interval(secs => ?)) returning id`,
      [email, ids.size],
    );
    ids.set(name, person!.id);
  }
  await run(`insert into course (title, slug, teacher_id, tags) values ('Khoá', 'khoa', ?, '{null}')`, [
    ids.get('plain'),
  ]);
  for (const email of ['guest@x.vn', 'guest@x.vn\u200B', '\u200Bcapital@x.vn'])
    await run(
      `insert into co_teacher (course_id, email, rights) select id, ?, '{}' from course where slug = 'khoa'`,
      [email],
    );
  await orm.migrator.up();
  const people = await run<{ email: string; skills: string[]; isProved: boolean }>(
    `select email, skills, email_verified_at is not null or had_proved_email as "isProved"
      from person order by created_at`,
  );
  expect(people.map(({ email }) => email)).toEqual([
    'alone@x.vn',
    'capital@x.vn',
    'same@x.vn',
    'sa\u00ADme@x.vn',
    'ｐlain@x.vn',
    'plain@x.vn',
  ]);
  // The plain form is the address of another mailbox: nobody has proved that it is theirs
  expect(people.map(({ isProved }) => isProved)).toEqual([false, true, false, true, true, true]);
  expect(people.map(({ skills }) => skills)).toEqual(people.map(() => ['Toán', 'Lý']));
  expect(await run('select tags from course')).toEqual([{ tags: [] }]);
  expect(await run(`select email from co_teacher order by email`)).toEqual([
    { email: 'capital@x.vn' },
    { email: 'guest@x.vn' },
    { email: 'guest@x.vn\u200B' },
  ]);
  expect(printed).toHaveLength(1);
  for (const [name, isNamed] of [
    ['first', false],
    ['second', true],
    ['wide', true],
  ] as const)
    expect(printed[0]!.includes(ids.get(name)!)).toBe(isNamed);
  expect(printed[0]).not.toContain('@');
  await orm.close(true);
});
