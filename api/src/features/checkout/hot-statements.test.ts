import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import type { Actor } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { plannedEachTime, recordedWrites } from '../../testing/recorded-writes.ts';
import { signedQuery } from '../payments/gateways/vnpay/signature.ts';
import { SIMULATOR } from '../payments/gateways/vnpay/vnpay.simulator.ts';

/** Entity transitions, which the entity manager writes, and periodic writes of the process. */
const UNNAMED = /^update "(orders|order_line|payment_attempt)" set |update session s set last_used_at/;

const writes = recordedWrites();
const app = await testApp(writes.onStatement);
const { ask, course, student, teacher, value } = helpersFor(app);

const CHECKOUT =
  'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { reference amount } } }';
let keys = 0;
async function buy(buyer: Actor, input: object) {
  const { data, errors } = await ask(buyer, CHECKOUT, {
    input: { gateway: 'VNPAY', idempotencyKey: `hot-statements-${++keys}`, ...input },
  });
  expect(errors).toBeUndefined();
  return (data.checkout as { payment: { reference: string; amount: number } }).payment;
}

async function tell(
  { reference, amount }: { reference: string; amount: number },
  secret: string = SIMULATOR.hashSecret,
) {
  const query = signedQuery(secret, {
    vnp_Amount: String(amount * 100),
    vnp_PayDate: '20261120101010',
    vnp_ResponseCode: '00',
    vnp_TmnCode: SIMULATOR.tmnCode,
    vnp_TransactionNo: `9${reference.slice(-8)}`,
    vnp_TransactionStatus: '00',
    vnp_TxnRef: reference,
  });
  const answer = await app.server.inject({ url: `/api/payments/vnpay/ipn?${query}` });
  return (answer.json() as { RspCode: string }).RspCode;
}

test('a checkout and its IPN use prepared statements only', async () => {
  const seller = await teacher();
  const couponCode = await value<string>(
    "insert into coupon (code, percent, scope, starts_at) values ('MAUTHU', 20, 'ALL', '2026-01-01') returning code",
  );
  const billTo = { name: 'Nguyễn Văn Thử' };
  for (let round = 0; round < 8; round++) {
    const [one, other] = [await course(seller.id), await course(seller.id)];
    const buyer = await student();
    await ask(buyer, '{ me { id } }');
    await writes.during(async () => {
      const plain = await buy(buyer, { courseId: one.id });
      const cheap = await buy(buyer, { courseIds: [other.id], couponCode, billTo });
      expect(await tell(plain)).toBe('00');
      expect(await tell(plain)).toBe('02');
      expect(await tell(cheap)).toBe('00');
      expect(await tell(cheap, 'not-the-secret-of-the-shop')).toBe('97');
    });
  }
  expect(writes.sent.length).toBeGreaterThan(100);
  expect(writes.unnamedStatements(UNNAMED)).toEqual([]);
  expect(await plannedEachTime(app.services, writes)).toEqual([]);
});
