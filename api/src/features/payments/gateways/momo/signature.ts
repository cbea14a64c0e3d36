import { getText, hmacHex, type Message } from '../wire.ts';

/** The signed fields of each message, in alphabetical order, as MoMo joins them. */
const SIGNED = {
  create: [
    'accessKey',
    'amount',
    'extraData',
    'ipnUrl',
    'orderId',
    'orderInfo',
    'partnerCode',
    'redirectUrl',
    'requestId',
    'requestType',
  ],
  query: ['accessKey', 'orderId', 'partnerCode', 'requestId'],
  refund: ['accessKey', 'amount', 'description', 'orderId', 'partnerCode', 'requestId', 'transId'],
  /** The notification, and the return of the buyer’s browser. */
  notification: [
    'accessKey',
    'amount',
    'extraData',
    'message',
    'orderId',
    'orderInfo',
    'orderType',
    'partnerCode',
    'payType',
    'requestId',
    'responseTime',
    'resultCode',
    'transId',
  ],
} as const;
export type Signed = keyof typeof SIGNED;

export interface MomoKeys {
  readonly partnerCode: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** HMAC-SHA256 over `name=value` pairs joined by `&`, not URL-encoded, with the access key, which is not sent. */
export function signature(kind: Signed, { accessKey, secretKey }: MomoKeys, message: Message): string {
  const values: Message = { ...message, accessKey };
  return hmacHex(
    'sha256',
    secretKey,
    SIGNED[kind].map((name) => `${name}=${getText(values, name)}`).join('&'),
  );
}
