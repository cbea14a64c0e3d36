/** Fields of the query API's messages, in the order of their signature. */
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

export const REFUND_REQUEST = [
  'vnp_RequestId',
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_TransactionType',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_TransactionNo',
  'vnp_TransactionDate',
  'vnp_CreateBy',
  'vnp_CreateDate',
  'vnp_IpAddr',
  'vnp_OrderInfo',
] as const;
/** Like the response to a query, without the promotion fields. */
export const REFUND_RESPONSE = QUERY_RESPONSE.filter((name) => !name.startsWith('vnp_Promotion'));

export const TRANSACTION_TYPES = { payment: '01', fullRefund: '02', partialRefund: '03' } as const;

export type Message = Readonly<Record<string, string>>;

/** The values of a message in the order of its signature. */
export const inOrder = (message: Message, names: readonly string[]): (string | undefined)[] =>
  names.map((name) => message[name]);
