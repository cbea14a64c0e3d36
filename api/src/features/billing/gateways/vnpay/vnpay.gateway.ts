import { randomBytes } from 'node:crypto';
import { PaymentGateway } from '../../order.entity.ts';
import type {
  BegunPayment,
  GatewayNotice,
  GatewayPaymentStatus,
  GatewayPort,
  NoticeOutcome,
  PaymentRequest,
} from '../gateway.ts';
import { inOrder, type Message, plainAscii, QUERY_REQUEST, QUERY_RESPONSE, vnpayTime } from './messages.ts';
import { isSigned, messageSignature, sameHex, signedQuery } from './signature.ts';

export interface VnpaySettings {
  readonly tmnCode: string;
  readonly hashSecret: string;
  /** For instance https://pay.vnpay.vn/paymentv2/vpcpay.html. */
  readonly payAddress: string;
  /** For instance https://merchant.vnpay.vn/merchant_webapi/api/transaction. */
  readonly queryAddress: string;
  readonly isSimulated: boolean;
  /** The network; the simulator is reached without one. */
  readonly send: (
    address: string,
    init: { method: 'POST'; headers: Record<string, string>; body: string },
  ) => Promise<{ json(): Promise<unknown> }>;
}

/** What VNPay hears; 01, 04, 97 and 99 make it try again, up to ten times, five minutes apart. */
const ANSWERS: Record<NoticeOutcome | 'UNVERIFIED' | 'ERROR', { RspCode: string; Message: string }> = {
  RECORDED: { RspCode: '00', Message: 'Confirm Success' },
  ALREADY_RECORDED: { RspCode: '02', Message: 'Order already confirmed' },
  UNKNOWN_REFERENCE: { RspCode: '01', Message: 'Order not found' },
  WRONG_AMOUNT: { RspCode: '04', Message: 'Invalid amount' },
  UNVERIFIED: { RspCode: '97', Message: 'Invalid signature' },
  ERROR: { RspCode: '99', Message: 'Unknown error' },
};

/** VNPay 2.1.0: a signed address to pay at, a signed GET as notice, signed JSON to ask. */
export class VnpayGateway implements GatewayPort {
  readonly code = PaymentGateway.VNPAY;
  readonly name = 'VNPAY';

  constructor(private readonly settings: VnpaySettings) {}

  get isSimulated(): boolean {
    return this.settings.isSimulated;
  }

  /** VNPay learns of a payment by the address that the buyer opens, so nothing is asked of the network. */
  async begin(request: PaymentRequest): Promise<BegunPayment> {
    const { payAddress, hashSecret, tmnCode } = this.settings;
    const payUrl = `${payAddress}?${signedQuery(hashSecret, {
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: tmnCode,
      vnp_Amount: String(request.amount * 100),
      vnp_CurrCode: 'VND',
      vnp_CreateDate: vnpayTime(request.createdAt),
      vnp_ExpireDate: vnpayTime(request.expiresAt),
      vnp_IpAddr: address(request.buyerAddress),
      vnp_Locale: request.locale === 'en' ? 'en' : 'vn',
      vnp_OrderInfo: plainAscii(request.description),
      vnp_OrderType: 'other',
      vnp_ReturnUrl: request.returnUrl,
      vnp_TxnRef: request.reference,
    })}`;
    return { payUrl };
  }

  readNotice({ query, body }: GatewayNotice): GatewayPaymentStatus | undefined {
    const parameters = body ?? query ?? {};
    // A parameter that comes twice, or is no text, is no notice of VNPay's
    const isText = (value: unknown) => typeof value === 'string' && value.isWellFormed();
    if (!Object.values(parameters).every(isText)) return undefined;
    const message = parameters as Message;
    const { hashSecret, tmnCode } = this.settings;
    if (!isSigned(hashSecret, message) || message.vnp_TmnCode !== tmnCode || !message.vnp_TxnRef)
      return undefined;
    return statusIn(message, message.vnp_ResponseCode);
  }

  answer(outcome: NoticeOutcome | 'UNVERIFIED' | 'ERROR') {
    return { status: 200, body: ANSWERS[outcome] };
  }

  async query(reference: string, createdAt: Date): Promise<GatewayPaymentStatus> {
    const { hashSecret, tmnCode, queryAddress, send } = this.settings;
    const request: Record<string, string> = {
      vnp_RequestId: randomBytes(16).toString('hex'),
      vnp_Version: '2.1.0',
      vnp_Command: 'querydr',
      vnp_TmnCode: tmnCode,
      vnp_TxnRef: reference,
      vnp_TransactionDate: vnpayTime(createdAt),
      vnp_CreateDate: vnpayTime(new Date()),
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: `Query ${reference}`,
    };
    request.vnp_SecureHash = messageSignature(hashSecret, inOrder(request, QUERY_REQUEST));
    const headers = { 'content-type': 'application/json' };
    const response = await send(queryAddress, { method: 'POST', headers, body: JSON.stringify(request) });
    const answer = (await response.json()) as Message;
    if (!sameHex(answer.vnp_SecureHash, messageSignature(hashSecret, inOrder(answer, QUERY_RESPONSE))))
      throw new Error('VNPay answered a query with a wrong signature');
    if (answer.vnp_ResponseCode === '91') return { reference, outcome: 'NOT_BEGUN', code: '91' };
    if (answer.vnp_ResponseCode !== '00' || answer.vnp_TxnRef !== reference)
      throw new Error(`VNPay refused a query: ${answer.vnp_ResponseCode} ${answer.vnp_Message ?? ''}`);
    return statusIn(answer, '00');
  }
}

/** Success needs both codes to say so; 04 and 07 mean money moved and something is wrong: people look. */
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

/** VNPay counts in hundredths of a đồng; a number that is none of ours becomes one that fits nothing. */
const hundredths = (text: string | undefined): number | undefined => {
  if (!text) return undefined;
  const amount = Number(text) / 100;
  return Number.isSafeInteger(amount) ? amount : Number.NaN;
};

/** 7 to 45 characters; `::1` is shorter. */
const address = (text: string): string => (text.length >= 7 && text.length <= 45 ? text : '127.0.0.1');
