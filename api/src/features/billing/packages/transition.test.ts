import { expect, test } from 'vitest';
import { connect } from '../../../database/orm.ts';
import { emptyDatabase } from '../../../testing/database.ts';

test('who sold more than FREE allows before there were packages goes on selling for twelve months', async () => {
  const orm = await connect(await emptyDatabase());
  await orm.migrator.up({ to: 'Migration2026112431Refunds' });
  const run = <R>(statement: string, values: unknown[] = []) =>
    orm.em.getConnection().execute<R[]>(statement, values);
  for (const [email, published, waiting] of [
    ['one@example.vn', 1, 0],
    ['two@example.vn', 1, 1],
    ['many@example.vn', 21, 0],
    ['most@example.vn', 130, 2],
  ] as const) {
    const [person] = await run<{ id: string }>(
      "insert into person (email, full_name) values (?, 'Thầy') returning id",
      [email],
    );
    for (const [status, count] of Object.entries({ PUBLISHED: published, PENDING_REVIEW: waiting, DRAFT: 3 }))
      await run(
        `insert into course (title, slug, teacher_id, status, published_at)
         select 'Khoá', ? || n, ?, ?, now() from generate_series(1, ?) n`,
        [`${email}-${status}-`, person!.id, status, count],
      );
  }
  await orm.migrator.up();
  const rows = await run(
    `select p.email::text, s.code, s.max_courses, (s.ends_on - (now() at time zone 'Asia/Ho_Chi_Minh')::date) > 360 as lasts
     from person p join seller_package s on s.teacher_id = p.id order by s.max_courses, p.email`,
  );
  expect(rows).toEqual([
    { email: 'one@example.vn', code: 'FREE', max_courses: 1, lasts: null },
    { email: 'two@example.vn', code: 'TRANSITION', max_courses: 5, lasts: true },
    { email: 'many@example.vn', code: 'TRANSITION', max_courses: 100, lasts: true },
    { email: 'most@example.vn', code: 'TRANSITION', max_courses: 1000, lasts: true },
  ]);
  const [stopped] = await run<{ n: number }>(
    "select count(*)::int as n from course where status = 'SUSPENDED'",
  );
  expect(stopped).toEqual({ n: 0 });
  await orm.close(true);
});
