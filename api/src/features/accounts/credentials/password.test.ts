import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, member, PASSWORD, select, student } from '../../../testing/factories.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { isOut, isSoonOut, signedIn } from '../../../testing/signing-in.ts';
import { app, change, clearThrottle, faults, NEW, signIn } from './testing/credentials.ts';

beforeEach(async () => void (await clearThrottle()));

describe('changing the password', () => {
  test('ends every other session and notifies the owner', async () => {
    const holder = await member(app);
    const other = signedIn(await signIn(holder.email, PASSWORD));
    const reply = await change(holder, {
      currentPassword: PASSWORD,
      newPassword: NEW,
      confirmPassword: NEW,
    });
    expect(reply.data.changePassword).toEqual({ hasPassword: true, passwordChangedAt: expect.any(String) });
    await isSoonOut(app, other);
    expect(await isOut(app, holder)).toBe(false);
    expect(codeOf(await signIn(holder.email, PASSWORD))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await signIn(holder.email, NEW))).toBeUndefined();
    expect(await mailsTo(app, holder.email)).toMatchObject([
      { mail: 'accounts.security-notice', props: { event: 'password-changed' } },
    ]);
  });

  test.each([
    ['a wrong present one', { currentPassword: 'not-the-one' }, ['INVALID_CREDENTIALS', ['currentPassword']]],
    ['none', { currentPassword: null }, ['INVALID_CREDENTIALS', ['currentPassword']]],
    ['a common new one', { newPassword: 'password123' }, ['BAD_INPUT', ['newPassword']]],
    ['a short new one', { newPassword: 'short' }, ['BAD_INPUT', ['newPassword']]],
    ['the same again', { newPassword: PASSWORD }, ['BAD_INPUT', ['newPassword']]],
    ['two that differ', { confirmPassword: 'another' }, ['BAD_INPUT', ['confirmPassword']]],
  ])('with %s is rejected at its field', async (_, input, expected) => {
    const holder = await member(app);
    expect(faults(await change(holder, { currentPassword: PASSWORD, newPassword: NEW, ...input }))).toEqual(
      expected,
    );
    expect(codeOf(await signIn(holder.email, PASSWORD))).toBeUndefined();
  });

  test('to one based on the name or address is rejected at its field', async () => {
    const holder = await member(app);
    const name = holder.email.split('@')[0]!;
    await select(app, "update person set full_name = 'Quách Thiên Trường' where id = ?", [holder.id]);
    for (const newPassword of [`${name}1`, 'quach123'])
      expect(faults(await change(holder, { currentPassword: PASSWORD, newPassword }))).toEqual([
        'BAD_INPUT',
        ['newPassword'],
      ]);
    expect(codeOf(await signIn(holder.email, PASSWORD))).toBeUndefined();
  });

  test('with wrong guesses counts as failed sign-ins', async () => {
    const holder = await member(app);
    for (let i = 0; i < 5; i++) await change(holder, { currentPassword: `wrong-${i}`, newPassword: NEW });
    expect(codeOf(await change(holder, { currentPassword: PASSWORD, newPassword: NEW }))).toBe(
      'RATE_LIMITED',
    );
    expect(codeOf(await signIn(holder.email, PASSWORD))).toBe('RATE_LIMITED');
  });

  test('without a current one requires a recent sign-in', async () => {
    const [young, old] = [await student(app), await student(app)];
    await select(app, "update session set created_at = now() - interval '16 minutes' where person_id = ?", [
      old.id,
    ]);
    expect(codeOf(await change(old, { newPassword: NEW }))).toBe('POLICY');
    expect(codeOf(await change(young, { newPassword: NEW }))).toBeUndefined();
    expect(codeOf(await signIn(young.email, NEW))).toBeUndefined();
  });
});
