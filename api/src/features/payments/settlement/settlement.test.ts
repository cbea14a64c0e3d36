import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getBalance } from '../../ledger/testing/sell-course.ts';
import {
  buyCourse,
  createRefund,
  DONE,
  mockGateway,
  mutateRefund,
  seller as refundSeller,
  renewSeller,
  send,
} from '../../refunds/testing/refunds.ts';
import { app, beginSale, db, deliver, signedNotification, value } from '../testing/payments.ts';

const { admin, ask, student } = helpersFor(app);

beforeEach(renewSeller);

let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});

const HEADER = 'kind,reference,transaction,amount,fee,settled_at';
const IMPORT = `mutation($input: ImportSettlementInput!) { importSettlement(input: $input) {
  id isRead lines booked differing gross deducted fees } }`;
interface File {
  readonly id: string;
  readonly lines: number;
  readonly booked: number;
  readonly differing: number;
  readonly gross: number;
  readonly deducted: number;
  readonly fees: number;
}
const send_ = (lines: readonly string[], gateway = 'VNPAY', who = boss) =>
  ask(who, IMPORT, { input: { gateway, text: [HEADER, ...lines].join('\n') } });
const settle = async (...lines: string[]): Promise<File> => {
  const reply = await send_(lines);
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  return reply.data.importSettlement as File;
};
let serial = 0;
const line = (kind: string, reference: string, amount: number, fee = 0, at = '2026-11-22T09:00:00+07:00') =>
  `${kind},${reference},ST${++serial},${amount},${fee},${at}`;
const paid = async (price = 400_000) => {
  const { order, payment } = await beginSale({ price });
  await deliver(signedNotification(payment));
  return { orderId: order.id, reference: payment.reference, price };
};
const balances = async () => ({
  bank: await getBalance(app, 'bank'),
  gateway: await getBalance(app, 'gateway:VNPAY'),
  fee: await getBalance(app, 'gateway-fee'),
});
const moved = async (work: () => Promise<unknown>) => {
  const before = await balances();
  await work();
  const after = await balances();
  return {
    bank: after.bank - before.bank,
    gateway: after.gateway - before.gateway,
    fee: after.fee - before.fee,
  };
};
const differences = async (reference: string, isMissing: boolean | null = null) => {
  const { data } = await ask(
    boss,
    `query($isMissing: Boolean) { settlementDifferences(isMissing: $isMissing, limit: 100) {
      items { id fault reference amount expected orderNumber } } }`,
    { isMissing },
  );
  const { items } = data.settlementDifferences as {
    items: { id: string; fault: string; reference: string }[];
  };
  return items.filter((each) => each.reference === reference);
};

describe('a settlement file', () => {
  test('moves the gateway’s balance less its fee to the bank, line by line', async () => {
    const [one, other] = [await paid(400_000), await paid(250_000)];
    const change = await moved(async () => {
      const file = await settle(
        line('PAYMENT', one.reference, 400_000, 4400),
        line('PAYMENT', other.reference, 250_000, 2750),
      );
      expect(file).toMatchObject({
        lines: 2,
        booked: 2,
        differing: 0,
        gross: 650_000,
        fees: 7150,
        deducted: 0,
      });
    });
    expect(change).toEqual({ bank: 642_850, gateway: -650_000, fee: 7150 });
  });

  test('that is imported again, as a whole or in part, changes nothing', async () => {
    const { reference } = await paid();
    const lines = [line('PAYMENT', reference, 400_000, 4400)];
    const first = await settle(...lines);
    const change = await moved(async () => {
      expect((await settle(...lines)).id).toBe(first.id);
      const [another] = await Promise.all([settle(...lines, ''), settle('', ...lines)]);
      expect(another).toMatchObject({ lines: 0, booked: 0, differing: 0 });
    });
    expect(change).toEqual({ bank: 0, gateway: 0, fee: 0 });
  });

  test('that two administrators import simultaneously books each line once', async () => {
    const { reference } = await paid();
    const lines = [line('PAYMENT', reference, 400_000, 4400)];
    const change = await moved(() =>
      Promise.all([settle(...lines), settle(...lines, ' '), settle(...lines)]),
    );
    expect(change).toEqual({ bank: 395_600, gateway: -400_000, fee: 4400 });
  });

  test('with a wrong amount books nothing and waits for an administrator', async () => {
    const { reference } = await paid();
    const change = await moved(async () => {
      await settle(line('PAYMENT', reference, 399_000), line('PAYMENT', 'NOTOURS1', 5000));
      await settle(line('REFUND', reference, 400_000));
    });
    expect(change).toEqual({ bank: 0, gateway: 0, fee: 0 });
    const [wrong, ofRefund] = await differences(reference);
    expect(wrong).toMatchObject({ fault: 'WRONG_AMOUNT', amount: 399_000, expected: 400_000 });
    expect(ofRefund).toMatchObject({ fault: 'UNKNOWN', amount: 400_000, expected: null, orderNumber: null });
    expect(await differences('NOTOURS1', false)).toMatchObject([{ fault: 'UNKNOWN' }]);
    expect(await differences('NOTOURS1', true)).toEqual([]);
    const RESOLVE = `mutation($input: ResolveSettlementDifferenceInput!) {
      resolveSettlementDifference(input: $input) { differenceId } }`;
    const input = { differenceId: wrong!.id, note: 'Cổng đã sửa lại' };
    expect((await ask(boss, RESOLVE, { input })).errors).toBeUndefined();
    expect(await differences(reference)).toHaveLength(1);
    expect(getReason(await ask(boss, RESOLVE, { input }))).toBe('WRONG_STATE');
    expect((await settle(line('PAYMENT', reference, 400_000))).booked).toBe(1);
  });

  test('with the same payment under another line books nothing', async () => {
    const { reference } = await paid();
    const change = await moved(async () => {
      await settle(line('PAYMENT', reference, 400_000), line('PAYMENT', reference, 400_000));
      await settle(line('PAYMENT', reference, 400_000));
    });
    expect(change).toEqual({ bank: 400_000, gateway: -400_000, fee: 0 });
    expect((await differences(reference)).map(({ fault }) => fault)).toEqual([
      'SETTLED_BEFORE',
      'SETTLED_BEFORE',
    ]);
  });

  test('that arrives before the notification is matched after it', async () => {
    const { payment } = await beginSale({ price: 300_000 });
    await settle(line('PAYMENT', payment.reference, 300_000, 3000));
    expect(await differences(payment.reference)).toMatchObject([{ fault: 'UNKNOWN' }]);
    await deliver(signedNotification(payment));
    const change = await moved(() => settle(''));
    expect(change).toEqual({ bank: 297_000, gateway: -300_000, fee: 3000 });
    expect(await differences(payment.reference)).toEqual([]);
  });

  test('with an unmatched payment books the received amount, not the amount due', async () => {
    const { payment } = await beginSale({ price: 300_000 });
    await deliver(
      signedNotification(payment, {
        vnp_Amount: '20000000',
        vnp_TransactionNo: `8${payment.reference.slice(-8)}`,
      }),
    );
    const text = `PAYMENT,${payment.reference},8${payment.reference.slice(-8)},200000,0,2026-11-22T09:00:00+07:00`;
    expect(await moved(() => settle(text))).toEqual({ bank: 200_000, gateway: -200_000, fee: 0 });
  });

  test('with an overpayment is booked in full, also if the excess was returned or matched', async () => {
    const { order, payment } = await beginSale({ price: 400_000 });
    const name = `7${payment.reference.slice(-8)}`;
    await deliver(signedNotification({ ...payment, amount: 450_000 }, { vnp_TransactionNo: name }));
    const itemId = await value<string>('select id from suspense_item where transaction = ?', name);
    const MATCH = 'mutation($input: MatchSuspenseInput!) { matchSuspense(input: $input) { state } }';
    const input = { itemId, orderId: order.id, reason: 'Chuyển dư' };
    expect((await ask(boss, MATCH, { input })).errors).toBeUndefined();
    const change = await moved(() =>
      settle(`PAYMENT,${payment.reference},${name},450000,0,2026-11-22T09:00:00+07:00`),
    );
    expect(change).toEqual({ bank: 450_000, gateway: -450_000, fee: 0 });
  });

  test('reveals payments that the gateway omitted although it settled later ones', async () => {
    const [left, younger] = [await paid(), await paid()];
    await settle(line('PAYMENT', younger.reference, 400_000));
    expect(await differences(left.reference)).toEqual([]);
    await db(
      "update payment_attempt set settled_at = timestamptz '2026-11-23 09:00+07' where reference = ?",
      left.reference,
    );
    const last = await paid();
    await settle(line('PAYMENT', last.reference, 400_000, 0, '2026-12-22T09:00:00+07:00'));
    expect(await differences(left.reference)).toMatchObject([
      { fault: 'MISSING', amount: null, expected: 400_000 },
    ]);
    expect(await differences(left.reference, true)).toHaveLength(1);
    expect(await differences(left.reference, false)).toEqual([]);
    await settle(line('PAYMENT', left.reference, 400_000));
    expect(await differences(left.reference)).toEqual([]);
  });

  test('that is invalid is stored, and nothing of it is booked', async () => {
    const { reference } = await paid();
    const reply = await send_([line('PAYMENT', reference, 400_000), 'PAYMENT,x,y,a lot,0,yesterday']);
    expect(getCode(reply)).toBe('BAD_INPUT');
    const stored = await db<{ is_read: boolean }>(
      "select is_read from settlement_file where text like '%a lot%'",
    );
    expect(stored).toEqual([{ is_read: false }]);
    expect(await db('select 1 from settlement_line where reference = ?', reference)).toEqual([]);
  });

  test('can be imported by administrators only', async () => {
    expect(getCode(await send_([''], 'VNPAY', await student()))).toBe('FORBIDDEN');
  });
});

describe('a refund by a gateway', () => {
  const refunded = async (price: number, isSettledBefore: boolean) => {
    const purchase = await buyCourse(price);
    const attemptReference = await value<string>(
      'select reference from payment_attempt where order_id = ?',
      purchase.orderId,
    );
    const payment = line('PAYMENT', attemptReference, price, 1000);
    if (isSettledBefore) await settle(payment);
    const refund = await createRefund(purchase);
    await mutateRefund(refundSeller, 'agreeToRefund', { refundId: refund.id });
    mockGateway(DONE);
    await send(refund.id);
    const reference = await value<string>(
      'select reference from refund_transfer where refund_id = ?',
      refund.id,
    );
    return { payment, refund: line('REFUND', reference, price) };
  };
  /** Sets the gateway's balance to 0. */
  const emptied = async () => {
    const rest = await getBalance(app, 'gateway:VNPAY');
    await db(
      `with t as (insert into ledger_transaction (kind, idempotency_key) values ('GATEWAY_SETTLED', gen_random_uuid()::text) returning id)
       insert into ledger_entry (transaction_id, sequence, account_id, amount)
         select t.id, case a.code when 'bank' then 0 else 1 end, a.id, case a.code when 'bank' then ?::bigint else -?::bigint end
         from t, ledger_account a where a.code in ('bank', 'gateway:VNPAY') and ?::bigint <> 0`,
      rest,
      rest,
      rest,
    );
    await db(
      "update ledger_account set balance = balance + case code when 'bank' then ?::bigint else -?::bigint end where code in ('bank', 'gateway:VNPAY')",
      rest,
      rest,
    );
  };

  test('before the settlement is deducted from the gateway’s balance, and both are settled together', async () => {
    await emptied();
    const change = await moved(async () => {
      const { payment, refund } = await refunded(300_000, false);
      expect(await getBalance(app, 'gateway:VNPAY')).toBe(0);
      expect(await settle(payment, refund)).toMatchObject({ booked: 2, gross: 300_000, deducted: 300_000 });
    });
    expect(change).toEqual({ bank: -1000, gateway: 0, fee: 1000 });
  });

  test('after the settlement is paid from the bank, and its line deducts nothing again', async () => {
    await emptied();
    const change = await moved(async () => {
      const { refund } = await refunded(300_000, true);
      expect(await getBalance(app, 'gateway:VNPAY')).toBe(0);
      expect((await settle(refund)).booked).toBe(1);
    });
    expect(change).toEqual({ bank: -1000, gateway: 0, fee: 1000 });
  });

  test('from the payments of other buyers is deducted later, whichever line comes first', async () => {
    await emptied();
    const change = await moved(async () => {
      const purchase = await refunded(300_000, true);
      expect(purchase).toBeDefined();
      const another = await paid(500_000);
      const later = await refunded(200_000, true);
      // The gateway has refunded 200,000 of the 500,000 that it holds, and pays out the whole amount first
      expect(await getBalance(app, 'gateway:VNPAY')).toBe(300_000);
      await settle(line('PAYMENT', another.reference, 500_000));
      expect(await getBalance(app, 'gateway:VNPAY')).toBe(-200_000);
      await settle(later.refund, purchase.refund);
    });
    expect(change).toEqual({ bank: 500_000 - 2000, gateway: 0, fee: 2000 });
  });
});
