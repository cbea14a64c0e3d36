import { expect, type Page } from '@playwright/test';
import { button, link, title } from './parts/find.ts';
import { t, textPattern } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** Buttons of the simulated gateway. */
export const DECISIONS = {
  pay: 'Thanh toán thành công',
  payWithoutNotice: 'Thanh toán, nhưng thông báo bị thất lạc',
  cancel: 'Huỷ giao dịch',
  insufficientFunds: 'Tài khoản không đủ số dư',
  doubtful: 'Trừ tiền nhưng bị nghi ngờ',
} as const;
export type Decision = keyof typeof DECISIONS;

/** The button that pays an order. */
export const payButton = (page: Page) => button(page, textPattern('billing:checkout.pay')).first();

/** Chooses how an order is paid. */
export const chooseGateway = (page: Page, name: 'VNPAY' | 'MoMo'): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check();

/** Decides at the gateway and waits for the result page. */
export async function decideAtGateway(page: Page, decision: Decision): Promise<void> {
  await expect(title(page, / mô phỏng$/)).toBeVisible();
  await button(page, DECISIONS[decision]).click();
  await page.waitForURL(/\/payment\/result/);
}

/** Buys a course through VNPAY as the signed-in student. */
export async function buyCourse({ page, go }: Visitor, slug: string): Promise<void> {
  await go(`/checkout/${slug}`);
  await chooseGateway(page, 'VNPAY');
  await payButton(page).click();
  await decideAtGateway(page, 'pay');
  await expect(title(page, t('billing:result.successTitle'))).toBeVisible();
}

/** Opens the first lesson from the result page of a payment. */
export async function openFirstLesson(page: Page): Promise<void> {
  await link(page, t('billing:result.start')).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
