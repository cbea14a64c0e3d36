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
  hmacHex,
  type Message,
  parseDong,
  plainAscii,
  postJson,
  readJson,
  type Send,
  sameHex,
} from '../wire.ts';
import { getReference, getRefundId, getTransId, mac, type ZaloPayKeys } from './messages.ts';

export interface ZaloPaySettings extends ZaloPayKeys {
  /** For example https://openapi.zalopay.vn. */
  readonly baseUrl: string;
  readonly callbackUrl: string;
  readonly send: Send;
}

/** return_code of our responses. After 0 ZaloPay retries, up to three times; after any other code it does not. */
const ANSWERS: Record<NotificationOutcome | 'UNVERIFIED' | 'ERROR', number> = {
  RECORDED: 1,
  ALREADY_RECORDED: 2,
  UNKNOWN_REFERENCE: -1,
  WRONG_AMOUNT: -1,
  UNVERIFIED: -1,
  ERROR: 0,
};

/** Sub-codes that state nothing about the payment or refund: an invalid request, too many requests, or maintenance. */
const NO_WORD = new Set(['-401', '-402', '-429', '-500', '-999']);
const DUPLICATE = '-68';
const UNKNOWN = new Set(['-101', '-25']);
/** More than was paid, or a payment that can no longer be refunded. */
const FINAL_REFUNDS = new Set(['-13', '-14', '-26']);

/**
 * ZaloPay v2: JSON requests and responses. It sends callbacks only for successful payments, so failures are found by
 * queries.
 */
export class ZaloPayGateway implements GatewayPort {
  readonly code = PaymentGateway.ZALOPAY;
  readonly range = { least: 1_000, most: 100_000_000 } as const;
  readonly refunds = 'GATEWAY';
  readonly newReference = newReference;

  constructor(private readonly settings: ZaloPaySettings) {}

  async begin(request: PaymentRequest): Promise<BegunPayment> {
    const { appId, key1 } = this.settings;
    const transId = getTransId(request.reference, request.createdAt);
    // ZaloPay rejects times that differ by more than 15 minutes from its clock, so this is the current time
    const time = Date.now();
    const embed = JSON.stringify({ redirecturl: `${request.returnUrl}?reference=${request.reference}` });
    const answer = await this.#post('/v2/create', {
      app_id: Number(appId),
      app_trans_id: transId,
      app_user: 'sen',
      app_time: time,
      amount: request.amount,
      item: '[]',
      embed_data: embed,
      description: plainAscii(request.description),
      bank_code: '',
      callback_url: this.settings.callbackUrl,
      expire_duration_seconds: Math.max(300, Math.round((request.expiresAt.getTime() - time) / 1000)),
      mac: mac(key1, [appId, transId, 'sen', request.amount, time, embed, '[]']),
    });
    if (getText(answer, 'sub_return_code') === DUPLICATE) throw new AlreadyBegun(request.reference);
    const payUrl = getText(answer, 'order_url');
    if (getText(answer, 'return_code') !== '1' || !payUrl) throw refusal('a payment', answer);
    return { payUrl };
  }

  /** The signature covers `data` as received: JSON within JSON, never serialised again. */
  verifyNotification({ body }: GatewayNotification): GatewayPaymentStatus | undefined {
    const { data, mac: given } = (body ?? {}) as Record<string, unknown>;
    if (typeof data !== 'string' || !sameHex(given, hmacHex('sha256', this.settings.key2, data)))
      return undefined;
    let message: Message;
    try {
      message = readJson(data);
    } catch {
      return undefined;
    }
    const reference = getReference(getText(message, 'app_trans_id'));
    if (getText(message, 'app_id') !== this.settings.appId || !reference) return undefined;
    return {
      reference,
      amount: parseDong(getText(message, 'amount')),
      outcome: 'PAID',
      transaction: getText(message, 'zp_trans_id') || undefined,
    };
  }

  answer(outcome: NotificationOutcome | 'UNVERIFIED' | 'ERROR') {
    return { status: 200, body: { return_code: ANSWERS[outcome], return_message: outcome.toLowerCase() } };
  }

  async query(reference: string, createdAt: Date): Promise<GatewayPaymentStatus> {
    const { appId, key1 } = this.settings;
    const transId = getTransId(reference, createdAt);
    const answer = await this.#post('/v2/query', {
      app_id: Number(appId),
      app_trans_id: transId,
      mac: mac(key1, [appId, transId, key1]),
    });
    const [code, sub] = [getText(answer, 'return_code'), getText(answer, 'sub_return_code')];
    if (NO_WORD.has(sub) || !['1', '2', '3'].includes(code)) throw refusal('a query', answer);
    if (code === '2' && UNKNOWN.has(sub)) return { reference, outcome: 'NOT_BEGUN', code: sub };
    return {
      reference,
      amount: code === '1' ? parseDong(getText(answer, 'amount')) : undefined,
      outcome: code === '1' ? 'PAID' : code === '3' ? 'PENDING' : 'FAILED',
      transaction: code === '1' ? getText(answer, 'zp_trans_id') || undefined : undefined,
      code: code === '1' ? undefined : sub,
    };
  }

  async refund(refund: GatewayRefundRequest): Promise<GatewayRefundStatus> {
    const { appId, key1 } = this.settings;
    const [time, zpTransId] = [Date.now(), refund.paymentTransaction ?? ''];
    const description = plainAscii(refund.reason).slice(0, 100);
    const answer = await this.#post('/v2/refund', {
      app_id: Number(appId),
      m_refund_id: getRefundId(appId, refund.reference, refund.requestedAt),
      zp_trans_id: zpTransId,
      amount: refund.amount,
      timestamp: time,
      description,
      mac: mac(key1, [appId, zpTransId, refund.amount, description, time]),
    });
    const taken = refundIn(answer, refund);
    // Even a success code only means that the request was accepted. The refund is pending until a query confirms it
    return taken.outcome === 'DONE' ? { ...taken, outcome: 'PENDING' } : taken;
  }

  async queryRefund(refund: GatewayRefundRequest): Promise<GatewayRefundStatus> {
    const { appId, key1 } = this.settings;
    const [id, time] = [getRefundId(appId, refund.reference, refund.requestedAt), Date.now()];
    const answer = await this.#post('/v2/query_refund', {
      app_id: Number(appId),
      m_refund_id: id,
      timestamp: time,
      mac: mac(key1, [appId, id, time]),
    });
    if (UNKNOWN.has(getText(answer, 'sub_return_code')))
      return { reference: refund.reference, outcome: 'NOT_FOUND', code: getText(answer, 'sub_return_code') };
    return refundIn(answer, refund);
  }

  #post(path: string, message: object): Promise<Message> {
    return postJson(this.settings.send, `${this.settings.baseUrl}${path}`, message);
  }
}

function refundIn(answer: Message, { reference }: GatewayRefundRequest): GatewayRefundStatus {
  const [code, sub] = [getText(answer, 'return_code'), getText(answer, 'sub_return_code')];
  if (NO_WORD.has(sub)) throw refusal('a refund', answer);
  const transaction = getText(answer, 'refund_id') || undefined;
  if (code === '1') return { reference, outcome: 'DONE', transaction };
  // Sent before, so its state must be queried
  if (code === '3' || sub === DUPLICATE) return { reference, outcome: 'PENDING', transaction, code: sub };
  if (code !== '2') throw refusal('a refund', answer);
  return { reference, outcome: 'FAILED', code: sub, canRetry: !FINAL_REFUNDS.has(sub) };
}

const refusal = (what: string, answer: Message): Error =>
  new Error(
    `ZaloPay rejected ${what}: ${getText(answer, 'return_code')} ${getText(answer, 'sub_return_code')} ${getText(answer, 'return_message')}`,
  );
