import { expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { namedIn } from '../../platform/statement-comment.ts';
import { testApp } from '../../testing/app.ts';
import { type Actor, ask, course, select, student, teacher } from '../../testing/factories.ts';
import { signedQuery } from './gateways/vnpay/signature.ts';
import { SIMULATOR } from './gateways/vnpay/simulator-settings.ts';

/** Named by the connection itself, or one transition of an entity, which the entity manager writes as its rule says. */
const UNNAMED = /^(begin|commit)$|^update "(orders|order_line|payment_attempt)" set /;

/** Statements of the write pool while {@link recorded} runs. */
const sent: string[] = [];
let isRecording = false;
const app = await testApp({}, createLog('silent'), ({ pool, text }) => {
  if (isRecording && pool === 'write') sent.push(text);
});
async function recorded(work: () => Promise<void>): Promise<void> {
  isRecording = true;
  await work();
  isRecording = false;
}

/** What was sent without a name, and names that were sent with more than one text. */
function strangers(): string[] {
  const texts = new Map<string, Set<string>>();
  for (const text of sent) {
    const name = namedIn(text)?.name;
    if (name) texts.set(name, (texts.get(name) ?? new Set()).add(text));
  }
  return [
    ...sent.filter((text) => !namedIn(text) && !UNNAMED.test(text)),
    ...[...texts].filter(([, { size }]) => size > 1).map(([name]) => name),
  ];
}

const CHECKOUT =
  'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { reference amount } } }';
let keys = 0;
async function buy(buyer: Actor, input: object) {
  const { data, errors } = await ask(app, buyer, CHECKOUT, {
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

test('a checkout and its notice send nothing that PostgreSQL would have to plan anew each time', async () => {
  const seller = await teacher(app);
  const [coupon] = await select<{ code: string }>(
    app,
    "insert into coupon (code, percent, scope, starts_at) values ('MAUTHU', 20, 'ALL', '2026-01-01') returning code",
  );
  const billTo = { name: 'Nguyễn Văn Thử' };
  // Of a statement that is kept PostgreSQL makes five plans for its values before it decides whether one does for all
  for (let round = 0; round < 8; round++) {
    const [one, other] = [await course(app, seller.id), await course(app, seller.id)];
    const buyer = await student(app);
    await ask(app, buyer, '{ me { id } }');
    await recorded(async () => {
      const plain = await buy(buyer, { courseId: one.id });
      const cheap = await buy(buyer, { courseIds: [other.id], couponCode: coupon!.code, billTo });
      expect(await tell(plain)).toBe('00');
      expect(await tell(plain)).toBe('02');
      expect(await tell(cheap)).toBe('00');
      expect(await tell(cheap, 'not-the-secret-of-the-shop')).toBe('97');
    });
  }
  expect(sent.length).toBeGreaterThan(100);
  expect(strangers()).toEqual([]);
  // On the connection that did all of this, one request after the other
  const planned = await runSql<{ name: string }>(
    app.services.orm.em.fork(),
    sql`select name from pg_prepared_statements where custom_plans > 5`,
  );
  expect(planned.map(({ name }) => name)).toEqual([]);
});
