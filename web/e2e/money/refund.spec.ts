import { newStudent, signIn } from '../accounts.ts';
import { sql } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { link, press, title } from '../parts/find.ts';
import { buyCourse, chooseGateway, decideAtGateway } from '../purchases.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';
import { DESKTOP } from '../widths.ts';

test('A refund is declined by the teacher and by Sen, appealed and approved', { tag: '@phone' }, async ({
  visitor: buyer,
  openVisitor,
}) => {
  const [teacher, admin] = [await openVisitor(DESKTOP), await openVisitor(DESKTOP)];
  await teacher.signIn(await signIn('teacher@sen.test'));
  await admin.signIn(await signIn('admin@sen.test'));
  const name = `Phạm Thị Hoàn ${Date.now()}`;
  await buyer.signIn(await newStudent(name));

  await test.step('The buyer sees the right to a refund and requests it', async () => {
    const { page } = buyer;
    await buyCourse(buyer, 'react-19-tu-con-so-0');
    await buyer.go('/dashboard/courses');
    await page.getByRole('link', { name: textPattern('ownBills:refundUntil') }).click();
    await expect(page.getByText(textPattern('refunds:eligible.title'))).toBeVisible();
    await page.getByRole('radio', { name: t('refunds:reason.WRONG_LEVEL') }).check();
    await page.getByLabel(t('refunds:noteLabel')).fill('Em đã học phần này rồi ạ.');
    await expectAccessible(page);
    await press(page, textPattern('refunds:send'));
    await expect(page.getByText(textPattern('refunds:next.TEACHER_REVIEW')).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The teacher must give a reason to decline, and the buyer sees the result immediately', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/refunds');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(
      page.getByRole('heading', { name: textPattern('refunds:desk.asks', { name }) }),
    ).toBeVisible();
    await page.getByRole('radio', { name: t('refunds:desk.disagree') }).check();
    await press(page, t('refunds:desk.disagreeSubmit'));
    await expect(
      page.getByText(t('refunds:textRule', { minLength: 10, maxLength: 1000 })).first(),
    ).toBeVisible();
    await page.getByLabel(t('refunds:desk.why')).fill('Khoá học có phần nâng cao ở cuối.');
    await expectAccessible(page);
    await press(page, t('refunds:desk.disagreeSubmit'));
    await expect(page.getByText(t('refunds:desk.disagreed'))).toBeVisible();
    await expect(buyer.page.getByText(t('refunds:status.ADMIN_REVIEW')).first()).toBeVisible();
  });

  await test.step('An administrator declines, the buyer appeals, and the administrator approves', async () => {
    const { page } = admin;
    await admin.go('/admin/refunds');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await press(page, `${t('refunds:desk.reject')}…`);
    await page.getByLabel(t('refunds:desk.rejectLabel')).fill('Khoá học đúng như phần mô tả.');
    await expectAccessible(page);
    await press(page, t('refunds:desk.reject'));
    await expect(page.getByText(t('refunds:desk.rejected'))).toBeVisible();
    await press(buyer.page, t('refunds:appeal'));
    await buyer.page.getByLabel(t('refunds:appealLabel')).fill('Phần nâng cao chỉ có một bài.');
    await press(buyer.page.getByRole('dialog'), t('refunds:appeal'));
    await expect(buyer.page.getByText(t('refunds:appealed'))).toBeVisible();
    await admin.go('/admin/refunds');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await press(page, textPattern('refunds:desk.approve'));
    await expect(page.getByText(t('refunds:desk.approved'))).toBeVisible();
    // VNPAY accepts a refund and confirms it later
    await expect(buyer.page.getByText(t('refunds:status.PROCESSING')).first()).toBeVisible();
    await expectAccessible(buyer.page);
  });
});

test('A buyer exchanges a course for a more expensive one and pays the difference', {
  tag: '@phone',
}, async ({ visitor }) => {
  const { page } = visitor;
  const { email, tokens } = await newStudent('Lê Thị Đổi');
  await visitor.signIn(tokens);
  await buyCourse(visitor, 'git-khong-so');
  await visitor.go('/dashboard/courses');
  await page.getByRole('link', { name: textPattern('ownBills:refundUntil') }).click();
  await link(page, t('refunds:exchange.open')).click();
  await page.getByLabel(t('exchange:search')).fill('React 19');
  await page.getByRole('radio', { name: /^React 19/ }).check();
  await chooseGateway(page, 'MoMo');
  await expect(page.getByText(t('exchange:effect.pay'))).toBeVisible();
  await expectAccessible(page);
  await press(page, textPattern('exchange:submitPay', { amount: '350.000\u00a0₫' }));
  await decideAtGateway(page, 'pay');
  await expect(title(page, t('billing:result.successTitle'))).toBeVisible();
  await visitor.go('/dashboard/courses');
  await expect(page.getByText(/^React 19/).first()).toBeVisible();
  const returned = await sql<{ access: string; state: string }>(
    `select e.access, l.state from order_line l join enrolment e on e.student_id = l.buyer_id and e.course_id = l.course_id
     join person p on p.id = l.buyer_id join course c on c.id = l.course_id
     where p.email = $1 and c.slug = 'git-khong-so'`,
    [email],
  );
  expect(returned).toEqual([{ access: 'REVOKED', state: 'REFUNDED' }]);
  await visitor.go('/dashboard/refunds');
  await page.getByRole('link', { name: /^Git không sợ/ }).click();
  await expect(page.getByText(/^Đổi sang “React 19/).first()).toBeVisible();
  await expect(page.getByText(t('refunds:exchange.tag'), { exact: true })).toBeVisible();
});
