import { newStudent, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { link, press, title } from '../parts/find.ts';
import { chooseGateway, decideAtGateway, payButton } from '../purchases.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';
import { DESKTOP } from '../widths.ts';

const COURSE = 'git-khong-so';

test('A doubtful payment is explained to the buyer and examined by an administrator', {
  tag: '@phone',
}, async ({ visitor: buyer, openVisitor }) => {
  const { page } = buyer;
  const account = await newStudent();
  await buyer.signIn(account);

  await test.step('The buyer sees the deadline for an answer', async () => {
    await buyer.go(`/checkout/${COURSE}`);
    await expect(page.getByText(account.email)).toBeVisible();
    await chooseGateway(page, 'VNPAY');
    await payButton(page).click();
    await decideAtGateway(page, 'doubtful');
    await expect(title(page, t('billing:result.doubtTitle'))).toBeVisible();
    await expect(page.getByText(/trả lời bạn trước \d\d:\d\d, \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await expectAccessible(page);
    await press(page, t('billing:result.checkAgain'));
    await expect(page.getByText(textPattern('billing:result.answer.UNSURE'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: textPattern('billing:result.checkAgainIn') }),
    ).toBeVisible();
  });

  await test.step('The course cannot be bought a second time', async () => {
    await buyer.go(`/courses/${COURSE}`);
    await expect(link(page, t('billing:checkout.seePayment')).first()).toBeVisible();
    await expectAccessible(page);
    await buyer.go(`/checkout/${COURSE}`);
    await expect(
      page.getByRole('heading', { name: t('billing:checkout.paymentInDoubtTitle') }),
    ).toBeVisible();
    await expectAccessible(page);
    await buyer.go('/dashboard');
    await link(page, t('billing:checkout.seePayment')).click();
    await expect(page).toHaveURL(/\/payment\/result\?reference=/);
  });

  await test.step('A notification opens the order for an administrator', async () => {
    const admin = await openVisitor(DESKTOP);
    await admin.signIn(await signIn('admin@sen.test'));
    await admin.go('/dashboard/notifications');
    await admin.page
      .getByRole('link', { name: /cần kiểm tra thanh toán/ })
      .first()
      .click();
    await expect(admin.page).toHaveURL(/\/admin\/bills\?search=S/);
    await expect(admin.page.getByRole('cell', { name: account.email })).toBeVisible();
    await expect(admin.page.getByText(t('bills:doubt.GATEWAY_UNSURE'))).toBeVisible();
    const search = admin.page.getByRole('searchbox');
    await search.fill('khong-co-don-nay');
    await search.press('Enter');
    await expect(admin.page.getByText(t('bills:filterTitle'))).toBeVisible();
    await expectAccessible(admin.page);
  });
});
