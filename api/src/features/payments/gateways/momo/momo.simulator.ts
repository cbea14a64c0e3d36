import { SANDBOX_MOMO } from '../../../../payment-settings.ts';
import { PaymentGateway } from '../../../orders/index.ts';
import {
  type Capture,
  DECISIONS,
  isDecided,
  newPayment,
  type SandboxPayment,
  type SandboxRefund,
} from '../sandbox/sandbox-payment.ts';
import { acceptRefund, fetchRefund } from '../sandbox/sandbox-refund.ts';
import type { SandboxStore } from '../sandbox/sandbox-store.ts';
import type { Fields, Opened, Simulator } from '../sandbox/simulator.ts';
import { getText, longNumber, type Message, readJson, sameHex } from '../wire.ts';
import { type MomoKeys, type Signed, signature } from './signature.ts';

const BASE = '/sandbox/momo';
const FAILURES = { cancel: '1006', 'no-funds': '1001' } as const;
const REFUND_CODES = { PENDING: '7002', DONE: '0', REFUSED: '1088' } as const;
const MESSAGES: Readonly<Record<string, string>> = { '0': 'Successful.', '1000': 'Waiting for the user.' };

export class MomoSimulator implements Simulator {
  readonly code = PaymentGateway.MOMO;
  readonly name = 'MoMo';
  /** MoMo has no state “charged, but suspicious”. */
  readonly decisions = DECISIONS.filter((decision) => decision !== 'suspicious');
  readonly payPath = `${BASE}/v2/gateway/pay`;
  /** MoMo publishes no retry schedule. The simulator retries once. */
  readonly retries = [60];
  readonly calls = {
    [`${BASE}/v2/gateway/api/create`]: (body: string) => this.#answer('create', body),
    [`${BASE}/v2/gateway/api/query`]: (body: string) => this.#answer('query', body),
    [`${BASE}/v2/gateway/api/refund`]: (body: string) => this.#answer('refund', body),
    [`${BASE}/v2/gateway/api/refund/query`]: (body: string) => this.#answer('query', body, true),
  };

  constructor(
    readonly store: SandboxStore,
    private readonly publicUrl: string,
    private readonly keys: MomoKeys = SANDBOX_MOMO,
  ) {}

  async open({ t = '' }: Fields): Promise<Opened> {
    const payment = await this.store.find('PAYMENT', t);
    if (!payment || isDecided(payment)) return { error: payment ? '01' : '03' };
    return Date.parse(payment.expiresAt) < Date.now() ? { error: '15' } : { payment };
  }

  createNotification(payment: SandboxPayment, capture: Capture | undefined) {
    return {
      path: new URL(payment.request.ipnUrl!).pathname,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(this.#result(payment, capture)),
    };
  }

  isAcknowledged(status: number): boolean {
    return status === 204;
  }

  buildReturnUrl(payment: SandboxPayment): string {
    const result = this.#result(payment, payment.captures[0]);
    const fields = Object.entries(result).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return `${payment.returnUrl}?${new URLSearchParams(fields)}`;
  }

  #result(payment: SandboxPayment, capture: Capture | undefined): Message {
    const resultCode = getCode(payment, capture);
    const message: Message = {
      partnerCode: this.keys.partnerCode,
      orderId: payment.reference,
      requestId: payment.request.requestId,
      amount: String(payment.amount),
      orderInfo: payment.info,
      orderType: 'momo_wallet',
      transId: capture?.transaction ?? '0',
      resultCode,
      message: MESSAGES[resultCode] ?? 'Refused.',
      payType: 'qr',
      responseTime: String(Date.parse(capture?.at ?? payment.createdAt)),
      extraData: payment.request.extraData ?? '',
    };
    return { ...asNumbers(message), signature: signature('notification', this.keys, message) };
  }

  async #answer(kind: Signed, body: string, isAboutRefund = false): Promise<object> {
    const message = readJson(body);
    const [orderId, requestId] = [getText(message, 'orderId'), getText(message, 'requestId')];
    const isSigned = sameHex(message.signature, signature(kind, this.keys, message));
    const answer = !isSigned
      ? { resultCode: getText(message, 'partnerCode') === this.keys.partnerCode ? '11' : '13' }
      : getText(message, 'partnerCode') !== this.keys.partnerCode
        ? { resultCode: '13' }
        : kind === 'create'
          ? await this.#create(message)
          : kind === 'refund'
            ? await this.#refund(message)
            : await (isAboutRefund ? this.#queryRefund(orderId) : this.#query(orderId));
    return {
      partnerCode: this.keys.partnerCode,
      orderId,
      requestId,
      responseTime: Date.now(),
      message: 'Sandbox',
      ...asNumbers(answer),
    };
  }

  async #create(message: Message): Promise<Message> {
    const [reference, amount] = [getText(message, 'orderId'), Number(getText(message, 'amount'))];
    if (!(amount >= 1_000 && amount <= 50_000_000)) return { resultCode: '22' };
    const minutes = Number(getText(message, 'orderExpireTime')) || 100;
    const now = Date.now();
    const isNew = await this.store.add(
      'PAYMENT',
      newPayment({
        reference,
        amount,
        info: getText(message, 'orderInfo'),
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + minutes * 60_000).toISOString(),
        returnUrl: getText(message, 'redirectUrl'),
        request: {
          requestId: getText(message, 'requestId'),
          ipnUrl: getText(message, 'ipnUrl'),
          extraData: getText(message, 'extraData'),
          locale: getText(message, 'lang'),
        },
      }),
    );
    if (!isNew) return { resultCode: '41' };
    return {
      resultCode: '0',
      amount: String(amount),
      payUrl: `${this.publicUrl}${this.payPath}?t=${encodeURIComponent(reference)}`,
    };
  }

  async #query(reference: string): Promise<Message> {
    const payment = await this.store.find('PAYMENT', reference);
    if (!payment) return { resultCode: '42' };
    const [capture] = payment.captures;
    const isOver = !capture && !payment.failure && Date.parse(payment.expiresAt) < Date.now();
    return {
      resultCode: isOver ? '1005' : getCode(payment, capture),
      amount: String(payment.amount),
      transId: capture?.transaction ?? '0',
    };
  }

  async #refund(message: Message): Promise<Message> {
    const amount = Number(getText(message, 'amount'));
    const payment = await this.store.findByTransaction(getText(message, 'transId'));
    if (amount < 1_000) return { resultCode: '22' };
    const taken = await acceptRefund(this.store, payment ?? '', {
      reference: getText(message, 'orderId'),
      amount,
      info: getText(message, 'description'),
      isFull: false,
    });
    if (typeof taken === 'string')
      return { resultCode: { REPEATED: '41', NO_PAYMENT: '42', TOO_MUCH: '1081' }[taken] };
    return { resultCode: '7002', amount: String(amount), transId: taken.transaction };
  }

  async #queryRefund(reference: string): Promise<Message> {
    const refund = await fetchRefund(this.store, reference);
    return refund ? { resultCode: '0', refundTrans: [asNumbers(getLine(refund))] } : { resultCode: '42' };
  }
}

const getLine = (refund: SandboxRefund): Message => ({
  orderId: refund.reference,
  amount: String(refund.amount),
  resultCode: REFUND_CODES[refund.status],
  transId: refund.transaction,
  createdTime: String(Date.parse(refund.at)),
});

const getCode = (payment: SandboxPayment, capture: Capture | undefined): string =>
  capture ? '0' : payment.failure ? FAILURES[payment.failure] : '1000';

const NUMBERS = new Set(['amount', 'transId', 'resultCode', 'responseTime', 'createdTime']);

/** MoMo sends numbers as JSON numbers, also those beyond JavaScript's safe integers. */
const asNumbers = (message: Message): Message =>
  Object.fromEntries(
    Object.entries(message).map(([name, value]) => [
      name,
      NUMBERS.has(name) && typeof value === 'string' ? longNumber(value) : value,
    ]),
  );
