import type { EntityManager } from '@mikro-orm/postgresql';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, getCode, type Reply } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { signIn } from '../../testing/signing-in.ts';
import { sendPasswordReset } from './credentials/request-password-reset.ts';

const app = await testApp();
const { admin, ask, codeTo, course, db, member, mutate, teacher } = helpersFor(app);
// All requests come from one network address
beforeEach(async () => void (await db('delete from throttle')));

/** Starts a request while another transaction holds the lock of a person. That transaction then acts and commits. */
async function during(
  { id }: Actor,
  begin: () => Promise<Reply>,
  act: (em: EntityManager) => Promise<unknown>,
): Promise<Reply> {
  let begun: Promise<Reply> | undefined;
  await app.services.orm.em.fork().transactional(async (em) => {
    await em.execute('select 1 from person where id = ? for update', [id]);
    begun = begin();
    // The request has done its checks without the lock and waits for it now
    await transactionsWaiting(app.services.orm);
    await act(em);
  });
  return begun!;
}

describe('a sign-in whose password was verified earlier', () => {
  test.each([
    ['the password changed', "password_hash = 'another'", 'INVALID_CREDENTIALS'],
    ['the person was suspended', 'is_active = false', 'FORBIDDEN'],
  ])('opens no session if %s since', async (_, change, code) => {
    const owner = await member();
    const reply = await during(
      owner,
      () => signIn(app, owner.email),
      async (em) => {
        await em.execute(`update person set ${change} where id = ?`, [owner.id]);
        await em.execute('update session set ended_at = now() where person_id = ?', [owner.id]);
      },
    );
    expect(getCode(reply)).toBe(code);
    const alive = 'select 1 from session where person_id = ? and ended_at is null';
    expect(await db(alive, owner.id)).toEqual([]);
  });
});

test('a password reset and a password change that revokes the reset code never deadlock', async () => {
  const owner = await member();
  await sendPasswordReset.handle(app.services, { email: owner.email });
  const token = await codeTo(owner.email, 'accounts.password-reset', 'reset');
  const reply = await during(
    owner,
    () => mutate(undefined, 'resetPassword', { token, newPassword: 'mot-mat-khau-moi-1' }, 'endedCount'),
    (em) => em.execute('delete from one_time_code where person_id = ?', [owner.id]),
  );
  expect(getCode(reply)).toBe('GONE');
});

test.each([
  ['the teacher', 'updateProfile(input: { fullName: $name })'],
  ['an administrator', 'updatePerson(input: { personId: "ID", fullName: $name })'],
])('a new name by %s and a course edit never deadlock', async (by, change) => {
  const owner = await teacher();
  const who = by === 'the teacher' ? owner : await admin();
  const facts = await course(owner.id, { lessons: 1 });
  const rename = `mutation($name: String!) { ${change.replace('ID', owner.id)} { id } }`;
  let renamed: Promise<Reply> | undefined;
  await app.services.orm.em.fork().transactional(async (em) => {
    await em.execute("update lesson set title = 'Tên khác' where id = ?", [facts.lessonIds[0]]);
    renamed = ask(who, rename, { name: 'Người Vừa Đổi' });
    await transactionsWaiting(app.services.orm);
    // Like an insert of a row that refers to the teacher, for instance the editor in an audit entry
    await em.execute('select 1 from person where id = ? for key share', [owner.id]);
  });
  expect(getCode(await renamed!)).toBeUndefined();
  const both = `select 1 from course_document where course_id = ? and words @@ 'khác & đổi'`;
  expect(await db(both, facts.id)).toHaveLength(1);
});
