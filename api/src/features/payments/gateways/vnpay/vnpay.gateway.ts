import { createHash, randomBytes } from 'node:crypto';
import { PaymentGateway } from '../../../orders/index.ts';
import {
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
import { plainAscii, postJson, type Send, sameHex, vietnamTime } from '../wire.ts';
import {
  inOrder,
  type Message,
  QUERY_REQUEST,
  QUERY_RESPONSE,
  REFUND_REQUEST,
  REFUND_RESPONSE,
  TRANSACTION_TYPES,
} from './messages.ts';
import { refundIn } from './refund-status.ts';
import { isSigned, messageSignature, signedQuery } from './signature.ts';

export interface VnpaySettings {
  readonly tmnCode: string;
  readonly hashSecret: string;
  /** For example https://pay.vnpay.vn/paymentv2/vpcpay.html. */
  readonly paymentUrl: string;
  /** For example https://merchant.vnpay.vn/merchant_webapi/api/transaction. */
  readonly queryUrl: string;
  readonly send: Send;
}

/** Responses to VNPay. After 01, 04, 97 and 99 it retries, up to ten times, five minutes apart. */
const ANSWERS: Record<NotificationOutcome | 'UNVERIFIED' | 'ERROR', { RspCode: string; Message: string }> = {
  RECORDED: { RspCode: '00', Message: 'Confirm Success' },
  ALREADY_RECORDED: { RspCode: '02', Message: 'Order already confirmed' },
  UNKNOWN_REFERENCE: { RspCode: '01', Message: 'Order not found' },
  WRONG_AMOUNT: { RspCode: '04', Message: 'Invalid amount' },
  UNVERIFIED: { RspCode: '97', Message: 'Invalid signature' },
  ERROR: { RspCode: '99', Message: 'Unknown error' },
};

/** VNPay 2.1.0: a signed payment URL, a signed GET request as notification, signed JSON for queries and refunds. */
export class VnpayGateway implements GatewayPort {
  readonly code = PaymentGateway.VNPAY;
  /** Limits of VNPay's merchant contract; the banks have their own limits. */
  readonly range = { least: 5_000, most: 500_000_000 } as const;
  readonly refunds = 'GATEWAY';
  readonly newReference = newReference;

  constructor(private readonly settings: VnpaySettings) {}

  async begin(request: PaymentRequest): Promise<BegunPayment> {
    return this.sign(request);
  }

  /** VNPay learns of a payment from the URL that the buyer opens, so no network is used. */
  sign(request: PaymentRequest): BegunPayment {
    const { paymentUrl, hashSecret, tmnCode } = this.settings;
    const payUrl = `${paymentUrl}?${signedQuery(hashSecret, {
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: tmnCode,
      vnp_Amount: String(request.amount * 100),
      vnp_CurrCode: 'VND',
      vnp_CreateDate: vietnamTime(request.createdAt),
      vnp_ExpireDate: vietnamTime(request.expiresAt),
      vnp_IpAddr: address(request.buyerAddress),
      vnp_Locale: request.locale === 'en' ? 'en' : 'vn',
      vnp_OrderInfo: plainAscii(request.description),
      vnp_OrderType: 'other',
      vnp_ReturnUrl: request.returnUrl,
      vnp_TxnRef: request.reference,
    })}`;
    return { payUrl };
  }

  verifyNotification({ query, body }: GatewayNotification): GatewayPaymentStatus | undefined {
    const parameters = body ?? query ?? {};
    // VNPay sends no repeated parameters and only strings
    const isText = (value: unknown) => typeof value === 'string' && value.isWellFormed();
    if (!Object.values(parameters).every(isText)) return undefined;
    const message = parameters as Message;
    const { hashSecret, tmnCode } = this.settings;
    if (!isSigned(hashSecret, message) || message.vnp_TmnCode !== tmnCode || !message.vnp_TxnRef)
      return undefined;
    return statusIn(message, message.vnp_ResponseCode);
  }

  answer(outcome: NotificationOutcome | 'UNVERIFIED' | 'ERROR') {
    return { status: 200, body: ANSWERS[outcome] };
  }

  async query(reference: string, createdAt: Date): Promise<GatewayPaymentStatus> {
    const answer = await this.#querydr(reference, createdAt);
    if (answer.vnp_ResponseCode === '91') return { reference, outcome: 'NOT_BEGUN', code: '91' };
    const type = answer.vnp_TransactionType;
    // After a refund the response is about the refund: the payment was made, but the amount is not its own
    if (type && type !== TRANSACTION_TYPES.payment) return { reference, outcome: 'PENDING', code: type };
    return statusIn(answer, '00');
  }

  /** The request ID is derived from the refund: VNPay accepts an ID once a day, and responds 94 afterwards. */
  async refund(refund: GatewayRefundRequest): Promise<GatewayRefundStatus> {
    const request: Record<string, string> = {
      vnp_RequestId: getRequestId(refund.reference),
      vnp_Version: '2.1.0',
      vnp_Command: 'refund',
      vnp_TmnCode: this.settings.tmnCode,
      vnp_TransactionType: refund.isFull ? TRANSACTION_TYPES.fullRefund : TRANSACTION_TYPES.partialRefund,
      vnp_TxnRef: refund.paymentReference,
      vnp_Amount: String(refund.amount * 100),
      vnp_TransactionNo: refund.paymentTransaction ?? '',
      vnp_TransactionDate: vietnamTime(refund.paymentCreatedAt),
      vnp_CreateBy: plainAscii(refund.by).slice(0, 50) || 'admin',
      vnp_CreateDate: vietnamTime(new Date()),
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: `Hoan tien ${refund.reference} ${plainAscii(refund.reason)}`.slice(0, 255).trim(),
    };
    const answer = await this.#send(request, REFUND_REQUEST, REFUND_RESPONSE);
    return refundIn(answer, refund, 'refund');
  }

  async queryRefund(refund: GatewayRefundRequest): Promise<GatewayRefundStatus> {
    return refundIn(await this.#querydr(refund.paymentReference, refund.paymentCreatedAt), refund, 'query');
  }

  /**
   * @returns a response about this payment with code 00 or 91
   * @throws for other responses
   */
  async #querydr(reference: string, createdAt: Date): Promise<Message> {
    const request: Record<string, string> = {
      vnp_RequestId: randomBytes(16).toString('hex'),
      vnp_Version: '2.1.0',
      vnp_Command: 'querydr',
      vnp_TmnCode: this.settings.tmnCode,
      vnp_TxnRef: reference,
      vnp_TransactionDate: vietnamTime(createdAt),
      vnp_CreateDate: vietnamTime(new Date()),
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: `Query ${reference}`,
    };
    const answer = await this.#send(request, QUERY_REQUEST, QUERY_RESPONSE);
    const isAbout = answer.vnp_ResponseCode === '91' || answer.vnp_TxnRef === reference;
    if (!isAbout || !['00', '91'].includes(answer.vnp_ResponseCode ?? ''))
      throw new Error(`VNPay rejected a query: ${answer.vnp_ResponseCode} ${answer.vnp_Message ?? ''}`);
    return answer;
  }

  async #send(
    request: Record<string, string>,
    requestOrder: readonly string[],
    answerOrder: readonly string[],
  ): Promise<Message> {
    const { hashSecret, queryUrl, send } = this.settings;
    request.vnp_SecureHash = messageSignature(hashSecret, inOrder(request, requestOrder));
    const answer = (await postJson(send, queryUrl, request)) as Message;
    if (!sameHex(answer.vnp_SecureHash, messageSignature(hashSecret, inOrder(answer, answerOrder))))
      throw new Error('the response of VNPay has a wrong signature');
    return answer;
  }
}

/** At most 32 characters, and the same for the same refund. */
const getRequestId = (reference: string): string =>
  createHash('sha256').update(`refund ${reference}`).digest('hex').slice(0, 32);

/**
 * Paid only if both codes are 00. 04 and 07 mean that money moved and there is a problem, which an administrator
 * checks.
 */
function statusIn(message: Message, responseCode: string | undefined): GatewayPaymentStatus {
  const status = message.vnp_TransactionStatus;
  const outcome =
    responseCode === '00' && status === '00'
      ? 'PAID'
      : status === '04' || status === '07' || responseCode === '07'
        ? 'UNSURE'
        : status === '01' && responseCode === '00'
          ? 'PENDING'
          : 'FAILED';
  return {
    reference: message.vnp_TxnRef!,
    amount: hundredths(message.vnp_Amount),
    outcome,
    transaction:
      message.vnp_TransactionNo && message.vnp_TransactionNo !== '0' ? message.vnp_TransactionNo : undefined,
    code: responseCode !== '00' ? responseCode : status !== '00' ? status : undefined,
  };
}

/**
 * VNPay's amounts are in hundredths of a đồng.
 * @returns NaN for an invalid number, which equals no amount
 */
const hundredths = (text: string | undefined): number | undefined => {
  if (!text) return undefined;
  const amount = Number(text) / 100;
  return Number.isSafeInteger(amount) ? amount : Number.NaN;
};

/** VNPay requires 7 to 45 characters; `::1` is shorter. */
const address = (text: string): string => (text.length >= 7 && text.length <= 45 ? text : '127.0.0.1');
