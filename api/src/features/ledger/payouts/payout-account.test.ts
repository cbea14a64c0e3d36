import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { expectSignedOut } from '../../../testing/signing-in.ts';
import { getBalance } from '../testing/sell-course.ts';
import { ACCOUNT, createPayableTeacher, createPayout, getStatus, setAccount } from './testing/payouts.ts';

const app = await testApp();
const { ask, db, mailsTo, teacher, value } = helpersFor(app);
const money = async ({ id }: Actor) => ({
  available: await getBalance(app, `available:${id}`),
  transit: await getBalance(app, `transit:${id}`),
});
const facts = (reply: { errors?: readonly { extensions: object }[] }) => reply.errors?.[0]?.extensions;

describe('the payout account', () => {
  test('requires a fresh proof, has a waiting period and hides its number', async () => {
    const who = await teacher();
    const { proof, ...unproved } = who;
    expect(proof).toBeDefined();
    expect(getReason(await setAccount(app, unproved))).toBe('PROOF_NEEDED');
    const { data } = await setAccount(app, who);
    const account = data.setPayoutAccount as { usableFrom: string };
    expect(account).toMatchObject({ bank: 'Vietcombank', lastDigits: '3456', holder: 'NGUYEN VAN DUC' });
    expect((Date.parse(account.usableFrom) - Date.now()) / 86_400_000).toBeCloseTo(3, 2);
    const [row] = await db<Record<string, unknown>>(
      'select * from payout_account where person_id = ?',
      who.id,
    );
    expect(JSON.stringify(row)).not.toContain('0071000123456');
    const notified = await db(
      "select 1 from notification where person_id = ? and kind = 'PAYOUT_ACCOUNT_SET'",
      who.id,
    );
    const mails = (await mailsTo(who.email)).filter(({ props }) => props.kind === 'PAYOUT_ACCOUNT_SET');
    expect([notified.length, mails.length]).toEqual([1, 1]);
  });

  test('is rejected with an unknown bank, a wrong number or holder, or no change', async () => {
    const who = await teacher();
    for (const wrong of [{ bankBin: '123456' }, { number: '12a45678' }, { number: '12345' }, { holder: '1' }])
      expect(getCode(await setAccount(app, who, { ...ACCOUNT, ...wrong })), JSON.stringify(wrong)).toBe(
        'BAD_INPUT',
      );
    await setAccount(app, who);
    expect(facts(await setAccount(app, who))).toMatchObject({
      details: [{ field: 'number', code: 'UNCHANGED' }],
    });
  });

  test('that is disputed is reverted, its payouts are cancelled and sessions end', async () => {
    const who = await createPayableTeacher(app, 630_000);
    const before = await createPayout(app, who, 200_000);
    const { data } = await setAccount(app, who, { ...ACCOUNT, number: '99998888' });
    const { id } = data.setPayoutAccount as { id: string };
    const after = await createPayout(app, who, 200_000);
    const UNDO = 'mutation U($id: ID!) { undoPayoutAccount(accountId: $id) { accountId } }';
    expect(getCode(await ask(await teacher(), UNDO, { id }))).toBe('NOT_FOUND');
    expect(getCode(await ask(who, UNDO, { id }))).toBeUndefined();
    expect(await getStatus(app, after.id)).toBe('WITHDRAWN');
    expect(await getStatus(app, before.id)).toBe('PENDING');
    expect(await money(who)).toEqual({ available: 430_000, transit: 200_000 });
    const lastDigits = await value<string>(
      'select last_digits from payout_account where person_id = ? and replaced_at is null',
      who.id,
    );
    expect(lastDigits).toBe('3456');
    await expectSignedOut(app, who);
  });

  test('cannot be reverted after the waiting period', async () => {
    const who = await createPayableTeacher(app, 63_000);
    const id = await value<string>('select id from payout_account where person_id = ?', who.id);
    const UNDO = 'mutation U($id: ID!) { undoPayoutAccount(accountId: $id) { accountId } }';
    expect(getReason(await ask(who, UNDO, { id }))).toBe('PAYOUT_ACCOUNT_SETTLED');
  });
});
