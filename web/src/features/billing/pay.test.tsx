import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import type { CheckoutCourse } from './order-summary.tsx';
import { Pay } from './pay.tsx';

const COURSE: CheckoutCourse = {
  __typename: 'Course',
  id: 'course-1',
  slug: 'ca-phe',
  title: 'Cà phê',
  coverUrl: '/covers/1',
  price: 100_000,
  salePrice: null,
  currentPrice: 100_000,
  saleEndsAt: null,
  accessDays: null,
  status: 'PUBLISHED',
  ratingAverage: 0,
  ratingCount: 0,
  lessonCount: 5,
  durationSec: 600,
  level: 'ALL',
  isNew: false,
  teacher: { __typename: 'PublicProfile', id: 'lan', fullName: 'Lan' },
};

const gateway = (code: string, name: string) => ({
  __typename: 'GatewayInfo',
  code,
  name,
  isSimulated: false,
  least: 1_000,
  most: 50_000_000,
  unavailableReason: null as string | null,
});

it('a payment that is tried again keeps its key, since only the answer may be lost; another gateway is another order', async () => {
  const sent: { idempotencyKey: string; gateway: string }[] = [];
  const client = clientFor(async ({ operationName, variables }) => {
    if (operationName === 'PaymentGateways')
      return { paymentGateways: [gateway('VNPAY', 'VNPAY'), gateway('MOMO', 'MoMo')] };
    if (operationName === 'MyBillDetails') return { myBillDetails: null };
    sent.push(variables.input);
    throw new Error('The answer was lost');
  });
  await renderPiece(<Pay course={COURSE} buyer={null} />, { client, texts: ['billing', 'cart', 'catalog'] });
  const pay = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /Thanh toán/ }));
    await expect.poll(() => sent.length).toBe(tries);
    await screen.findByRole('alert');
  };
  let tries = 1;
  fireEvent.click(await screen.findByRole('radio', { name: 'VNPAY' }));
  await pay();
  tries = 2;
  await pay();
  fireEvent.click(screen.getByRole('radio', { name: 'MoMo' }));
  tries = 3;
  await pay();
  const [first, again, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('a gateway that does not take the amount says why, and can’t be chosen', async () => {
  const client = clientFor(async ({ operationName, variables }) => {
    if (operationName === 'MyBillDetails') return { myBillDetails: null };
    expect(variables).toEqual({ amount: 100_000 });
    return {
      paymentGateways: [
        { ...gateway('MOMO', 'MoMo'), least: 200_000, unavailableReason: 'AMOUNT_TOO_SMALL' },
        gateway('VNPAY', 'VNPAY'),
      ],
    };
  });
  await renderPiece(<Pay course={COURSE} buyer={null} />, { client, texts: ['billing', 'cart', 'catalog'] });
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'MoMo' });
  expect(radio.disabled).toBe(true);
  expect(document.getElementById(radio.getAttribute('aria-describedby')!)!.textContent).toMatch(
    /Chỉ nhận từ 200\.000/,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'VNPAY' }).checked).toBe(true);
});

it('a coupon lowers what is shown and asked of gateways; what is sent is its code and the new total', async () => {
  const sent: Record<string, unknown>[] = [];
  const amounts: number[] = [];
  const client = clientFor(async ({ operationName, variables }) => {
    if (operationName === 'MyBillDetails') return { myBillDetails: null };
    if (operationName === 'CheckoutQuote')
      return {
        checkoutQuote: {
          __typename: 'Cart',
          listTotal: 100_000,
          saleDiscount: 0,
          couponDiscount: 25_000,
          total: 75_000,
          coupon: {
            __typename: 'CartCoupon',
            code: 'SEN25',
            percent: 25,
            amount: null,
            courseCount: 1,
            leastAmount: 0,
            refusal: null,
          },
        },
      };
    if (operationName === 'PaymentGateways') {
      amounts.push(variables.amount);
      return { paymentGateways: [gateway('VNPAY', 'VNPAY')] };
    }
    sent.push(variables.input);
    throw new Error('The answer was lost');
  });
  await renderPiece(<Pay course={COURSE} buyer={null} />, { client, texts: ['billing', 'cart', 'catalog'] });
  fireEvent.change(await screen.findByLabelText('Mã giảm giá'), { target: { value: 'sen25' } });
  fireEvent.click(screen.getByRole('button', { name: 'Áp dụng' }));
  fireEvent.click(await screen.findByRole('button', { name: /Thanh toán.*75\.000/ }));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    courseId: 'course-1',
    couponCode: 'SEN25',
    expectedTotal: 75_000,
    expectedAccess: [{ courseId: 'course-1', accessDays: COURSE.accessDays }],
    billTo: null,
  });
  expect(amounts).toEqual([100_000, 75_000]);
});
