import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { createDebtor, getBalance, sellCourse } from '../testing/sell-course.ts';

const app = await testApp();
const { admin, ask, teacher } = helpersFor(app);
let [boss, second]: Actor[] = [];
beforeAll(async () => {
  [boss, second] = [await admin(), await admin()];
});

const PAY = 'mutation($input: RecordTaxPaymentInput!) { recordTaxPayment(input: $input) { id vatWithheld } }';
let serial = 0;
const pay = (over: object, who = boss!) =>
  ask(who, PAY, {
    input: {
      period: '2026-11',
      reference: `NT-${++serial}`,
      vatWithheld: 0,
      pitWithheld: 0,
      vatOutput: 0,
      ...over,
    },
  });
const PROPOSE = 'mutation($input: ProposeWriteOffInput!) { proposeWriteOff(input: $input) { id state } }';
const propose = (teacherId: string, amount: number, who = boss!, over: object = {}) =>
  ask(who, PROPOSE, { input: { teacherId, amount, reason: 'Không liên lạc được', ...over } });
const decide = (name: string, id: string, who: Actor) =>
  ask(who, `mutation($id: ID!) { ${name}(writeOffId: $id) { state decidedBy } }`, { id });

describe('a tax payment', () => {
  test('reduces the debt by the payment and never exceeds it', async () => {
    await sellCourse(app, await teacher(), 1_000_000);
    const [owed, bank] = [await getBalance(app, 'tax-withheld:vat'), await getBalance(app, 'bank')];
    const output = await getBalance(app, 'vat-output');
    expect(getReason(await pay({ vatWithheld: owed + 1 }))).toBe('TAX_OVER_OWED');
    expect(getReason(await pay({ vatOutput: output + 1 }))).toBe('TAX_OVER_OWED');
    expect(getReason(await pay({}))).toBe('NO_TAX_PAID');
    expect((await pay({ vatWithheld: 30_000, reference: 'NT-SAME' })).errors).toBeUndefined();
    expect(await getBalance(app, 'tax-withheld:vat')).toBe(owed - 30_000);
    expect(await getBalance(app, 'bank')).toBe(bank - 30_000);
    expect(getReason(await pay({ vatWithheld: 1000, reference: 'NT-SAME' }))).toBe('TAX_RECORDED_BEFORE');
  });

  test('is idempotent, and two simultaneous ones never exceed the debt', async () => {
    await sellCourse(app, await teacher(), 1_000_000);
    const owed = await getBalance(app, 'tax-withheld:pit');
    const once = { pitWithheld: 100, reference: 'NT-KEY', idempotencyKey: 'tax-payment-key' };
    const [a, b] = [await pay(once), await pay(once)];
    expect(a.data).toEqual(b.data);
    const both = await Promise.all([pay({ pitWithheld: owed - 100 }), pay({ pitWithheld: owed - 100 })]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await getBalance(app, 'tax-withheld:pit')).toBe(0);
  });
});

describe('a debt of a teacher', () => {
  test('is written off as the platform’s loss, at most in full', async () => {
    const teacherId = await createDebtor(app, 100_000);
    const [owed, loss] = [
      await getBalance(app, `receivable:${teacherId}`),
      await getBalance(app, 'bad-debt'),
    ];
    expect(owed).toBe(63_000);
    expect(getReason(await propose(teacherId, owed + 1))).toBe('WRITE_OFF_OVER_OWED');
    const done = await propose(teacherId, owed);
    expect(done.data.proposeWriteOff).toMatchObject({ state: 'BOOKED' });
    expect(await getBalance(app, `receivable:${teacherId}`)).toBe(0);
    expect(await getBalance(app, 'bad-debt')).toBe(loss + owed);
    expect(getReason(await propose(teacherId, 1))).toBe('WRITE_OFF_OVER_OWED');
  });

  test('requires two administrators for large amounts, not the debtor', async () => {
    const teacherId = await createDebtor(app, 1_000_000);
    const made = (await propose(teacherId, 600_000)).data.proposeWriteOff as { id: string; state: string };
    expect(made.state).toBe('PROPOSED');
    expect(await getBalance(app, `receivable:${teacherId}`)).toBe(630_000);
    expect(getReason(await propose(teacherId, 600_000))).toBe('WRITE_OFF_PROPOSED');
    expect(getReason(await decide('approveWriteOff', made.id, boss!))).toBe('SECOND_PERSON_NEEDED');
    const both = await Promise.all([1, 2].map(() => decide('approveWriteOff', made.id, second!)));
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await getBalance(app, `receivable:${teacherId}`)).toBe(30_000);
    expect(getReason(await propose(boss!.id, 1000))).toBe('OWN_DEBT');
  });

  test('requires two administrators also for repeated small amounts', async () => {
    const teacherId = await createDebtor(app, 2_000_000);
    expect((await propose(teacherId, 300_000)).data.proposeWriteOff).toMatchObject({ state: 'BOOKED' });
    const made = (await propose(teacherId, 300_000)).data.proposeWriteOff as { id: string; state: string };
    expect(made.state).toBe('PROPOSED');
    expect((await decide('approveWriteOff', made.id, second!)).errors).toBeUndefined();
    // A write-off with two approvals does not count for the limit of single administrators
    expect((await propose(teacherId, 100_000)).data.proposeWriteOff).toMatchObject({ state: 'BOOKED' });
  });

  test('remains after a rejected proposal', async () => {
    const teacherId = await createDebtor(app, 1_000_000);
    const made = (await propose(teacherId, 600_000)).data.proposeWriteOff as { id: string };
    expect((await decide('rejectWriteOff', made.id, second!)).data.rejectWriteOff).toMatchObject({
      state: 'REJECTED',
    });
    expect(await getBalance(app, `receivable:${teacherId}`)).toBe(630_000);
    expect(getReason(await decide('approveWriteOff', made.id, second!))).toBe('WRONG_STATE');
  });

  test('and taxes require an administrator', async () => {
    const other = await teacher();
    expect(getCode(await pay({ vatWithheld: 1 }, other))).toBe('FORBIDDEN');
    expect(getCode(await propose(other.id, 1, other))).toBe('FORBIDDEN');
  });
});
