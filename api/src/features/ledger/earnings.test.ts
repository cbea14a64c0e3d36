import { beforeEach, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { account } from './accounts.ts';
import {
  freezeEarning,
  lockPayable,
  postDisputeLost,
  postDisputeOpened,
  postDisputeWon,
  postPayoutDone,
  postPayoutFailed,
  postPayoutRequested,
  postRefundApproved,
  postRefundPaid,
  postSettlement,
  postSuspense,
  postSuspenseReturned,
  releaseEarnings,
  unfreezeEarning,
} from './index.ts';
import { lockAccounts, post } from './post.ts';
import { getBalance, payTaxes, sellCourse } from './testing/sell-course.ts';

type Work = Parameters<ReturnType<typeof app.services.orm.em.fork>['transactional']>[0];

const app = await ownApp();
const { teacher } = helpersFor(app);
let seller: Actor;
beforeEach(async () => {
  seller = await teacher();
});
const inTransaction = (work: Work) => app.services.orm.em.fork().transactional(work);
const release = () => releaseEarnings.handle(app.services, {});
const of = (kind: string) => getBalance(app, `${kind}:${seller.id}`);
const refund = (lineId: string, amount: number, refundId: string = crypto.randomUUID()) =>
  inTransaction((em) => postRefundApproved(em, { refundId, lineId, amount }));

const earning = async (lineId: string) =>
  (await select<Record<string, unknown>>(app, 'select * from earning where line_id = ?', [lineId]))[0]!;

describe('an earning', () => {
  test('is held for its period, then released once with fee and tax', async () => {
    const [young, old] = [
      await sellCourse(app, seller, 499_000, 13),
      await sellCourse(app, seller, 499_000, 15),
    ];
    const [income, tax] = [await getBalance(app, 'commission'), await getBalance(app, 'vat-output')];
    await Promise.all([release(), release(), release()]);
    expect(await earning(young.lineId)).toMatchObject({ status: 'HELD', released_at: null });
    expect(await earning(old.lineId)).toMatchObject({ status: 'AVAILABLE', service_vat_bp: 800 });
    expect([await of('hold'), await of('available')]).toEqual([314_370, 314_370]);
    // 149,700 ₫ include 8 % VAT: 138,611 ₫ are earned
    expect((await getBalance(app, 'commission')) - income).toBe(138_611);
    expect((await getBalance(app, 'vat-output')) - tax).toBe(11_089);
  });

  test('is not released while a decision is pending', async () => {
    const { lineId } = await sellCourse(app, seller, 100_000, 30);
    await inTransaction((em) => freezeEarning(em, lineId, 'refund:1'));
    await inTransaction((em) => freezeEarning(em, lineId, 'dispute:1'));
    await release();
    await inTransaction((em) => unfreezeEarning(em, lineId, 'refund:1'));
    await release();
    expect(await earning(lineId)).toMatchObject({ status: 'HELD' });
    await inTransaction((em) => unfreezeEarning(em, lineId, 'dispute:1'));
    await release();
    expect(await earning(lineId)).toMatchObject({ status: 'AVAILABLE' });
  });

  test('of a sale by the previous release is opened later', async () => {
    const { lineId } = await sellCourse(app, seller, 100_000);
    await select(app, 'delete from earning where line_id = ?', [lineId]);
    await release();
    expect(await earning(lineId)).toMatchObject({ status: 'HELD', share_left: '63000' });
  });
});

describe('a refund', () => {
  test('before the release reverses every part', async () => {
    const { lineId } = await sellCourse(app, seller, 499_000);
    const before = await getBalance(app, 'tax-withheld:vat');
    await refund(lineId, 499_000);
    expect(await earning(lineId)).toMatchObject({ status: 'REVERSED', refunded: '499000', share_left: '0' });
    expect(await of('hold')).toBe(0);
    expect((await getBalance(app, 'tax-withheld:vat')) - before).toBe(-24_950);
    await release();
    expect(await of('available')).toBe(0);
  });

  test('of a part of the price releases the rest', async () => {
    const { lineId } = await sellCourse(app, seller, 100_000, 15);
    await refund(lineId, 40_000);
    await release();
    expect(await of('available')).toBe(37_800);
  });

  test('after a payout is a debt, deducted from later earnings', async () => {
    const first = await sellCourse(app, seller, 499_000, 15);
    await release();
    const payout = { payoutId: crypto.randomUUID(), teacherId: seller.id, amount: 300_000 };
    await inTransaction((em) => postPayoutRequested(em, payout));
    await inTransaction((em) => postPayoutDone(em, payout));
    await refund(first.lineId, 499_000);
    expect([await of('available'), await of('receivable')]).toEqual([0, 300_000]);
    await sellCourse(app, seller, 600_000, 15);
    await release();
    expect([await of('available'), await of('receivable')]).toEqual([78_000, 0]);
  });

  test('during a payout is deducted if that fails', async () => {
    const { lineId } = await sellCourse(app, seller, 499_000, 15);
    await release();
    const payout = { payoutId: crypto.randomUUID(), teacherId: seller.id, amount: 314_370 };
    await inTransaction((em) => postPayoutRequested(em, payout));
    await refund(lineId, 499_000);
    expect(await of('receivable')).toBe(314_370);
    await inTransaction((em) => postPayoutFailed(em, payout));
    expect([await of('available'), await of('receivable'), await of('transit')]).toEqual([0, 0, 0]);
    expect(await inTransaction((em) => lockPayable(em, seller.id))).toEqual({ available: 0, owed: 0 });
  });

  test('never exceeds the payment, even with simultaneous requests', async () => {
    const { lineId } = await sellCourse(app, seller, 100_000);
    const results = await Promise.allSettled([1, 2, 3].map(() => refund(lineId, 60_000)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await earning(lineId)).toMatchObject({ refunded: '60000' });
  });

  test('is paid by the gateway as far as possible, the rest by bank', async () => {
    const { lineId, orderId } = await sellCourse(app, seller, 100_000);
    await refund(lineId, 100_000);
    const held = await getBalance(app, 'gateway:VNPAY');
    const settlement = { gateway: 'VNPAY', reference: crypto.randomUUID(), gross: held - 30_000, fee: 1000 };
    expect(await inTransaction((em) => postSettlement(em, [settlement]))).toBe(1);
    expect(await inTransaction((em) => postSettlement(em, [settlement]))).toBe(0);
    const bank = await getBalance(app, 'bank');
    const paid = { key: crypto.randomUUID(), orderId, lineId, gateway: 'VNPAY', amount: 100_000 };
    expect(await inTransaction((em) => postRefundPaid(em, paid))).toBe(true);
    expect(await inTransaction((em) => postRefundPaid(em, paid))).toBe(false);
    expect(await getBalance(app, 'gateway:VNPAY')).toBe(0);
    expect((await getBalance(app, 'bank')) - bank).toBe(-70_000);
  });

  test('after payment of the taxes is offset against the next payment', async () => {
    const { lineId } = await sellCourse(app, seller, 100_000);
    await payTaxes(app);
    await refund(lineId, 100_000);
    expect(await getBalance(app, 'tax-credit')).toBe(7000);
    await sellCourse(app, seller, 200_000);
    await payTaxes(app);
    expect([await getBalance(app, 'tax-credit'), await getBalance(app, 'tax-withheld:vat')]).toEqual([0, 0]);
  });
});

describe('disputed money', () => {
  const getDispute = ({ orderId }: { orderId: string }) => ({
    disputeId: crypto.randomUUID(),
    gateway: 'VNPAY',
    orderId,
    amount: 100_000,
  });

  test('is owed by the gateway again when the dispute is won', async () => {
    const dispute = getDispute(await sellCourse(app, seller, 100_000));
    const held = await getBalance(app, 'gateway:VNPAY');
    await inTransaction((em) => postDisputeOpened(em, dispute));
    expect((await getBalance(app, 'gateway:VNPAY')) - held).toBe(-100_000);
    await inTransaction((em) => postDisputeWon(em, dispute));
    expect(await getBalance(app, 'gateway:VNPAY')).toBe(held);
  });

  test('is a refund paid by the bank when the dispute is lost', async () => {
    const line = await sellCourse(app, seller, 100_000);
    const dispute = getDispute(line);
    const owed = await getBalance(app, 'refund-payable');
    await inTransaction((em) => postDisputeOpened(em, dispute));
    await inTransaction(async (em) => {
      await postRefundApproved(em, { refundId: dispute.disputeId, lineId: line.lineId, amount: 100_000 });
      await postDisputeLost(em, dispute);
    });
    expect([await getBalance(app, 'dispute'), await getBalance(app, 'refund-payable')]).toEqual([0, owed]);
  });
});

test('unmatched money is owed to its sender until it is returned', async () => {
  const [waiting, owed] = [await getBalance(app, 'suspense'), await getBalance(app, 'refund-payable')];
  const [amount, transaction] = [70_000, crypto.randomUUID()];
  await inTransaction((em) => postSuspense(em, { gateway: 'VIETQR', amount, transaction }));
  await inTransaction((em) => postSuspenseReturned(em, { key: transaction, amount }));
  expect(await getBalance(app, 'suspense')).toBe(waiting);
  expect((await getBalance(app, 'refund-payable')) - owed).toBe(amount);
  await inTransaction((em) => postRefundPaid(em, { key: transaction, amount }));
  expect(await getBalance(app, 'refund-payable')).toBe(owed);
});

describe('a posting whose entries do not sum to zero', () => {
  test('is rejected before it is written', async () => {
    const key = crypto.randomUUID();
    const entries = [
      { account: account.bank, amount: 5 },
      { account: account.suspense, amount: -4 },
    ];
    const posted = inTransaction((em) => post(em, { kind: 'SUSPENSE_RECEIVED', key, entries }));
    await expect(posted).rejects.toThrow(`the posting ${key} does not sum to zero`);
  });

  test('is rejected by the database as well', async () => {
    await inTransaction((em) => lockAccounts(em, [account.bank]));
    const written = inTransaction((em) =>
      em.execute(
        `with t as (insert into ledger_transaction (kind, idempotency_key) values ('SUSPENSE_RECEIVED', ?) returning id)
         insert into ledger_entry (transaction_id, sequence, account_id, amount)
         select t.id, 0, a.id, 5 from t, ledger_account a where a.code = ?`,
        [crypto.randomUUID(), account.bank.code],
      ),
    );
    await expect(written).rejects.toThrow('does not sum to zero');
  });
});
