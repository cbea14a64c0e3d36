import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SANDBOX_MOMO, SANDBOX_VNPAY, SANDBOX_ZALOPAY } from '../../../payment-settings.ts';
import { testApp } from '../../../testing/app.ts';
import { select } from '../../../testing/factories.ts';
import { PaymentGateway } from '../../orders/order.enums.ts';
import type { GatewayNotification, GatewayPort, GatewayRefundRequest, PaymentRequest } from './gateway.ts';
import { getGateways } from './index.ts';
import { MomoSimulator } from './momo/momo.simulator.ts';
import { executeDecision } from './sandbox/sandbox-jobs.ts';
import type { Decision, SandboxPayment } from './sandbox/sandbox-payment.ts';
import type { SimulatedNotification, Simulator } from './sandbox/simulator.ts';
import { getSimulators } from './sandbox/simulators.ts';
import { VnpaySimulator } from './vnpay/vnpay.simulator.ts';
import { ZaloPaySimulator } from './zalopay/zalopay.simulator.ts';

const app = await testApp();
const { publicUrl } = app.services.config;
const fresh = (prefix: string) => `${prefix}${randomBytes(9).toString('hex').toUpperCase()}`;

const getRequest = (over: Partial<PaymentRequest> = {}): PaymentRequest => ({
  reference: fresh('SEN'),
  amount: 499_000,
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 900_000),
  description: 'Thanh toán đơn “S261122-000001”',
  buyerAddress: '203.0.113.9',
  locale: 'vi',
  returnUrl: `${publicUrl}/payment/result`,
  ...over,
});

/** Converts a simulator's request to the adapter's input. */
function arrived({ path, body = '', headers = {} }: SimulatedNotification): GatewayNotification {
  const query = Object.fromEntries(new URL(path, publicUrl).searchParams);
  return { query, body: body ? JSON.parse(body) : undefined, rawBody: body, headers, address: '203.0.113.1' };
}

const getRefund = (
  request: PaymentRequest,
  payment: SandboxPayment,
  amount = request.amount,
): GatewayRefundRequest => ({
  reference: fresh('RF'),
  requestedAt: new Date(),
  paymentReference: request.reference,
  paymentTransaction: payment.captures[0]!.transaction,
  paymentCreatedAt: request.createdAt,
  paymentAmount: request.amount,
  amount,
  isFull: amount === request.amount,
  reason: 'Đổi ý',
  by: 'Nguyễn Ánh',
  locale: 'vi',
});

const getQuery = (payUrl: string) => Object.fromEntries(new URL(payUrl).searchParams);

/** Another merchant with a valid signature. */
const strangers: Partial<Record<PaymentGateway, (own: Simulator) => Simulator>> = {
  VNPAY: ({ store }) => new VnpaySimulator(store, { ...SANDBOX_VNPAY, tmnCode: 'SOMEBODY' }),
  MOMO: ({ store }) => new MomoSimulator(store, publicUrl, { ...SANDBOX_MOMO, partnerCode: 'SOMEBODY' }),
  ZALOPAY: ({ store }) => new ZaloPaySimulator(store, publicUrl, { ...SANDBOX_ZALOPAY, appId: '1' }),
};

/** The transfer gateway has no calls: see vietqr/vietqr.test.ts. */
const askable = getSimulators(app.services).filter(({ code }) => code !== PaymentGateway.VIETQR);
const pairs = askable.map((simulator): [string, GatewayPort, Simulator] => [
  simulator.name,
  getGateways(app.services).get(simulator.code),
  simulator,
]);

describe.each(pairs)('%s', (_, port, simulator) => {
  /** Begins a payment and submits a decision on its page. */
  async function pay(decision: Decision, request = getRequest()) {
    const { payUrl } = await port.begin(request);
    const opened = await simulator.open(getQuery(payUrl));
    if ('error' in opened) throw new Error(opened.error);
    const payment = (await executeDecision(app.services, simulator, opened.payment.reference, decision))!;
    return { request, payment, payUrl };
  }
  const ask = ({ reference, createdAt }: PaymentRequest) => port.query(reference, createdAt);
  const report = (payment: SandboxPayment, from = simulator, capture = 0) =>
    port.verifyNotification(arrived(from.createNotification(payment, payment.captures[capture])!));

  test('a payment has the same reference, amount and transaction in notifications and queries', async () => {
    const { request, payment } = await pay('pay');
    const { transaction } = payment.captures[0]!;
    const paid = { reference: request.reference, amount: 499_000, outcome: 'PAID', transaction };
    expect(report(payment)).toMatchObject(paid);
    expect(await ask(request)).toMatchObject(paid);
    expect(simulator.buildReturnUrl(payment)).toContain(`${publicUrl}/payment/result?`);
    expect(simulator.buildReturnUrl(payment)).toContain(request.reference);
  });

  test('an unknown payment is NOT_BEGUN, an undecided one PENDING', async () => {
    expect(await ask(getRequest())).toMatchObject({ outcome: 'NOT_BEGUN' });
    const request = getRequest();
    await simulator.open(getQuery((await port.begin(request)).payUrl));
    expect((await ask(request)).outcome).toBe('PENDING');
  });

  test.each(['cancel', 'no-funds'] as const)('%s is reported as a failure with a code', async (decision) => {
    const { request, payment } = await pay(decision);
    expect(await ask(request)).toMatchObject({ outcome: 'FAILED', code: expect.stringMatching(/\d/) });
    const notification = simulator.createNotification(payment, undefined);
    if (notification)
      expect(port.verifyNotification(arrived(notification))).toMatchObject({ outcome: 'FAILED' });
  });

  test('a paid payment cannot fail, and its page accepts one decision', async () => {
    const { request, payUrl } = await pay('pay');
    expect(await executeDecision(app.services, simulator, request.reference, 'cancel')).toBeUndefined();
    expect(await simulator.open(getQuery(payUrl))).toHaveProperty('error', '01');
    expect((await ask(request)).outcome).toBe('PAID');
  });

  test('an expired payment cannot be paid', async () => {
    const request = getRequest();
    const { payUrl } = await port.begin(request);
    const opened = await simulator.open(getQuery(payUrl));
    if ('error' in opened) throw new Error(opened.error);
    await simulator.store.change('PAYMENT', opened.payment.reference, (payment) => ({
      ...payment,
      expiresAt: new Date(Date.now() - 1000).toISOString(),
    }));
    // VNPAY has the expiry in the URL itself
    const past =
      simulator.code === 'VNPAY' ? (await port.begin({ ...request, expiresAt: new Date(0) })).payUrl : payUrl;
    expect(await simulator.open(getQuery(past))).toHaveProperty('error', '15');
  });

  test('a changed or unsigned notification is rejected', async () => {
    const { payment } = await pay('pay');
    const {
      path,
      body = '',
      headers,
    } = simulator.createNotification(payment, payment.captures[0]) as SimulatedNotification;
    const forge = (text: string) => text.replace('499000', '100000');
    const forged = arrived({ path: forge(path), body: forge(body), headers });
    expect(port.verifyNotification(forged)).toBeUndefined();
    for (const nothing of ['{}', 'null', '[]', '5', '"x"', ''])
      expect(
        port.verifyNotification({
          ...forged,
          query: {},
          body: nothing ? JSON.parse(nothing) : undefined,
          rawBody: nothing,
        }),
      ).toBeUndefined();
  });

  test('a correctly signed notification of another merchant is rejected', async () => {
    const { payment } = await pay('pay');
    expect(report(payment, strangers[simulator.code]!(simulator))).toBeUndefined();
  });

  test('a wrong amount with a valid signature is reported unchanged', async () => {
    const { request, payment } = await pay('pay');
    expect(report({ ...payment, amount: 10_000 })).toMatchObject({
      reference: request.reference,
      outcome: 'PAID',
      amount: 10_000,
    });
  });

  test('a transaction ID beyond the safe integers keeps every digit', async () => {
    const { payment } = await pay('pay');
    const transaction = '98765432109876543210';
    const long = { ...payment, captures: [{ ...payment.captures[0]!, transaction }] };
    expect(report(long)!.transaction).toBe(transaction);
  });

  test('two charges are reported with two transaction IDs', async () => {
    const { payment } = await pay('pay-twice');
    expect(report(payment)!.transaction).not.toBe(report(payment, simulator, 1)!.transaction);
  });

  test('a refund is accepted, then done; repeated under its reference it is paid once', async () => {
    const { request, payment } = await pay('pay');
    const refund = getRefund(request, payment);
    expect(await port.queryRefund(refund)).toMatchObject({ outcome: 'NOT_FOUND' });
    expect(await port.refund(refund)).toMatchObject({ reference: refund.reference, outcome: 'PENDING' });
    expect(await port.refund(refund)).toMatchObject({ outcome: 'PENDING' });
    expect(await port.queryRefund(refund)).toMatchObject({
      outcome: 'DONE',
      transaction: expect.stringMatching(/^\d+$/),
    });
    expect((await port.refund(refund)).outcome).not.toBe('FAILED');
    const [{ refunded }] = (await select<{ refunded: number }>(
      app,
      "select (state->>'refunded')::int as refunded from sandbox_payment where reference like '%' || ? and kind = 'PAYMENT'",
      [request.reference],
    )) as [{ refunded: number }];
    expect(refunded).toBe(499_000);
  });

  test('partial refunds never exceed the payment', async () => {
    const { request, payment } = await pay('pay');
    const first = getRefund(request, payment, 200_000);
    await port.refund(first);
    expect(await port.queryRefund(first)).toMatchObject({ outcome: 'DONE' });
    expect(await port.refund(getRefund(request, payment, 299_001))).toMatchObject({
      outcome: 'FAILED',
      canRetry: false,
    });
    const second = getRefund(request, payment, 299_000);
    expect(await port.refund(second)).toMatchObject({ outcome: 'PENDING' });
    expect(await port.queryRefund(second)).toMatchObject({ outcome: 'DONE' });
    // If the gateway reports only the latest refund, its response states nothing about the earlier one
    expect((await port.queryRefund(first)).outcome).toMatch(/DONE|PENDING/);
  });

  test('a rejected refund has failed and can be requested again', async () => {
    const { request, payment } = await pay('pay-no-refund');
    const refund = getRefund(request, payment);
    expect((await port.refund(refund)).outcome).toBe('PENDING');
    expect(await port.queryRefund(refund)).toMatchObject({ outcome: 'FAILED' });
    expect((await port.refund(getRefund(request, payment))).outcome).toBe('PENDING');
  });

  test('a refund of an unpaid payment is rejected', async () => {
    const request = getRequest();
    const opened = await simulator.open(getQuery((await port.begin(request)).payUrl));
    if ('error' in opened) throw new Error(opened.error);
    const unpaid = { ...opened.payment, captures: [{ transaction: '1', at: '' }] };
    const answer = await port.refund(getRefund(request, unpaid)).catch(() => ({ outcome: 'REFUSED' }));
    expect(answer.outcome).toMatch(/FAILED|REFUSED/);
  });

  test('a missing or malformed response is never an outcome', async () => {
    const { request, payment } = await pay('pay');
    const settings = (port as unknown as { settings: { send: unknown } }).settings;
    const answers = [
      async () => Promise.reject(new Error('connect ETIMEDOUT')),
      async () => ({ text: async () => '<html>502' }),
      async () => ({ text: async () => '{}' }),
    ];
    for (const send of answers) {
      const deaf = new (port.constructor as new (settings: object) => GatewayPort)({ ...settings, send });
      const refund = getRefund(request, payment);
      await expect(deaf.query(request.reference, request.createdAt)).rejects.toThrow();
      await expect(deaf.refund(refund)).rejects.toThrow();
      await expect(deaf.queryRefund(refund)).rejects.toThrow();
    }
  });

  test('responses to notifications end the delivery, or cause a retry after an error', () => {
    const heard = (outcome: Parameters<GatewayPort['answer']>[0]) => {
      const { status, body } = port.answer(outcome);
      return simulator.isAcknowledged(status, body === undefined ? '' : JSON.stringify(body));
    };
    expect(heard('RECORDED')).toBe(true);
    expect(heard('ALREADY_RECORDED')).toBe(true);
    expect(heard('ERROR')).toBe(false);
  });

  test('a second begin with one reference returns the same payment or AlreadyBegun', async () => {
    const request = getRequest();
    const { payUrl } = await port.begin(request);
    const again = await port.begin(request).catch((error: Error) => error);
    if (again instanceof Error) expect(again.message).toContain('already exists at the gateway');
    else expect(again.payUrl).toBe(payUrl);
  });
});
