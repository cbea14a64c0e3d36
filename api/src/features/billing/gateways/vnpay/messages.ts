/** Fields of the query interface's messages, in the order in which their signature joins them. */
export const QUERY_REQUEST = [
  'vnp_RequestId',
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_TransactionDate',
  'vnp_CreateDate',
  'vnp_IpAddr',
  'vnp_OrderInfo',
] as const;
export const QUERY_RESPONSE = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
  'vnp_PromotionCode',
  'vnp_PromotionAmount',
] as const;

export type Message = Readonly<Record<string, string>>;

/** The values of a message in the order of its signature. */
export const inOrder = (message: Message, names: readonly string[]): (string | undefined)[] =>
  names.map((name) => message[name]);

/** yyyyMMddHHmmss in the time of Vietnam, whatever zone the process runs in. */
export function vnpayTime(date: Date): string {
  // Vietnam has had no daylight saving time since 1975
  return new Date(date.getTime() + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** Letters, digits and spaces: gateways refuse or re-encode anything else. */
export const plainAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 255);
