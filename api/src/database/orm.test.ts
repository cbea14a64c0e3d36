import { expect, test } from 'vitest';
import { User } from '../features/accounts/user.entity.ts';
import { runSql, sql } from '../platform/db/index.ts';
import { testOrm } from '../testing/database.ts';

const orm = await testOrm();

/** Elements that PostgreSQL would misread if its array literal did not quote and escape them. */
const ELEMENTS = ['null', 'NULL', ' a', 'b\n', 'c,\td', '"', '\\', '\\n', '{}', '', 'a\u00a0b'];

test('a list of texts is stored unchanged, regardless of its characters', async () => {
  const em = orm.em.fork();
  const person = em.create(User, { email: 'lists@example.vn', fullName: 'Mr Null', skills: ELEMENTS });
  await em.flush();
  expect((await orm.em.fork().findOneOrFail(User, person.id)).skills).toEqual(ELEMENTS);

  person.skills = [...ELEMENTS].reverse();
  await em.flush();
  const [stored] = await runSql(orm.em.fork(), sql`select skills from person where id = ${person.id}::uuid`);
  expect(stored).toEqual({ skills: [...ELEMENTS].reverse() });
});
