import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { getCode, getReason, select } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { sellCourse } from '../../ledger/testing/sell-course.ts';
import { sheetAsCsv } from '../../operations/index.ts';
import { ordersSheet } from './export-orders.ts';

const app = await testApp();
const { admin, ask, mailsTo, student, teacher, value } = helpersFor(app);

test('an administrator exports the filtered orders in their language and in Vietnam time, without formulas', async () => {
  const boss = await admin();
  const { orderId } = await sellCourse(app, await teacher(), 123_000);
  const number = await value<string>(
    "update orders set bill_name = '=HYPERLINK(\"http://x\")', paid_at = '2026-11-27T17:30:00Z' where id = ? returning number",
    orderId,
  );
  await sellCourse(app, await teacher(), 99_000);
  const exported = async (filter: object) => {
    const { data } = await ask(
      boss,
      'mutation($input: ExportOrdersInput!) { exportOrders(input: $input) { url } }',
      { input: { filter } },
    );
    const answer = await app.server.inject({ url: (data.exportOrders as { url: string }).url });
    return answer.body.trim().split(/\r?\n/);
  };
  expect((await exported({ status: 'PAID' })).length).toBeGreaterThanOrEqual(3);
  const [head, line, ...more] = await exported({ search: number });
  expect(more).toEqual([]);
  expect(head).toMatch(/Mã đơn,Trạng thái,Đặt lúc,.*,Mã giao dịch$/);
  expect(line).toContain(',Đã thanh toán,');
  expect(line).toContain(',2026-11-28 00:30,');
  const english = await text(
    sheetAsCsv(ordersSheet(app.services, { filter: { search: number }, locale: 'en' })),
  );
  expect(english).toMatch(/Order number,Status,Placed,.*\r\n.*,Paid,/);
  expect(line).toContain(number);
  expect(line).toContain('123000');
  expect(line).toContain("'=HYPERLINK");
  const { proof, ...unproved } = boss;
  expect(proof).toBeDefined();
  expect(getReason(await ask(unproved, 'mutation { exportOrders(input: {}) { url } }'))).toBe('PROOF_NEEDED');
});

test('an administrator sends a paid bill to its buyer again', async () => {
  const [boss, buyer] = [await admin(), await student()];
  const { orderId } = await sellCourse(app, await teacher(), 100_000, 0, buyer);
  const resend = (actor: typeof boss) =>
    ask(actor, `mutation { resendBill(orderId: "${orderId}") { number email } }`);
  expect(getCode(await resend(buyer))).toBe('FORBIDDEN');
  expect((await resend(boss)).data.resendBill).toMatchObject({ email: buyer.email });
  const mails = await mailsTo(buyer.email);
  expect(mails.filter(({ props }) => props.kind === 'BILL_SENT')).toHaveLength(1);
  await select(app, "update orders set status = 'PENDING', paid_at = null where id = ?", [orderId]);
  expect(getReason(await resend(boss))).toBe('NOT_PAID_YET');
});
