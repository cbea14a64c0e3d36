import { randomUUID } from 'node:crypto';
import { PaymentGateway } from '../../../orders/index.ts';
import {
  AlreadyBegun,
  type BegunPayment,
  type GatewayNotification,
  type GatewayPaymentStatus,
  type GatewayPort,
  type GatewayRefundRequest,
  type GatewayRefundStatus,
  type NotificationOutcome,
  newReference,
  type PaymentRequest,
} from '../gateway.ts';
import {
  getText,
  longNumber,
  type Message,
  parseDong,
  plainAscii,
  postJson,
  readJson,
  type Send,
  sameHex,
} from '../wire.ts';
import { type MomoKeys, type Signed, signature } from './signature.ts';

export interface MomoSettings extends MomoKeys {
  /** For example https://payment.momo.vn. */
  readonly baseUrl: string;
  readonly callbackUrl: string;
  /** Its timeout must be at least 30 seconds, as MoMo requires. */
  readonly send: Send;
}

const PENDING = new Set(['1000', '7000', '7002', '8000']);
/** MoMo knows no such payment or refund. */
const UNKNOWN = '42';
/** Authorised counts as paid, since we let MoMo capture automatically. */
const PAID = new Set(['0', '9000']);
/** The request ID or the payment's reference was used before. */
const DUPLICATES = new Set(['40', '41']);
/** Errors of the request or of MoMo itself. They state nothing about the payment. */
const REFUSED_REQUEST = new Set(['10', '11', '12', '13', '20', '21', '22', '40', '41', '43']);
/** Refunds for which a retry is useless: already refunded, more than was paid, or not refundable. */
const FINAL_REFUNDS = new Set(['1081', '1088']);

/**
 * MoMo v2: JSON requests and responses, one signature per message. Responses are not signed, so the fields that they
 * repeat are compared.
 */
export class MomoGateway implements GatewayPort {
  readonly code = PaymentGateway.MOMO;
  readonly range = { least: 1_000, most: 50_000_000 } as const;
  readonly refunds = 'GATEWAY';
  readonly newReference = newReference;

  constructor(private readonly settings: MomoSettings) {}

  /** The reference is also the request ID, so a repeated request gets the same response. */
  async begin(request: PaymentRequest): Promise<BegunPayment> {
    const answer = await this.#send('create', '/v2/gateway/api/create', {
      orderId: request.reference,
      requestId: request.reference,
      amount: request.amount,
      orderInfo: plainAscii(request.description),
      redirectUrl: request.returnUrl,
      ipnUrl: this.settings.callbackUrl,
      requestType: 'captureWallet',
      extraData: '',
      orderExpireTime: Math.max(1, Math.round((request.expiresAt.getTime() - Date.now()) / 60_000)),
      lang: request.locale,
    });
    const payUrl = getText(answer, 'payUrl');
    if (DUPLICATES.has(getText(answer, 'resultCode'))) throw new AlreadyBegun(request.reference);
    if (getText(answer, 'resultCode') !== '0' || !payUrl) throw refusal('a payment', answer);
    return { payUrl };
  }

  verifyNotification({ rawBody }: GatewayNotification): GatewayPaymentStatus | undefined {
    let message: Message;
    try {
      message = readJson(rawBody);
    } catch {
      return undefined;
    }
    const isOurs =
      sameHex(message.signature, signature('notification', this.settings, message)) &&
      getText(message, 'partnerCode') === this.settings.partnerCode;
    return isOurs && getText(message, 'orderId') ? statusIn(message) : undefined;
  }

  /** MoMo expects 204 without a body. An error status makes it retry. */
  answer(outcome: NotificationOutcome | 'UNVERIFIED' | 'ERROR') {
    const statuses: Partial<Record<typeof outcome, number>> = { UNVERIFIED: 400, ERROR: 500 };
    return { status: statuses[outcome] ?? 204, body: undefined };
  }

  async query(reference: string): Promise<GatewayPaymentStatus> {
    const answer = await this.#send('query', '/v2/gateway/api/query', {
      orderId: reference,
      requestId: randomUUID(),
    });
    const code = getText(answer, 'resultCode');
    if (code === UNKNOWN) return { reference, outcome: 'NOT_BEGUN', code };
    if (getText(answer, 'orderId') !== reference || REFUSED_REQUEST.has(code))
      throw refusal('a query', answer);
    return statusIn(answer);
  }

  async refund(refund: GatewayRefundRequest): Promise<GatewayRefundStatus> {
    const answer = await this.#send('refund', '/v2/gateway/api/refund', {
      orderId: refund.reference,
      requestId: refund.reference,
      amount: refund.amount,
      transId: refund.paymentTransaction ?? '',
      description: plainAscii(refund.reason),
      lang: refund.locale,
    });
    return refundIn(answer, refund);
  }

  async queryRefund(refund: GatewayRefundRequest): Promise<GatewayRefundStatus> {
    const answer = await this.#send('query', '/v2/gateway/api/refund/query', {
      orderId: refund.reference,
      requestId: randomUUID(),
    });
    if (getText(answer, 'resultCode') === UNKNOWN)
      return { reference: refund.reference, outcome: 'NOT_FOUND', code: UNKNOWN };
    const listed = Array.isArray(answer.refundTrans) ? (answer.refundTrans as Message[]) : [];
    const one = listed.find((each) => getText(each, 'orderId') === refund.reference);
    return refundIn(one ? { ...one, amount: getText(one, 'amount') } : answer, refund);
  }

  #send(kind: Signed, path: string, fields: Message): Promise<Message> {
    const message: Message = { ...fields, partnerCode: this.settings.partnerCode };
    const { baseUrl, send } = this.settings;
    return postJson(send, `${baseUrl}${path}`, {
      ...message,
      ...('transId' in message && { transId: longNumber(getText(message, 'transId')) }),
      signature: signature(kind, this.settings, message),
    });
  }
}

function statusIn(message: Message): GatewayPaymentStatus {
  const code = getText(message, 'resultCode');
  const transaction = getText(message, 'transId');
  return {
    reference: getText(message, 'orderId'),
    amount: parseDong(getText(message, 'amount')),
    outcome: PAID.has(code) ? 'PAID' : PENDING.has(code) ? 'PENDING' : 'FAILED',
    transaction: transaction && transaction !== '0' ? transaction : undefined,
    code: PAID.has(code) ? undefined : code,
  };
}

/**
 * Responses are not signed, so a response counts only if it matches the request.
 * @throws if it is about another refund
 */
function refundIn(answer: Message, { reference, amount }: GatewayRefundRequest): GatewayRefundStatus {
  const code = getText(answer, 'resultCode');
  if (PAID.has(code)) {
    if (getText(answer, 'orderId') !== reference || parseDong(getText(answer, 'amount')) !== amount)
      throw new Error('the response of MoMo is about another refund');
    return { reference, outcome: 'DONE', transaction: getText(answer, 'transId') || undefined };
  }
  if (PENDING.has(code)) return { reference, outcome: 'PENDING', code };
  // Sent before, so its state must be queried
  if (DUPLICATES.has(code)) return { reference, outcome: 'PENDING', code };
  if (!code || REFUSED_REQUEST.has(code)) throw refusal('a refund', answer);
  return { reference, outcome: 'FAILED', code, canRetry: !FINAL_REFUNDS.has(code) };
}

const refusal = (what: string, answer: Message): Error =>
  new Error(`MoMo rejected ${what}: ${getText(answer, 'resultCode')} ${getText(answer, 'message')}`);
