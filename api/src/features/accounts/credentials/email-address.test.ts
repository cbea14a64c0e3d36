import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { expectSignedOut, register, signedIn } from '../../../testing/signing-in.ts';
import { sendPasswordReset } from './request-password-reset.ts';
import {
  address,
  app,
  cancel,
  changeEmail,
  clearThrottle,
  confirm,
  enableTwoStep,
  faults,
  linkGoogle,
  ME,
  NEW,
  reset,
  resetCode,
  signIn,
} from './testing/credentials.ts';

const { ask, codeTo, count, db, fetchRoot, mailsTo, member, updateRow } = helpersFor(app);

beforeEach(async () => void (await clearThrottle()));

describe('an e-mail address', () => {
  const registered = async () => {
    const email = address();
    const { data } = await register(app, email);
    return { email, token: (data.register as { accessToken: string }).accessToken };
  };

  test('is confirmed once by the link of the first mail', async () => {
    const holder = await registered();
    expect(await fetchRoot(holder, ME)).toMatchObject({ emailVerifiedAt: null });
    const code = await codeTo(holder.email, 'accounts.welcome', 'token');
    expect((await confirm(code)).data).toEqual({ confirmEmail: { email: holder.email } });
    expect(await fetchRoot(holder, ME)).toMatchObject({ emailVerifiedAt: expect.any(String) });
    expect(getCode(await confirm(code))).toBe('GONE');
    expect(getCode(await ask(holder, 'mutation { requestEmailVerification { accepted } }'))).toBe('CONFLICT');
  });

  test('is confirmed despite a stale token in the browser', async () => {
    const holder = await registered();
    const code = await codeTo(holder.email, 'accounts.welcome', 'token');
    const reply = await ask(
      { token: 'gone' },
      'mutation($t: String!) { confirmEmail(input: { token: $t }) { email } }',
      { t: code },
    );
    expect(reply.data).toEqual({ confirmEmail: { email: holder.email } });
  });

  test('receives another link on request, which replaces the first', async () => {
    const holder = await registered();
    const first = await codeTo(holder.email, 'accounts.welcome', 'token');
    expect((await ask(holder, 'mutation { requestEmailVerification { accepted } }')).data).toEqual({
      requestEmailVerification: { accepted: true },
    });
    expect(getCode(await confirm(first))).toBe('GONE');
    expect(
      getCode(await confirm(await codeTo(holder.email, 'accounts.verify-email', 'token'))),
    ).toBeUndefined();
    for (let i = 0; i < 2; i++) await ask(holder, 'mutation { requestEmailVerification { accepted } }');
    expect((await mailsTo(holder.email)).length).toBe(2);
  });

  test('changes upon confirmation, which revokes links to the old one', async () => {
    const holder = await member();
    const [old, fresh] = [holder.email, address()];
    const link = await resetCode(old);
    expect(
      (await changeEmail(holder, { newEmail: fresh.toUpperCase(), password: PASSWORD })).data.changeEmail,
    ).toEqual({ email: old, pendingEmail: fresh });
    expect(getCode(await signIn(fresh, PASSWORD))).toBe('INVALID_CREDENTIALS');
    const code = await codeTo(fresh, 'accounts.confirm-new-email', 'token');
    expect((await confirm(code)).data).toEqual({ confirmEmail: { email: fresh } });
    expect((await mailsTo(old)).at(-1)).toMatchObject({
      mail: 'accounts.email-changed',
      props: { email: fresh },
    });
    expect(getCode(await signIn(fresh, PASSWORD))).toBeUndefined();
    expect(getCode(await signIn(old, PASSWORD))).toBe('INVALID_CREDENTIALS');
    expect(getCode(await confirm(code))).toBe('GONE');
    expect(getCode(await reset({ token: link, newPassword: NEW }))).toBe('GONE');
  });

  test.each([
    ['a wrong password', { password: 'wrong-one' }, ['INVALID_CREDENTIALS', ['password']]],
    ['no password', {}, ['INVALID_CREDENTIALS', ['password']]],
    ['an invalid address', { newEmail: 'x', password: PASSWORD }, ['BAD_INPUT', ['newEmail']]],
  ])('does not change with %s', async (_, input, expected) => {
    const holder = await member();
    expect(faults(await changeEmail(holder, { newEmail: address(), ...input }))).toEqual(expected);
    expect(await mailsTo(holder.email)).toEqual([]);
  });

  test('cannot change to itself or to an existing address, also upon confirmation', async () => {
    const [holder, other] = [await member(), await member()];
    expect(faults(await changeEmail(holder, { newEmail: holder.email, password: PASSWORD }))).toEqual([
      'BAD_INPUT',
      ['newEmail'],
    ]);
    expect(getCode(await changeEmail(holder, { newEmail: other.email, password: PASSWORD }))).toBe(
      'CONFLICT',
    );
    const fresh = address();
    await changeEmail(holder, { newEmail: fresh, password: PASSWORD });
    await changeEmail(other, { newEmail: fresh, password: PASSWORD });
    const [first, second] = (await mailsTo(fresh)).map(({ props }) =>
      new URL(props.link!).hash.slice('#token='.length),
    );
    const codes = await Promise.all([confirm(first!), confirm(second!)]);
    expect(codes.map(getCode).sort()).toEqual(['CONFLICT', undefined]);
  });

  test('does not change if the link is confirmed after a day', async () => {
    const holder = await member();
    const late = address();
    await changeEmail(holder, { newEmail: late, password: PASSWORD });
    await db(
      "update email_change set requested_at = now() - interval '25 hours' where person_id = ?",
      holder.id,
    );
    expect(getCode(await confirm(await codeTo(late, 'accounts.confirm-new-email', 'token')))).toBe('GONE');
    expect(await fetchRoot(holder, ME)).toMatchObject({ email: holder.email });
  });

  test('changes only by the link of the latest request', async () => {
    const holder = await member();
    const [first, second] = [address(), address()];
    await changeEmail(holder, { newEmail: first, password: PASSWORD });
    const reply = await changeEmail(holder, { newEmail: second, password: PASSWORD });
    expect(reply.data.changeEmail).toMatchObject({ pendingEmail: second });
    const getConfirm = async (to: string) =>
      getCode(await confirm(await codeTo(to, 'accounts.confirm-new-email', 'token')));
    expect([await getConfirm(first), await getConfirm(second)]).toEqual(['GONE', undefined]);
  });

  describe('an address restored by its former owner', () => {
    test('returns after two changes and clears sessions, password and later settings', async () => {
      const owner = await member();
      const thief = signedIn(await signIn(owner.email, PASSWORD));
      const [one, two] = [address(), address()];
      await changeEmail(thief, { newEmail: one, password: PASSWORD });
      await confirm(await codeTo(one, 'accounts.confirm-new-email', 'token'));
      await changeEmail(thief, { newEmail: two, password: PASSWORD });
      await confirm(await codeTo(two, 'accounts.confirm-new-email', 'token'));
      await linkGoogle(owner.id);
      await enableTwoStep(owner.id);
      const code = await codeTo(owner.email, 'accounts.email-change-notice', 'cancel');
      expect((await cancel(code)).data).toEqual({ cancelEmailChange: { email: owner.email } });
      await expectSignedOut(app, thief);
      expect(getCode(await signIn(two, PASSWORD))).toBe('INVALID_CREDENTIALS');
      expect(getCode(await signIn(owner.email, PASSWORD))).toBe('INVALID_CREDENTIALS');
      // The attacker's link to cancel the second change is invalid
      expect(getCode(await cancel(await codeTo(one, 'accounts.email-change-notice', 'cancel')))).toBe('GONE');
      expect(getCode(await cancel(code))).toBe('GONE');
      await sendPasswordReset.handle(app.services, { email: owner.email });
      await reset({ token: await codeTo(owner.email, 'accounts.password-reset', 'reset'), newPassword: NEW });
      expect(getCode(await signIn(owner.email, NEW))).toBeUndefined();
      expect(await count('google_identity where person_id = ?', owner.id)).toBe(0);
    });

    test('removes every credential if it was never verified before', async () => {
      const thief = await member();
      await updateRow('person', thief.id, 'email_verified_at = null, had_proved_email = false');
      await linkGoogle(thief.id, 'e@x.vn', 1);
      const theirs = address();
      await changeEmail(thief, { newEmail: theirs, password: PASSWORD });
      await confirm(await codeTo(theirs, 'accounts.confirm-new-email', 'token'));
      await cancel(await codeTo(thief.email, 'accounts.email-change-notice', 'cancel'));
      expect(await count('google_identity where person_id = ?', thief.id)).toBe(0);
    });

    test('cancels a later request to delete the account', async () => {
      const holder = await member();
      const next = address();
      await changeEmail(holder, { newEmail: next, password: PASSWORD });
      await confirm(await codeTo(next, 'accounts.confirm-new-email', 'token'));
      const reply = await ask(
        holder,
        'mutation($p: String) { requestErasure(input: { password: $p }) { id } }',
        { p: PASSWORD },
      );
      expect(getCode(reply)).toBeUndefined();
      await cancel(await codeTo(holder.email, 'accounts.email-change-notice', 'cancel'));
      expect(await db('select status from data_request where person_id = ?', holder.id)).toEqual([
        { status: 'CANCELLED' },
      ]);
    });

    test('blocks the confirmation of the new address', async () => {
      const owner = await member();
      const fresh = address();
      await changeEmail(owner, { newEmail: fresh, password: PASSWORD });
      await cancel(await codeTo(owner.email, 'accounts.email-change-notice', 'cancel'));
      expect(getCode(await confirm(await codeTo(fresh, 'accounts.confirm-new-email', 'token')))).toBe('GONE');
    });

    test('can be restored for seven days and is reserved meanwhile', async () => {
      const owner = await member();
      await updateRow('person', owner.id, 'email_verified_at = now()');
      const fresh = address();
      await changeEmail(owner, { newEmail: fresh, password: PASSWORD });
      await confirm(await codeTo(fresh, 'accounts.confirm-new-email', 'token'));
      const takeOver = () => register(app, owner.email, 'Kẻ Chiếm Chỗ');
      expect(getCode(await takeOver())).toBe('CONFLICT');
      const code = await codeTo(owner.email, 'accounts.email-change-notice', 'cancel');
      await db(
        "update email_change set confirmed_at = now() - interval '7 days 1 minute' where person_id = ?",
        owner.id,
      );
      expect(getCode(await cancel(code))).toBe('GONE');
      expect(getCode(await takeOver())).toBeUndefined();
    });
  });
});
