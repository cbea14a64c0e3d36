import { beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason, select, teacher } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { PAYOUT_FOUR_EYES_FROM } from '../settings.ts';
import { getBalance, sellCourse } from '../testing/sell-course.ts';
import {
  approve,
  createPayableTeacher,
  createPayout,
  createSeller,
  endCoolingOff,
  getStatus,
  importStatement,
  makeFile,
  requestPayout,
  setAccount,
} from './testing/payouts.ts';

const app = await ownApp();
const { admin, ask, person } = helpersFor(app);
let boss: Actor;
let other: Actor;
beforeAll(async () => {
  [boss, other] = [await admin(), await admin()];
});

const money = async ({ id }: Actor) => ({
  available: await getBalance(app, `available:${id}`),
  transit: await getBalance(app, `transit:${id}`),
});
const facts = (reply: { errors?: readonly { extensions: object }[] }) => reply.errors?.[0]?.extensions;

describe('a request', () => {
  test('reserves the money immediately, once per key', async () => {
    const who = await createPayableTeacher(app, 630_000);
    const key = crypto.randomUUID();
    const [first, again] = [
      await requestPayout(app, who, 300_000, key),
      await requestPayout(app, who, 300_000, key),
    ];
    expect(first.data.requestPayout).toMatchObject({ status: 'PENDING', amount: 300_000 });
    expect((first.data.requestPayout as { number: string }).number).toMatch(/^CT-\d{4}-\d{4,}$/);
    expect(again.data).toEqual(first.data);
    expect(getReason(await requestPayout(app, who, 310_000, key))).toBe('KEY_REUSED');
    expect(await money(who)).toEqual({ available: 330_000, transit: 300_000 });
  });

  test('is rejected below the minimum, above the balance, without account or with debts', async () => {
    const who = await createSeller(app, 630_000);
    expect(getReason(await requestPayout(app, who, 300_000))).toBe('NO_PAYOUT_ACCOUNT');
    await setAccount(app, who);
    expect(facts(await requestPayout(app, who, 199_999))).toMatchObject({
      reason: 'PAYOUT_TOO_SMALL',
      limit: 200_000,
    });
    expect(facts(await requestPayout(app, who, 630_001))).toMatchObject({
      reason: 'PAYOUT_OVER_AVAILABLE',
      limit: 630_000,
    });
    await select(app, "update ledger_account set balance = 1000 where code = 'receivable:' || ?", [who.id]);
    expect(facts(await requestPayout(app, who, 300_000))).toMatchObject({
      reason: 'PAYOUT_WHILE_OWING',
      value: 1000,
    });
    expect(await money(who)).toEqual({ available: 630_000, transit: 0 });
  });

  test('for the whole balance succeeds once among simultaneous ones', async () => {
    const who = await createPayableTeacher(app, 630_000);
    const replies = await Promise.all(Array.from({ length: 6 }, () => requestPayout(app, who, 400_000)));
    expect(replies.filter((reply) => !reply.errors)).toHaveLength(1);
    expect(replies.filter((reply) => reply.errors).map(getReason)).toEqual(
      Array.from({ length: 5 }, () => 'PAYOUT_OVER_AVAILABLE'),
    );
    expect(await money(who)).toEqual({ available: 230_000, transit: 400_000 });
  });

  test('to a new account is not approved during its waiting period', async () => {
    const who = await createSeller(app, 630_000);
    await setAccount(app, who);
    const { id } = await createPayout(app, who, 200_000);
    expect(getReason(await approve(app, boss, id))).toBe('PAYOUT_COOLING');
    await select(app, 'update payout set due_from = now() where id = ?', [id]);
    expect((await approve(app, boss, id)).data.approvePayout).toMatchObject({ status: 'APPROVED' });
  });

  test('can be cancelled by its teacher only, before approval', async () => {
    const who = await createPayableTeacher(app, 630_000);
    const WITHDRAW = 'mutation W($id: ID!) { withdrawPayout(payoutId: $id) { status } }';
    const [first, second] = [await createPayout(app, who, 200_000), await createPayout(app, who, 200_000)];
    expect(getCode(await ask(await teacher(app), WITHDRAW, { id: first.id }))).toBe('NOT_FOUND');
    expect((await ask(who, WITHDRAW, { id: first.id })).data.withdrawPayout).toEqual({
      status: 'WITHDRAWN',
    });
    await approve(app, boss, second.id);
    expect(getReason(await ask(who, WITHDRAW, { id: second.id }))).toBe('WRONG_STATE');
    expect(await money(who)).toEqual({ available: 430_000, transit: 200_000 });
  });
});

describe('the decision', () => {
  test('on a large amount requires two people', async () => {
    const who = await createPayableTeacher(app, 6_300_000);
    const { id } = await createPayout(app, who, 2_000_000);
    expect((await approve(app, boss, id)).data.approvePayout).toMatchObject({
      status: 'PENDING',
      takesTwo: true,
    });
    expect(getReason(await approve(app, boss, id))).toBe('SECOND_PERSON_NEEDED');
    expect((await approve(app, other, id)).data.approvePayout).toEqual({
      status: 'APPROVED',
      takesTwo: true,
      approvals: [{ personId: boss.id }, { personId: other.id }],
    });
  });

  test('requires two people even if the limit is raised afterwards', async () => {
    const { id } = await createPayout(app, await createPayableTeacher(app, 6_300_000), 2_000_000);
    setSetting(app, PAYOUT_FOUR_EYES_FROM, 1_000_000_000);
    const pending = { status: 'PENDING', takesTwo: true };
    expect((await approve(app, boss, id)).data.approvePayout).toMatchObject(pending);
    expect((await approve(app, other, id)).data.approvePayout).toMatchObject({ status: 'APPROVED' });
  });

  test('is never made on own payouts', async () => {
    const who = await person(Role.TEACHER, Role.ADMIN);
    await sellCourse(app, who, 1_000_000, 15);
    await createSeller(app, 63_000); // releases
    await setAccount(app, who);
    await endCoolingOff(app, who);
    const { id } = await createPayout(app, who, 200_000);
    expect(getReason(await approve(app, who, id))).toBe('OWN_PAYOUT');
  });

  test('to reject returns the money and notifies the teacher', async () => {
    const who = await createPayableTeacher(app, 630_000);
    const { id } = await createPayout(app, who, 300_000);
    const REJECT =
      'mutation J($id: ID!) { rejectPayout(input: { payoutId: $id, reason: "Sai tên" }) { status reason } }';
    expect((await ask(boss, REJECT, { id })).data.rejectPayout).toEqual({
      status: 'REJECTED',
      reason: 'Sai tên',
    });
    expect(getReason(await ask(boss, REJECT, { id }))).toBe('WRONG_STATE');
    expect(await money(who)).toEqual({ available: 630_000, transit: 0 });
  });
});

describe('the bank file', () => {
  test('contains each payout once, even when created simultaneously', async () => {
    const who = await createPayableTeacher(app, 1_260_000);
    const [one, two] = [await createPayout(app, who, 200_000), await createPayout(app, who, 300_000)];
    for (const { id } of [one, two]) await approve(app, boss, id);
    const replies = await Promise.all([boss, other, boss].map((by) => makeFile(app, by)));
    const [made] = replies.filter((reply) => !reply.errors);
    expect(replies.filter((reply) => getReason(reply) === 'NOTHING_TO_TRANSFER')).toHaveLength(2);
    expect(await getStatus(app, one.id)).toBe('PROCESSING');
    const file = made!.data.createTransferFile as { id: string; count: number };
    const EXPORT = 'mutation E($id: ID!) { exportTransferFile(fileId: $id) { url } }';
    const { data } = await ask(boss, EXPORT, { id: file.id });
    const { url } = data.exportTransferFile as { url: string };
    const csv = (await app.server.inject({ url })).body;
    expect(csv.split('\r\n')[0]).toBe(
      '\uFEFFreference,bank_bin,bank,account_number,account_holder,amount,content',
    );
    expect(csv).toContain(
      `${two.number},970436,Vietcombank,0071000123456,NGUYEN VAN DUC,300000,SEN ${two.number.replaceAll('-', '')}`,
    );
  });

  test('is matched by its statement idempotently, with paid and returned amounts', async () => {
    const who = await createPayableTeacher(app, 1_260_000);
    const payouts = [
      await createPayout(app, who, 200_000),
      await createPayout(app, who, 300_000),
      await createPayout(app, who, 400_000),
    ];
    for (const { id } of payouts) await approve(app, boss, id);
    await makeFile(app, boss);
    const bank = await getBalance(app, 'bank');
    const [paid, back, wrong] = payouts.map(({ number }) => number.replaceAll('-', '')) as [
      string,
      string,
      string,
    ];
    const statement = [
      `FT1,SEN ${paid} tra GV,200.000,`,
      `FT2,SEN ${back},300000,0`,
      'FT9,Tien dien,15000,',
      `FT3,Tra lai SEN ${back} sai so tai khoan,,"300,000"`,
      `FT4,SEN ${wrong},399999,`,
      'FT5,SEN CT11269999999,5000,',
    ];
    const first = await importStatement(app, boss, statement);
    expect(first.others).toBe(1);
    expect(first.results.map(({ outcome }) => outcome)).toEqual([
      'PAID',
      'KNOWN',
      'FAILED',
      'WRONG_AMOUNT',
      'UNKNOWN',
    ]);
    expect(await Promise.all(payouts.map(({ id }) => getStatus(app, id)))).toEqual([
      'PAID',
      'FAILED',
      'PROCESSING',
    ]);
    expect(await money(who)).toEqual({ available: 660_000, transit: 400_000 });
    expect((await getBalance(app, 'bank')) - bank).toBe(-200_000);
    const again = await importStatement(app, boss, statement);
    expect(again.results.map(({ outcome }) => outcome)).toEqual([
      'KNOWN',
      'KNOWN',
      'KNOWN',
      'WRONG_AMOUNT',
      'UNKNOWN',
    ]);
    expect((await getBalance(app, 'bank')) - bank).toBe(-200_000);
    const MINE =
      '{ myPayouts { total items { status reason bankReference fileNumber approvals { personId } } } }';
    const { data } = await ask(who, MINE);
    expect((data.myPayouts as { items: unknown[] }).items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          status: 'FAILED',
          reason: `Tra lai SEN ${back} sai so tai khoan`,
          approvals: null,
        }),
        expect.objectContaining({ status: 'PAID', bankReference: 'FT1' }),
      ]),
    );
    expect((await ask(await teacher(app), MINE)).data.myPayouts).toMatchObject({ total: 0 });
  });

  test('reports duplicate transfers for recovery', async () => {
    const who = await createPayableTeacher(app, 630_000);
    const { id, number } = await createPayout(app, who, 200_000);
    await approve(app, boss, id);
    await makeFile(app, boss);
    const content = `SEN ${number.replaceAll('-', '')}`;
    const twice = [`FT31,${content},200000,`, `FT32,${content},200000,`];
    for (const first of ['PAID', 'KNOWN']) {
      const { results } = await importStatement(app, boss, twice);
      expect(results.map(({ outcome }) => outcome)).toEqual([first, 'OUT_OF_TURN']);
    }
  });

  test('ignores files that are not statements', async () => {
    for (const lines of [
      ['FT1,SEN CT11260001,abc,'],
      ['FT1,SEN CT11260001,5,abc'],
      ['FT1,SEN CT11260001,,'],
      ['FT1,SEN CT11260001,5,5'],
    ])
      expect(getCode((await importStatement(app, boss, lines)) as never), lines[0]).toBe('BAD_INPUT');
  });
});
