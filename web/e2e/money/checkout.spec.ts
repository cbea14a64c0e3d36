import type { Page, Request } from '@playwright/test';
import { newStudent, signIn } from '../accounts.ts';
import { graphql, sql } from '../app.ts';
import { expectAccessible, inspect } from '../axe.ts';
import { isSecondBrand } from '../brand.ts';
import { button, link, press, title } from '../parts/find.ts';
import { chooseGateway, DECISIONS, decideAtGateway, openFirstLesson, payButton } from '../purchases.ts';
import { COURSE, FIRST_LESSON } from '../student/course.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';
import { DESKTOP } from '../widths.ts';

/** The tile of a payment method of an unpaid order. */
const method = (page: Page, name: string) => button(page, new RegExp(`^${name}`));

test('A buyer sees each outcome of a payment and can pay again', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.signIn(await newStudent());
  await visitor.go(`/checkout/${COURSE}`);

  await test.step('A cancelled payment leaves the order open', async () => {
    await chooseGateway(page, 'VNPAY');
    await payButton(page).click();
    await expect(title(page, 'VNPAY mô phỏng')).toBeVisible();
    await expectAccessible(page);
    await decideAtGateway(page, 'cancel');
    await expect(title(page, t('billing:result.cancelledTitle'))).toBeVisible();
    await inspect(page);
    await method(page, 'VNPAY').click();
  });

  await test.step('A rejected payment shows the reason of the bank', async () => {
    await decideAtGateway(page, 'insufficientFunds');
    await expect(title(page, t('billing:result.failedTitle'))).toBeVisible();
    await expect(page.getByText(t('billing:result.reason.balance'))).toBeVisible();
    await inspect(page);
  });

  await test.step('After Back from the gateway the buyer reopens the payment, replaces it or cancels the order', async () => {
    await visitor.go(`/checkout/${COURSE}`);
    await chooseGateway(page, 'VNPAY');
    await payButton(page).click();
    await expect(title(page, 'VNPAY mô phỏng')).toBeVisible();
    await page.goBack();
    await expect(title(page, t('billing:result.waitingTitle', { gateway: 'VNPAY' }))).toBeVisible();
    await inspect(page);
    await link(page, t('unpaid:reopen', { gateway: 'VNPAY' })).click();
    await expect(title(page, 'VNPAY mô phỏng')).toBeVisible();
    await page.goBack();
    await method(page, 'MoMo').click();
    await expect(title(page, 'MoMo mô phỏng')).toBeVisible();
    await page.goBack();
    await expect(title(page, t('billing:result.waitingTitle', { gateway: 'MoMo' }))).toBeVisible();
    await visitor.go('/dashboard/bills');
    await expect(link(page, t('unpaid:reopen', { gateway: 'MoMo' }))).toBeVisible();
    await page
      .getByRole('link', { name: /^S\d{6}-/ })
      .first()
      .click();
    await expect(title(page, /^Đơn hàng S/)).toBeVisible();
    await press(page, t('unpaid:cancel'));
    await button(page.getByRole('dialog'), t('unpaid:cancel')).click();
    await expect(page.getByText(t('ownBills:history.cancelled'))).toBeVisible();
  });

  await test.step('A payment opens the course although the notification of the gateway is lost', async () => {
    await visitor.go(`/checkout/${COURSE}`);
    await chooseGateway(page, 'VNPAY');
    await payButton(page).click();
    await decideAtGateway(page, 'payWithoutNotice');
    await expect(title(page, t('billing:result.successTitle'))).toBeVisible();
    await inspect(page);
    await openFirstLesson(page);
    await expect(title(page, FIRST_LESSON)).toBeVisible();
  });
});

test('A teacher’s link and coupon: the cart is reduced, the teacher’s share is better', {
  tag: '@phone',
}, async ({ visitor: buyer, openVisitor }) => {
  test.skip(isSecondBrand, 'An academy pays no shares.');
  const { page } = buyer;
  const calls: Request[] = [];
  const code = `HOCCUNG${Date.now() % 1_000_000}`;
  const teacher = await openVisitor(DESKTOP);
  const tokens = await signIn('teacher@sen.test');
  await teacher.signIn(tokens);
  await buyer.signIn(await newStudent('Trần Thị Mua'));

  await test.step('The buyer chooses a language and follows the link', async () => {
    const [course] = await sql<{ id: string }>("select id from course where slug = 'git-khong-so'");
    const { teacherLink } = await graphql<{ teacherLink: { url: string } }>(
      'query($id: ID!) { teacherLink(courseId: $id) { url } }',
      { id: course!.id },
      tokens.accessToken,
    );
    await buyer.go('/about?lang=vi');
    expect(await buyer.context.cookies()).toMatchObject([{ name: 'sen.language' }]);
    await buyer.go(new URL(teacherLink.url).pathname);
    await expect(page).toHaveURL(/\/courses\/git-khong-so$/);
    page.on('request', (request) => {
      if (/\/(graphql|api)(\/|$)/.test(new URL(request.url()).pathname)) calls.push(request);
    });
  });

  await test.step('The teacher creates the coupon', async () => {
    await teacher.go('/teacher/coupons');
    await button(teacher.page, t('coupons:create')).first().click();
    await teacher.page.getByLabel(t('coupons:code'), { exact: true }).fill(code);
    await teacher.page.getByLabel(t('coupons:percent')).fill('20');
    await press(teacher.page, t('coupons:save'));
    await expect(teacher.page.getByText(code).first()).toBeVisible();
  });

  await test.step('The coupon reduces both courses of the cart', async () => {
    for (const slug of ['git-khong-so', 'react-19-tu-con-so-0']) {
      await buyer.go(`/courses/${slug}`);
      await button(page, t('cart:add')).first().click();
      await expect(page.getByText(t('cart:added')).first()).toBeAttached();
    }
    await buyer.go('/cart');
    await page.getByLabel(t('cart:coupon')).fill(code.toLowerCase());
    await press(page, t('cart:apply'));
    await expect(page.getByText(textPattern('cart:couponDoes', { count: 2, total: 2 }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The buyer pays through MoMo, and the bill names the coupon', async () => {
    await buyer.go('/checkout');
    await chooseGateway(page, 'MoMo');
    await payButton(page).click();
    await press(page, DECISIONS.pay);
    await expect(title(page, t('billing:result.successTitle'))).toBeVisible();
    await expectAccessible(page);
    await buyer.go('/dashboard/bills');
    await page
      .getByRole('link', { name: /^S\d{6}-/ })
      .first()
      .click();
    await expect(page.getByText(`mã ${code}`).first()).toBeVisible();
    const [paid] = await sql<{ discount: string }>(
      `select sum(l.coupon_discount) as discount from orders o join order_line l on l.order_id = o.id
       where o.coupon_code = $1 and o.status = 'PAID'`,
      [code],
    );
    expect(Number(paid?.discount)).toBeGreaterThan(0);
    const lines = await sql(
      `select distinct l.attribution, l.commission_bp from orders o join order_line l on l.order_id = o.id
       where o.coupon_code = $1 and o.status = 'PAID'`,
      [code],
    );
    expect(lines).toEqual([{ attribution: 'TEACHER', commission_bp: 1000 }]);
    const cookies = await Promise.all(calls.map((call) => call.headerValue('cookie')));
    expect(new Set(cookies)).toEqual(new Set([null]));
    await teacher.go('/teacher/coupons');
    const row = teacher.page.getByRole('row', { name: new RegExp(code) });
    await expect(row.getByText('1', { exact: true })).toBeVisible();
  });
});
