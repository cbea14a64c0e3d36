import { signIn } from '../accounts.ts';
import { sql } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { chooseCsv } from '../parts/file.ts';
import { press } from '../parts/find.ts';
import { confirmIdentity } from '../parts/identity.ts';
import { expect, test } from '../test.ts';
import { t, textPattern, textStart } from '../texts.ts';

interface Attempt {
  readonly id: string;
  readonly reference: string;
  readonly transaction: string;
  readonly amount: string;
}

test('A settlement file books the matching lines and lists the others for an administrator', {
  tag: '@desktop',
}, async ({ visitor }) => {
  const { page } = visitor;
  const [matching, different] = await sql<Attempt>(
    `select id, reference, gateway_transaction as transaction, amount from payment_attempt a
     where gateway = 'VNPAY' and status = 'SUCCEEDED'
       and not exists (select from ledger_transaction where idempotency_key = 'settled:VNPAY:payment:' || a.id)
     order by settled_at desc limit 2`,
  );
  const now = new Date().toISOString();
  const csv = [
    'kind,reference,transaction,amount,fee,settled_at',
    `PAYMENT,${matching!.reference},${matching!.transaction},${matching!.amount},4000,${now}`,
    `PAYMENT,${different!.reference},${different!.transaction},${Number(different!.amount) - 1000},4000,${now}`,
  ].join('\n');
  await visitor.signIn(await signIn('admin@sen.test'));
  await visitor.go('/admin/settlement');
  await chooseCsv(page, 'vnpay.csv', csv, () => press(page, t('settlement:import.choose')));
  await confirmIdentity(page);
  await expect(
    page.getByText(textPattern('settlement:import.done', { booked: 1, lines: 2, differing: 1 })),
  ).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(different!.reference) });
  await expect(row.getByText(t('settlement:fault.WRONG_AMOUNT'))).toBeVisible();
  await expectAccessible(page);
  const [booked] = await sql<{ count: number }>(
    'select count(*)::int from ledger_transaction where idempotency_key = $1',
    [`settled:VNPAY:payment:${matching!.id}`],
  );
  expect(booked?.count).toBe(1);
  await row.getByRole('button', { name: textStart('settlement:differences.resolve') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('settlement:resolve.note')).fill('VNPAY đã trừ 1.000 ₫ phí đổi thẻ.');
  await press(dialog, t('settlement:resolve.submit'));
  await expect(row).toBeHidden();
  // Payments that no file has are on a separate list
  await page.getByRole('link', { name: textStart('settlement:differences.missing') }).click();
  await expect(page.getByRole('row', { name: /Cổng chưa chuyển/ }).first()).toBeVisible();
  await expectAccessible(page);
});
