import { SANDBOX_VNPAY } from '../../../../payment-settings.ts';
import type { Services } from '../../../../platform/process/services.ts';
import { PaymentGateway } from '../../../orders/index.ts';
import {
  type Capture,
  DECISIONS,
  isDecided,
  newPayment,
  type SandboxPayment,
} from '../sandbox/sandbox-payment.ts';
import { acceptRefund, fetchRefund } from '../sandbox/sandbox-refund.ts';
import type { SandboxStore } from '../sandbox/sandbox-store.ts';
import type { Fields, Opened, Simulator } from '../sandbox/simulator.ts';
import { readJson, sameHex, vietnamTime } from '../wire.ts';
import {
  inOrder,
  type Message,
  QUERY_REQUEST,
  QUERY_RESPONSE,
  REFUND_REQUEST,
  REFUND_RESPONSE,
  TRANSACTION_TYPES,
} from './messages.ts';
import { isSigned, messageSignature, signedQuery } from './signature.ts';
import type { VnpaySettings } from './vnpay.gateway.ts';

export const SIMULATOR = {
  ...SANDBOX_VNPAY,
  payPath: '/sandbox/vnpay/paymentv2/vpcpay.html',
  queryPath: '/sandbox/vnpay/merchant_webapi/api/transaction',
} as const;

/** The adapter's settings for the simulator: only URLs and keys differ from the real ones. */
export const simulatorSettings = (publicUrl: string, inject: Services['inject']): VnpaySettings => ({
  tmnCode: SIMULATOR.tmnCode,
  hashSecret: SIMULATOR.hashSecret,
  paymentUrl: `${publicUrl}${SIMULATOR.payPath}`,
  queryUrl: SIMULATOR.queryPath,
  send: inject,
});

const FIVE_MINUTES = 300;
/** Response code and transaction status of failures. */
const FAILURES = { cancel: ['24', '02'], 'no-funds': ['51', '02'] } as const;

/** VNPay's side of the protocol. It learns of a payment when its page is opened. */
export class VnpaySimulator implements Simulator {
  readonly code = PaymentGateway.VNPAY;
  readonly name = 'VNPAY';
  readonly decisions = DECISIONS;
  readonly payPath = SIMULATOR.payPath;
  readonly retries = Array<number>(9).fill(FIVE_MINUTES);
  readonly calls = { [SIMULATOR.queryPath]: (body: string) => this.#transaction(readJson(body) as Message) };

  constructor(
    readonly store: SandboxStore,
    private readonly shop: { readonly tmnCode: string; readonly hashSecret: string } = SIMULATOR,
  ) {}

  async open(query: Fields): Promise<Opened> {
    const { hashSecret, tmnCode } = this.shop;
    if (!isSigned(hashSecret, query) || query.vnp_TmnCode !== tmnCode) return { error: '70' };
    const { vnp_TxnRef: reference, vnp_ReturnUrl: returnUrl, vnp_ExpireDate: expires } = query;
    if (!/^\d{1,12}$/.test(query.vnp_Amount ?? '') || !reference || !returnUrl) return { error: '03' };
    if ((expires ?? '') < vietnamTime(new Date())) return { error: '15' };
    const fresh = newPayment({
      reference,
      amount: Number(query.vnp_Amount) / 100,
      info: query.vnp_OrderInfo ?? '',
      createdAt: toDate(query.vnp_CreateDate),
      expiresAt: toDate(expires),
      returnUrl,
      request: { vnp_OrderInfo: query.vnp_OrderInfo ?? '', vnp_Locale: query.vnp_Locale ?? 'vn' },
    });
    await this.store.add('PAYMENT', fresh);
    const payment = await this.store.find('PAYMENT', reference);
    return payment && !isDecided(payment) ? { payment } : { error: '01' };
  }

  /** VNPay also sends notifications of failures. */
  createNotification(payment: SandboxPayment, capture: Capture | undefined) {
    return { path: `/api/payments/vnpay/ipn?${this.#result(payment, capture)}` };
  }

  isAcknowledged(status: number, body: string): boolean {
    return status === 200 && ['00', '02'].includes(String(readJson(body).RspCode));
  }

  buildReturnUrl(payment: SandboxPayment): string {
    return `${payment.returnUrl}?${this.#result(payment, payment.captures[0])}`;
  }

  #result(payment: SandboxPayment, capture: Capture | undefined): string {
    const [code, status] = this.#codes(payment, capture);
    return signedQuery(this.shop.hashSecret, {
      vnp_Amount: String(payment.amount * 100),
      vnp_BankCode: 'NCB',
      vnp_BankTranNo: capture ? `VNP${capture.transaction}` : '',
      vnp_CardType: 'ATM',
      vnp_OrderInfo: payment.info,
      vnp_PayDate: vietnamTime(new Date(capture?.at ?? payment.createdAt)),
      vnp_ResponseCode: code,
      vnp_TmnCode: this.shop.tmnCode,
      vnp_TransactionNo: capture?.transaction ?? '0',
      vnp_TransactionStatus: status,
      vnp_TxnRef: payment.reference,
    });
  }

  #codes({ failure, isSuspicious }: SandboxPayment, capture: Capture | undefined): readonly [string, string] {
    if (capture) return isSuspicious ? ['07', '07'] : ['00', '00'];
    // Undecided: a buyer who goes back has not paid, and a query reports an incomplete transaction
    return failure ? FAILURES[failure] : ['24', '01'];
  }

  async #transaction(request: Message): Promise<Message> {
    const isRefund = request.vnp_Command === 'refund';
    const [requestFields, responseFields] = isRefund
      ? [REFUND_REQUEST, REFUND_RESPONSE]
      : [QUERY_REQUEST, QUERY_RESPONSE];
    const { hashSecret, tmnCode } = this.shop;
    const answer: Record<string, string> = {
      vnp_ResponseId: crypto.randomUUID().replaceAll('-', ''),
      vnp_Command: request.vnp_Command ?? '',
      vnp_TmnCode: tmnCode,
      vnp_TxnRef: request.vnp_TxnRef ?? '',
    };
    if (!sameHex(request.vnp_SecureHash, messageSignature(hashSecret, inOrder(request, requestFields))))
      answer.vnp_ResponseCode = '97';
    else if (request.vnp_TmnCode !== tmnCode) answer.vnp_ResponseCode = '02';
    else Object.assign(answer, await (isRefund ? this.#refund(request) : this.#query(request)));
    answer.vnp_Message = answer.vnp_ResponseCode === '00' ? 'Success' : 'Refused';
    answer.vnp_SecureHash = messageSignature(hashSecret, inOrder(answer, responseFields));
    return answer;
  }

  /** Returns the latest transaction of a payment: its refund, if there is one. */
  async #query(request: Message): Promise<Message> {
    const payment = await this.store.find('PAYMENT', request.vnp_TxnRef ?? '');
    if (!payment) return { vnp_ResponseCode: '91' };
    const refund = payment.lastRefund && (await fetchRefund(this.store, payment.lastRefund));
    if (refund)
      return {
        ...paymentFields(payment, refund.amount, refund.transaction),
        vnp_TransactionType: refund.isFull ? TRANSACTION_TYPES.fullRefund : TRANSACTION_TYPES.partialRefund,
        vnp_TransactionStatus: { PENDING: '05', DONE: '06', REFUSED: '09' }[refund.status],
        vnp_OrderInfo: refund.info,
      };
    const [capture] = payment.captures;
    return {
      ...paymentFields(payment, payment.amount, capture?.transaction ?? '0'),
      vnp_TransactionStatus: this.#codes(payment, capture)[1],
    };
  }

  /** The request ID identifies the refund, so a repeated request is recognised. */
  async #refund(request: Message): Promise<Message> {
    const taken = await acceptRefund(this.store, request.vnp_TxnRef ?? '', {
      reference: request.vnp_RequestId!,
      amount: Number(request.vnp_Amount) / 100,
      info: request.vnp_OrderInfo ?? '',
      isFull: request.vnp_TransactionType === TRANSACTION_TYPES.fullRefund,
    });
    if (typeof taken === 'string')
      return { vnp_ResponseCode: { REPEATED: '94', NO_PAYMENT: '91', TOO_MUCH: '95' }[taken] };
    const payment = (await this.store.find('PAYMENT', taken.payment))!;
    return {
      ...paymentFields(payment, taken.amount, taken.transaction),
      vnp_TransactionType: request.vnp_TransactionType!,
      vnp_TransactionStatus: '05',
      vnp_OrderInfo: taken.info,
    };
  }
}

const paymentFields = (
  { info, createdAt, captures }: SandboxPayment,
  amount: number,
  transaction: string,
): Message => ({
  vnp_ResponseCode: '00',
  vnp_Amount: String(amount * 100),
  vnp_BankCode: 'NCB',
  vnp_PayDate: vietnamTime(new Date(captures[0]?.at ?? createdAt)),
  vnp_TransactionNo: transaction,
  vnp_TransactionType: TRANSACTION_TYPES.payment,
  vnp_OrderInfo: info,
});

/** Parses yyyyMMddHHmmss in Vietnam time. */
const toDate = (text = ''): string => {
  const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return new Date(`${y}-${m}-${d}T${h}:${min}:${s}+07:00`).toISOString();
};
