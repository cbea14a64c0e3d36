import { gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import type { CheckoutCourse } from './order-summary.tsx';
import { Pay } from './pay.tsx';
import { useQuote } from './use-quote.ts';

const COURSE: CheckoutCourse = {
  __typename: 'Course',
  id: 'course-1',
  slug: 'ca-phe',
  title: 'Cà phê',
  coverUrl: '/covers/1',
  price: 100_000,
  currentPrice: 100_000,
  saleEndsAt: null,
  accessDays: null,
  status: 'PUBLISHED',
  lessonCount: 5,
  durationSec: 600,
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

/** The server's quote for a course at this price with a coupon of 25 %. */
const createQuote = (code: string, price: number) => ({
  checkoutQuote: {
    __typename: 'Cart',
    listTotal: price,
    saleDiscount: 0,
    couponDiscount: price / 4,
    total: (3 * price) / 4,
    coupon: {
      __typename: 'CartCoupon',
      code,
      percent: 25,
      amount: null,
      courseCount: 1,
      leastAmount: 0,
      refusal: null,
    },
  },
});

const createRefusal = (reason: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: reason, extensions: { code: 'CONFLICT', reason } }] });

it('retries a payment with the same key and uses a new one per gateway', async () => {
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
  const [first, repeated, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeTruthy();
  expect(repeated).toBe(first);
  expect(other).not.toBe(first);
});

it('explains why a gateway rejects the amount and disables it', async () => {
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

it('applies a coupon to the displayed total and sends its code', async () => {
  const sent: Record<string, unknown>[] = [];
  const amounts: number[] = [];
  const client = clientFor(async ({ operationName, variables }) => {
    if (operationName === 'MyBillDetails') return { myBillDetails: null };
    if (operationName === 'CheckoutQuote') return createQuote('SEN25', 100_000);
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

it('updates a price that changes while a coupon is applied', async () => {
  const sent: number[] = [];
  let price = 100_000;
  const client = clientFor(async ({ operationName, variables }) => {
    switch (operationName) {
      case 'MyBillDetails':
        return { myBillDetails: null };
      case 'CheckoutQuote':
        return createQuote(variables.couponCode, price);
      case 'PaymentGateways':
        return { paymentGateways: [gateway('VNPAY', 'VNPAY')] };
      default:
        sent.push(variables.input.expectedTotal);
        price = 200_000;
        throw createRefusal('PRICE_CHANGED');
    }
  });
  await renderPiece(<Pay course={COURSE} buyer={null} />, { client, texts: ['billing', 'cart', 'catalog'] });
  fireEvent.change(await screen.findByLabelText('Mã giảm giá'), { target: { value: 'SEN25' } });
  fireEvent.click(screen.getByRole('button', { name: 'Áp dụng' }));
  fireEvent.click(await screen.findByRole('button', { name: /Thanh toán.*75\.000/ }));
  fireEvent.click(await screen.findByRole('button', { name: /Thanh toán.*150\.000/ }));
  await expect.poll(() => sent).toEqual([75_000, 150_000]);
});

it('applies the coupon typed last, regardless of the response order', async () => {
  const answers = new Map<string, () => void>();
  const client = clientFor(async ({ operationName, variables }) => {
    if (operationName === 'MyBillDetails') return { myBillDetails: null };
    if (operationName === 'PaymentGateways') return { paymentGateways: [gateway('VNPAY', 'VNPAY')] };
    const { couponCode } = variables;
    await new Promise<void>((resolve) => answers.set(couponCode, resolve));
    return createQuote(couponCode, couponCode === 'FIRST' ? 40_000 : 100_000);
  });
  const { result } = renderHook(() => useQuote(COURSE), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  act(() => void result.current.apply('FIRST'));
  await expect.poll(() => answers.has('FIRST')).toBe(true);
  act(() => void result.current.apply('SECOND'));
  await expect.poll(() => answers.has('SECOND')).toBe(true);
  answers.get('SECOND')!();
  await waitFor(() => expect(result.current.total).toBe(75_000));
  answers.get('FIRST')!();
  await act(async () => undefined);
  expect([result.current.total, result.current.coupon?.code]).toEqual([75_000, 'SECOND']);
});

it('keeps the cached cart unchanged after a quote of one course', async () => {
  const client = clientFor(async ({ variables }) => createQuote(variables.couponCode, 100_000));
  const CART = gql`query { cart { total } }`;
  client.writeQuery({ query: CART, data: { cart: { __typename: 'Cart', total: 5 } } });
  const { result } = renderHook(() => useQuote(COURSE), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  act(() => void result.current.apply('SEN25'));
  await waitFor(() => expect(result.current.total).toBe(75_000));
  expect(client.readQuery({ query: CART })).toEqual({ cart: { __typename: 'Cart', total: 5 } });
});

it('evicts course, cart and lists from the cache after a free order', async () => {
  const client = clientFor(async ({ operationName }) => {
    if (operationName === 'MyBillDetails') return { myBillDetails: null };
    return {
      checkout: {
        __typename: 'CheckoutResult',
        order: { __typename: 'Order', id: 'o1', number: 'S1', status: 'PAID', total: 0 },
        payment: null,
        enrolment: null,
      },
    };
  });
  const CACHED_LISTS = gql`query { cartCount myEnrolments { total } }`;
  const OWNED = gql`query Owned($idOrSlug: String!) { course(idOrSlug: $idOrSlug) { id myEnrolment { id } } }`;
  const ownedQuery = { query: OWNED, variables: { idOrSlug: 'course-1' } };
  client.writeQuery({
    query: CACHED_LISTS,
    data: { cartCount: 1, myEnrolments: { __typename: 'X', total: 0 } },
  });
  const course = { __typename: 'Course', id: 'course-1', myEnrolment: null };
  client.writeQuery({ ...ownedQuery, data: { course } });
  const free = { ...COURSE, price: 0, currentPrice: 0 };
  const { router } = await renderPiece(<Pay course={free} buyer={null} />, {
    client,
    texts: ['billing', 'cart', 'catalog'],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ghi danh miễn phí' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses/course-1'));
  expect([client.readQuery({ query: CACHED_LISTS }), client.readQuery(ownedQuery)]).toEqual([null, null]);
});
