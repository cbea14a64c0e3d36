import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { sendPasswordReset } from '../credentials/request-password-reset.ts';

const app = await testApp();
const { admin, ask, codeTo, db, mailsTo, member, mutate, staff, updateRow } = helpersFor(app);
beforeEach(async () => void (await db('delete from throttle')));

const update = (who: Actor, input: object) => mutate(who, 'updatePerson', input, 'email emailVerifiedAt');
const resetBy = async (email: string) => {
  await sendPasswordReset.handle(app.services, { email });
  const token = await codeTo(email, 'accounts.password-reset', 'reset');
  return mutate(undefined, 'resetPassword', { token, newPassword: 'mot-mat-khau-moi-1' }, 'endedCount');
};
const hasTwoStep = async ({ id }: Actor) =>
  (await db('select 1 from authenticator where person_id = ?', id)).length > 0;

/** A person with two-step sign-in and a verified or unverified address. */
async function guarded(isProved: boolean): Promise<Actor> {
  const holder = await member();
  if (isProved) await updateRow('person', holder.id, 'email_verified_at = now()');
  await db("insert into authenticator (person_id, secret, confirmed_at) values (?, 'x', now())", holder.id);
  return holder;
}

describe("an administrator who replaces a person's address", () => {
  test('keeps the second factor of the owner', async () => {
    const [support, owner] = [await staff('person:update', 'person:read'), await guarded(true)];
    const email = 'cua-nguoi-ho-tro@example.vn';
    expect((await update(support, { personId: owner.id, email })).data.updatePerson).toEqual({
      email,
      emailVerifiedAt: null,
    });
    expect(getCode(await resetBy(email))).toBeUndefined();
    expect(await hasTwoStep(owner)).toBe(true);
  });

  test('removes the second factor if the address was never verified', async () => {
    const [boss, hijacked] = [await admin(), await guarded(false)];
    await update(boss, { personId: hijacked.id, email: 'chu-that@example.vn' });
    await resetBy('chu-that@example.vn');
    expect(await hasTwoStep(hijacked)).toBe(false);
  });

  test('notifies the former address without their own IP address', async () => {
    const [boss, owner] = [await admin(), await guarded(true)];
    await update(boss, { personId: owner.id, email: 'moi-1@example.vn' });
    const [mail] = await mailsTo(owner.email);
    expect(mail).toMatchObject({ mail: 'accounts.email-replaced', props: { email: 'moi-1@example.vn' } });
    expect(JSON.stringify(mail!.props)).not.toContain('127.0.0.1');
  });

  test('revokes every link sent to the former address', async () => {
    const [boss, owner] = [await admin(), await guarded(true)];
    await db('delete from authenticator where person_id = ?', owner.id);
    await ask(
      owner,
      `mutation { changeEmail(input: { newEmail: "cua-ke-gian@example.vn", password: "${PASSWORD}" }) { email } }`,
    );
    const confirm = await codeTo('cua-ke-gian@example.vn', 'accounts.confirm-new-email', 'token');
    const cancel = await codeTo(owner.email, 'accounts.email-change-notice', 'cancel');
    await update(boss, { personId: owner.id, email: 'moi-2@example.vn' });
    for (const [name, t] of [
      ['confirmEmail', confirm],
      ['cancelEmailChange', cancel],
    ])
      expect(
        getCode(
          await ask(undefined, `mutation($t: String!) { ${name}(input: { token: $t }) { email } }`, { t }),
        ),
        name,
      ).toBe('GONE');
    expect(await db('select email from person where id = ?', owner.id)).toEqual([
      { email: 'moi-2@example.vn' },
    ]);
  });

  test('cannot replace their own address this way', async () => {
    const boss = await admin();
    expect(getCode(await update(boss, { personId: boss.id, email: 'cua-toi@example.vn' }))).toBe('POLICY');
    expect(
      getCode(await update(boss, { personId: boss.id, email: boss.email, phone: '0912345678' })),
    ).toBeUndefined();
  });
});
