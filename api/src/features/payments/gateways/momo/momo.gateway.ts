import { randomUUID } from 'node:crypto';
import { GATEWAY_NAMES, PaymentGateway } from '../../../orders/index.ts';
import {
  AlreadyBegun,
  type BegunPayment,
  type GatewayNotice,
  type GatewayPaymentStatus,
  type GatewayPort,
  type GatewayRefund,
  type GatewayRefundStatus,
  type NoticeOutcome,
  type PaymentRequest,
} from '../gateway.ts';
import { newReference } from '../reference.ts';
import { readSettlementFile } from '../settlement.ts';
import {
  dong,
  longNumber,
  type Message,
  plainAscii,
  postJson,
  readJson,
  type Send,
  sameHex,
  textOf,
} from '../wire.ts';
import { type MomoKeys, type Signed, signature } from './signature.ts';

export interface MomoSettings extends MomoKeys {
  /** For instance https://payment.momo.vn. */
  readonly baseAddress: string;
  /** Where MoMo sends its notices. */
  readonly noticeAddress: string;
  readonly isSimulated: boolean;
  /** MoMo asks to be waited for, 30 seconds at least. */
  readonly send: Send;
}

/** Nothing is decided yet. */
const PENDING = new Set(['1000', '7000', '7002', '8000']);
/** MoMo knows of no such payment or refund. */
const UNKNOWN = '42';
/** Authorised: as good as paid, since we let MoMo capture by itself. */
const PAID = new Set(['0', '9000']);
/** The request, or the name of the payment, was used before. */
const DUPLICATES = new Set(['40', '41']);
/** Errors of a request or of MoMo itself: they say nothing of the payment. */
const REFUSED_REQUEST = new Set(['10', '11', '12', '13', '20', '21', '22', '40', '41', '43']);
/** A refund that can’t do better another time: returned already, more than was paid, or not returnable. */
const FINAL_REFUNDS = new Set(['1081', '1088']);

/** MoMo v2: JSON there and back, one signature per message. Its answers are not signed, so what they repeat is compared. */
export class MomoGateway implements GatewayPort {
  readonly code = PaymentGateway.MOMO;
  readonly name = GATEWAY_NAMES.MOMO;
  readonly range = { least: 1_000, most: 50_000_000 } as const;
  readonly refunds = 'GATEWAY';
  readonly newReference = newReference;

  constructor(private readonly settings: MomoSettings) {}

  get isSimulated(): boolean {
    return this.settings.isSimulated;
  }

  /** The reference names the request, too: the same again is answered as before. */
  async begin(request: PaymentRequest): Promise<BegunPayment> {
    const answer = await this.#ask('create', '/v2/gateway/api/create', {
      orderId: request.reference,
      requestId: request.reference,
      amount: request.amount,
      orderInfo: plainAscii(request.description),
      redirectUrl: request.returnUrl,
      ipnUrl: this.settings.noticeAddress,
      requestType: 'captureWallet',
      extraData: '',
      orderExpireTime: Math.max(1, Math.round((request.expiresAt.getTime() - Date.now()) / 60_000)),
      lang: request.locale,
    });
    const payUrl = textOf(answer, 'payUrl');
    if (DUPLICATES.has(textOf(answer, 'resultCode'))) throw new AlreadyBegun(request.reference);
    if (textOf(answer, 'resultCode') !== '0' || !payUrl) throw refusal('a payment', answer);
    return { payUrl };
  }

  readNotice({ rawBody }: GatewayNotice): GatewayPaymentStatus | undefined {
    let message: Message;
    try {
      message = readJson(rawBody);
    } catch {
      return undefined;
    }
    const isOurs =
      sameHex(message.signature, signature('notice', this.settings, message)) &&
      textOf(message, 'partnerCode') === this.settings.partnerCode;
    return isOurs && textOf(message, 'orderId') ? statusIn(message) : undefined;
  }

  /** 204 without a body is all that MoMo wants to hear; what it should send again is answered by an error. */
  answer(outcome: NoticeOutcome | 'UNVERIFIED' | 'ERROR') {
    const statuses: Partial<Record<typeof outcome, number>> = { UNVERIFIED: 400, ERROR: 500 };
    return { status: statuses[outcome] ?? 204, body: undefined };
  }

  async query(reference: string): Promise<GatewayPaymentStatus> {
    const answer = await this.#ask('query', '/v2/gateway/api/query', {
      orderId: reference,
      requestId: randomUUID(),
    });
    const code = textOf(answer, 'resultCode');
    if (code === UNKNOWN) return { reference, outcome: 'NOT_BEGUN', code };
    if (textOf(answer, 'orderId') !== reference || REFUSED_REQUEST.has(code))
      throw refusal('a query', answer);
    return statusIn(answer);
  }

  async refund(refund: GatewayRefund): Promise<GatewayRefundStatus> {
    const answer = await this.#ask('refund', '/v2/gateway/api/refund', {
      orderId: refund.reference,
      requestId: refund.reference,
      amount: refund.amount,
      transId: refund.paymentTransaction ?? '',
      description: plainAscii(refund.reason),
      lang: refund.locale,
    });
    return refundIn(answer, refund);
  }

  async queryRefund(refund: GatewayRefund): Promise<GatewayRefundStatus> {
    const answer = await this.#ask('query', '/v2/gateway/api/refund/query', {
      orderId: refund.reference,
      requestId: randomUUID(),
    });
    if (textOf(answer, 'resultCode') === UNKNOWN)
      return { reference: refund.reference, outcome: 'NOT_FOUND', code: UNKNOWN };
    const listed = Array.isArray(answer.refundTrans) ? (answer.refundTrans as Message[]) : [];
    const one = listed.find((each) => textOf(each, 'orderId') === refund.reference);
    return refundIn(one ? { ...one, amount: textOf(one, 'amount') } : answer, refund);
  }

  readSettlement(text: string) {
    return readSettlementFile(text);
  }

  #ask(kind: Signed, path: string, fields: Message): Promise<Message> {
    const message: Message = { ...fields, partnerCode: this.settings.partnerCode };
    const { baseAddress, send } = this.settings;
    return postJson(send, `${baseAddress}${path}`, {
      ...message,
      ...('transId' in message && { transId: longNumber(textOf(message, 'transId')) }),
      signature: signature(kind, this.settings, message),
    });
  }
}

function statusIn(message: Message): GatewayPaymentStatus {
  const code = textOf(message, 'resultCode');
  const transaction = textOf(message, 'transId');
  return {
    reference: textOf(message, 'orderId'),
    amount: dong(textOf(message, 'amount')),
    outcome: PAID.has(code) ? 'PAID' : PENDING.has(code) ? 'PENDING' : 'FAILED',
    transaction: transaction && transaction !== '0' ? transaction : undefined,
    code: PAID.has(code) ? undefined : code,
  };
}

/** An answer counts only where it is about what was asked: it is not signed. @throws where it is about something else */
function refundIn(answer: Message, { reference, amount }: GatewayRefund): GatewayRefundStatus {
  const code = textOf(answer, 'resultCode');
  if (PAID.has(code)) {
    if (textOf(answer, 'orderId') !== reference || dong(textOf(answer, 'amount')) !== amount)
      throw new Error('MoMo answered about another refund');
    return { reference, outcome: 'DONE', transaction: textOf(answer, 'transId') || undefined };
  }
  if (PENDING.has(code)) return { reference, outcome: 'PENDING', code };
  // Sent before: what became of it is to be asked for
  if (DUPLICATES.has(code)) return { reference, outcome: 'PENDING', code };
  if (!code || REFUSED_REQUEST.has(code)) throw refusal('a refund', answer);
  return { reference, outcome: 'FAILED', code, canRetry: !FINAL_REFUNDS.has(code) };
}

const refusal = (what: string, answer: Message): Error =>
  new Error(`MoMo refused ${what}: ${textOf(answer, 'resultCode')} ${textOf(answer, 'message')}`);
