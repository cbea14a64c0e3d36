import type { EntityManager } from '@mikro-orm/postgresql';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  member,
  type Reply,
  select,
  teacher,
} from '../../testing/factories.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { codeTo } from '../../testing/mails.ts';
import { signIn } from '../../testing/signing-in.ts';
import { sendPasswordReset } from './credentials/request-password-reset.ts';

const app = await testApp();
// All requests come from one network address
beforeEach(async () => void (await select(app, 'delete from throttle')));

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
    ['the password changed opens nothing (T11)', "password_hash = 'another'", 'INVALID_CREDENTIALS'],
    ['the person was suspended opens nothing (T10)', 'is_active = false', 'FORBIDDEN'],
  ])('%s', async (_, change, code) => {
    const owner = await member(app);
    const reply = await during(
      owner,
      () => signIn(app, owner.email),
      async (em) => {
        await em.execute(`update person set ${change} where id = ?`, [owner.id]);
        await em.execute('update session set ended_at = now() where person_id = ?', [owner.id]);
      },
    );
    expect(codeOf(reply)).toBe(code);
    const alive = 'select 1 from session where person_id = ? and ended_at is null';
    expect(await select(app, alive, [owner.id])).toEqual([]);
  });
});

test('a reset and a password change that drops its code never deadlock', async () => {
  const owner = await member(app);
  await sendPasswordReset.handle(app.services, { email: owner.email });
  const token = await codeTo(app, owner.email, 'accounts.password-reset', 'reset');
  const reply = await during(
    owner,
    () =>
      ask(app, undefined, 'mutation($i: ResetPasswordInput!) { resetPassword(input: $i) { endedCount } }', {
        i: { token, newPassword: 'mot-mat-khau-moi-1' },
      }),
    (em) => em.execute('delete from one_time_code where person_id = ?', [owner.id]),
  );
  expect(codeOf(reply)).toBe('GONE');
});

test.each([
  ['the teacher', 'updateProfile(input: { fullName: $name })'],
  ['an administrator', 'updatePerson(input: { personId: "ID", fullName: $name })'],
])('a new name by %s and a course edit never deadlock', async (by, change) => {
  const owner = await teacher(app);
  const who = by === 'the teacher' ? owner : await admin(app);
  const facts = await course(app, owner.id, { lessons: 1 });
  const rename = `mutation($name: String!) { ${change.replace('ID', owner.id)} { id } }`;
  let renamed: Promise<Reply> | undefined;
  await app.services.orm.em.fork().transactional(async (em) => {
    await em.execute("update lesson set title = 'Tên khác' where id = ?", [facts.lessonIds[0]]);
    renamed = ask(app, who, rename, { name: 'Người Vừa Đổi' });
    await transactionsWaiting(app.services.orm);
    // Like an insert of a row that refers to the teacher, for instance the editor in an audit entry
    await em.execute('select 1 from person where id = ? for key share', [owner.id]);
  });
  expect(codeOf(await renamed!)).toBeUndefined();
  const both = `select 1 from course_document where course_id = ? and words @@ 'khác & đổi'`;
  expect(await select(app, both, [facts.id])).toHaveLength(1);
});
