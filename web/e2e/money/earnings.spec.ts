import { signIn } from '../accounts.ts';
import { sql } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { fillDate } from '../parts/date.ts';
import { chooseCsv } from '../parts/file.ts';
import { button, press } from '../parts/find.ts';
import { confirmIdentity } from '../parts/identity.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';

/** A new payout account can be used after some days. */
const endWaitingTime = () => sql("update payout_account set usable_from = now() - interval '1 minute'");

// The dispute needs a balance of zero, so it follows the payout
test('A payout is requested, approved, exported and matched by the bank statement', {
  tag: '@desktop',
}, async ({ visitor: teacher, openVisitor }) => {
  const admin = await openVisitor();
  await teacher.signIn(await signIn('teacher@sen.test'));
  await admin.signIn(await signIn('admin@sen.test'));
  let number = '';

  await test.step('The teacher requests a part of the balance', async () => {
    const { page } = teacher;
    await endWaitingTime();
    await teacher.go('/teacher/earnings/payouts');
    await page.getByLabel(t('earnings:amount')).fill('300000');
    await expectToast(page, t('earnings:payouts.requested'), () =>
      press(page, t('earnings:payouts.pay', { amount: '300.000\u00a0₫' })),
    );
    const [payout] = await sql<{ number: string }>(
      'select number from payout order by requested_at desc limit 1',
    );
    number = payout!.number;
    await expect(page.getByText(number)).toBeVisible();
  });

  await test.step('An administrator approves it and creates the file for the bank', async () => {
    const { page } = admin;
    await admin.go('/admin/payouts');
    await press(page, `${t('earnings:desk.approve')}: ${number}`);
    await expectToast(page, t('earnings:desk.approved'), async () => {
      await press(page.getByRole('dialog'), t('earnings:desk.approve'));
      await confirmIdentity(page);
    });
    await expectToast(page, textPattern('earnings:desk.fileMade'), () =>
      press(page, t('earnings:desk.makeFile')),
    );
  });

  await test.step('The statement of the bank completes the payout', async () => {
    const { page } = admin;
    const csv = `reference,content,debit,credit\nFT26327001,CHI TRA ${number},300000,\n`;
    await chooseCsv(page, 'sao-ke.csv', csv, () => press(page, t('earnings:desk.choose')));
    const results = page.getByRole('table', { name: t('earnings:desk.results') });
    await expect(results.getByText(t('earnings:desk.outcome.PAID'))).toBeVisible();
    await expectAccessible(page);
    await teacher.go('/teacher/earnings/payouts');
    await expect(
      teacher.page.getByText(t('earnings:detail.paid', { reference: 'FT26327001' })).first(),
    ).toBeVisible();
  });
});

test('A lost dispute causes a negative balance of the teacher', { tag: '@desktop' }, async ({
  visitor: teacher,
  openVisitor,
}) => {
  const admin = await openVisitor();
  await teacher.signIn(await signIn('teacher@sen.test'));
  await admin.signIn(await signIn('admin@sen.test'));
  const reference = `CB-${Date.now()}`;
  const row = admin.page.getByRole('row', { name: new RegExp(reference) });

  await test.step('The teacher withdraws the whole balance', async () => {
    await endWaitingTime();
    await teacher.go('/teacher/earnings/payouts');
    await expectToast(teacher.page, t('earnings:payouts.requested'), () =>
      press(teacher.page, textPattern('earnings:payouts.pay')),
    );
  });

  await test.step('An administrator records a dispute about a released sale', async () => {
    const [sale] = await sql<{ number: string }>(
      `select o.number from earning e join order_line l on l.id = e.line_id join orders o on o.id = l.order_id
       join course c on c.id = l.course_id where c.slug = 'react-19-tu-con-so-0' and e.released_at is not null
         and l.state = 'PAID' and (select count(*) from order_line x where x.order_id = o.id) = 1
       order by o.paid_at desc limit 1`,
    );
    const { page } = admin;
    await admin.go('/admin/bills/disputes');
    await button(page, t('disputes:open.action')).first().click();
    const dialog = page.getByRole('dialog', { name: t('disputes:open.title') });
    await dialog.getByLabel(t('disputes:open.payment')).fill(sale!.number);
    await expect(dialog.getByText(new RegExp(`^Đơn ${sale!.number}: “React 19`))).toBeVisible();
    await dialog.getByLabel(t('disputes:open.reference')).fill(reference);
    await fillDate(dialog.getByRole('textbox', { name: t('disputes:open.deadline') }), '2099-12-31');
    await dialog.getByLabel(t('disputes:open.evidence'), { exact: true }).fill('Người mua đã học ba bài.');
    await expectAccessible(page);
    await expectToast(page, textPattern('disputes:open.done'), async () => {
      await press(dialog, t('disputes:open.action'));
      await confirmIdentity(page);
    });
    await expect(row.getByText(t('disputes:status.OPEN'))).toBeVisible();
  });

  await test.step('The dispute is lost, and the teacher owes the amount', async () => {
    const { page } = admin;
    const answer = 'Chủ thẻ không thực hiện giao dịch.';
    await row.getByRole('button', { name: new RegExp(`^${t('disputes:act.lose.action')}`) }).click();
    await page.getByLabel(t('disputes:act.lose.field')).fill(answer);
    await expectToast(page, t('disputes:act.lose.done'), () =>
      press(page.getByRole('dialog'), t('disputes:act.lose.action')),
    );
    await expect(row.getByText(answer, { exact: false })).toBeVisible();
    await teacher.go('/teacher/earnings');
    await expect(teacher.page.getByText(textPattern('earnings:owed')).first()).toBeVisible();
    await expectAccessible(teacher.page);
    await admin.go('/admin/ledger/teachers/receivable');
    await expect(page.getByRole('row', { name: /Nguyễn Hoàng Nam/ })).toBeVisible();
  });
});
