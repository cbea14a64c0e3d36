import { describe, expect, test } from 'vitest';
import { Role } from '../../platform/access/permissions.ts';
import { type Actor, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { app, type Checkout, checkout, db, enrolments, getStatus, postings } from './testing/payments.ts';
import { assertBalanced, beginTransfer, decideTransfer, findItems } from './testing/suspended.ts';

const { ask, member } = helpersFor(app);

describe('a bank transfer', () => {
  test('with the right amount and content enrols the buyer by the bank’s notification alone', async () => {
    const one = await beginTransfer();
    expect(one.transfer.content).toMatch(/^SEN[0-9A-Z]{10}$/);
    expect(one.payment.payUrl).toContain(`/payment/vietqr/${one.transfer.content}`);
    expect((await decideTransfer(one, 'pay')).headers.location).toBe(one.payment.payUrl);
    expect(await getStatus(one.order.id)).toBe('PAID');
    expect(await enrolments(one.buyer, one.facts)).toHaveLength(1);
    const entries = await db<{ code: string }>(
      `select a.code from ledger_entry e join ledger_account a on a.id = e.account_id
       join ledger_transaction t on t.id = e.transaction_id where t.order_id = ? and e.amount > 0`,
      one.order.id,
    );
    expect(entries).toEqual([{ code: 'bank' }]);
  });

  test('with another amount or content, or a second one, is unmatched', async () => {
    const [short, twice, other] = [await beginTransfer(), await beginTransfer(), await beginTransfer()];
    await decideTransfer(short, 'pay-other-amount');
    expect(await getStatus(short.order.id)).toBe('NEEDS_CHECK');
    expect(await findItems(short.order.id)).toMatchObject([
      { state: 'OPEN', reason: 'WRONG_AMOUNT', amount: '499000' },
    ]);
    await decideTransfer(twice, 'pay-twice');
    expect(await getStatus(twice.order.id)).toBe('PAID');
    expect(await findItems(twice.order.id)).toMatchObject([{ reason: 'PAID_TWICE', amount: '500000' }]);
    await decideTransfer(other, 'pay-other-content');
    expect(await getStatus(other.order.id)).toBe('PENDING');
    const [unknown] = await db(
      "select reason, order_id, content from suspense_item where reason = 'UNKNOWN_REFERENCE' order by id desc limit 1",
    );
    expect(unknown).toMatchObject({ order_id: null, content: expect.stringContaining('CHUYEN TIEN') });
    await assertBalanced();
  });

  test('is booked once from its notification and the bank statement, in any order', async () => {
    const [one, report] = [await beginTransfer(), await beginTransfer()];
    const admin = await member(Role.ADMIN);
    await decideTransfer(report, 'pay');
    const [known] = await db<{ name: string }>(
      'select gateway_transaction as name from payment_attempt where id = ?',
      report.payment.id,
    );
    const text = [
      'date,reference,amount,content,payer',
      `2026-11-22 14:02:37,FT-LOST-${one.transfer.content},500000,${one.transfer.content} hoc phi,TRAN THI B`,
      `2026-11-22 14:03:00,${known!.name},500000,${report.transfer.content},`,
      `2026-11-22 14:04:00,FT-X-${one.transfer.content},70000,khong ro,LE VAN C`,
    ].join('\n');
    const IMPORT =
      'mutation($input: ImportIncomingTransfersInput!) { importIncomingTransfers(input: $input) { rows known paid unfitting } }';
    const take = async (actor: Actor) => ask(actor, IMPORT, { input: { text } });
    expect((await take(admin)).data.importIncomingTransfers).toEqual({
      rows: 3,
      known: 1,
      paid: 1,
      unfitting: 1,
    });
    expect(await getStatus(one.order.id)).toBe('PAID');
    expect((await take(admin)).data.importIncomingTransfers).toEqual({
      rows: 3,
      known: 3,
      paid: 0,
      unfitting: 0,
    });
    expect(await postings(one.order.id)).toEqual([{ kind: 'SALE_PAID' }]);
    expect(getReason(await take(one.buyer))).toBe('NOT_PERMITTED');
    await assertBalanced();
  });

  test('that is forged or to another account is ignored', async () => {
    const one = await beginTransfer();
    const payload = JSON.stringify({
      id: 1,
      transferType: 'in',
      transferAmount: 500000,
      content: one.transfer.content,
      accountNumber: '1029384756',
    });
    const forged = await app.server.inject({
      method: 'POST',
      url: '/api/payments/vietqr/ipn',
      headers: {
        'content-type': 'application/json',
        'x-sepay-timestamp': String(Math.floor(Date.now() / 1000)),
        'x-sepay-signature': `sha256=${'0'.repeat(64)}`,
      },
      payload,
    });
    expect([forged.statusCode, forged.json()]).toEqual([401, { success: false }]);
    expect(await getStatus(one.order.id)).toBe('PENDING');
  });

  test('that has not arrived does not block another payment method', async () => {
    const one = await beginTransfer();
    await db(
      "update payment_attempt set created_at = now() - interval '1 minute' where id = ?",
      one.payment.id,
    );
    const again = (await checkout(one.buyer, one.facts.id, undefined, 'MOMO')).data.checkout as Checkout;
    expect(again.payment!.payUrl).toContain('/sandbox/momo/');
    // It is still accepted when it arrives
    await decideTransfer(one, 'pay');
    expect(await getStatus(one.order.id)).toBe('PAID');
  });
});
