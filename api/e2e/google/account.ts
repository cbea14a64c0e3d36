import { describe, expect, it } from 'vitest';
import { ask, getCode, member, PASSWORD, select } from '../../src/testing/factories.ts';
import { mailsTo } from '../../src/testing/mails.ts';
import { api, app, exchange, link, newAccount, provider, signedInAs, signInWithGoogle } from './google.ts';

describe('an account', () => {
  it('is never signed in by a Google account with its address; its owner links it with the same code', async () => {
    const holder = await member(app);
    const account = newAccount({ email: holder.email.toUpperCase() });
    provider.enter(account);
    const { code } = await signInWithGoogle();
    expect(getCode(await exchange(code))).toBe('CONFLICT');
    expect(await select(app, 'select 1 from google_identity where person_id = ?', [holder.id])).toEqual([]);
    expect((await link(holder, { code })).data.linkGoogle).toEqual({ googleEmail: holder.email });
    expect((await signedInAs(account)).id).toBe(holder.id);
    expect((await mailsTo(app, holder.email)).map(({ props }) => props.event)).toEqual(['google-linked']);
  });

  it('cannot sign in while it is suspended', async () => {
    const account = newAccount();
    const { id } = await signedInAs(account);
    await select(app, 'update person set is_active = false where id = ?', [id]);
    expect(getCode(await exchange((await signInWithGoogle()).code))).toBe('FORBIDDEN');
  });

  it('requires the code of two-step sign-in, and the Google code remains valid', async () => {
    const account = newAccount();
    const { id } = await signedInAs(account);
    await select(app, 'insert into authenticator (person_id, secret, confirmed_at) values (?, ?, now())', [
      id,
      app.services.keys.seal('authenticator secret', Buffer.alloc(20)),
    ]);
    await select(app, 'insert into recovery_code (person_id, signature) values (?, ?)', [
      id,
      app.services.keys.sign('recovery code', `${id}:ABCDEFGHIJ`),
    ]);
    const { code } = await signInWithGoogle();
    const refused = await exchange(code);
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      details: [{ field: 'code' }],
    });
    expect(getCode(await exchange(code, 'abcde-fghij'))).toBeUndefined();
  });
});

describe('unlinking', () => {
  it('is POLICY for the only way to sign in, and requires a confirmation with a password', async () => {
    const account = newAccount();
    const holder = await signedInAs(account);
    const refused = await api(holder, 'DELETE', 'unlink', { confirmUnlink: true, reason: 'x' });
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'POLICY']);
    expect((await api(holder, 'GET', 'status')).body.data).toMatchObject({ linked: true });
    await ask(
      app,
      holder,
      `mutation { changePassword(input: {newPassword: "${PASSWORD}"}) { hasPassword } }`,
    );
    const unsure = await api(holder, 'DELETE', 'unlink', { confirmUnlink: false });
    expect([unsure.status, unsure.body.details]).toMatchObject([400, [{ field: 'confirmUnlink' }]]);
    const done = await api(holder, 'DELETE', 'unlink', { confirmUnlink: true, reason: 'Không dùng nữa' });
    expect(done.body.data).toEqual({ linked: false, email: null, linkedAt: null });
    expect(getCode(await exchange((await signInWithGoogle()).code))).toBe('CONFLICT'); // the e-mail address belongs to an account
    expect((await api(holder, 'DELETE', 'unlink', { confirmUnlink: true })).status).toBe(409);
    const [line] = await select<{ reason: string }>(
      app,
      "select reason from audit_log where action = 'person.unlink-google' and target_id = ?",
      [holder.id],
    );
    expect(line!.reason).toBe('Không dùng nữa');
  });
});
