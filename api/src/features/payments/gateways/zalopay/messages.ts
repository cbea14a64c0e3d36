import { hmacHex, vietnamTime } from '../wire.ts';

export interface ZaloPayKeys {
  readonly appId: string;
  /** Signs requests of merchants. */
  readonly key1: string;
  /** Signs ZaloPay's callbacks. */
  readonly key2: string;
}

/** HMAC-SHA256 over values joined by bars. */
export const mac = (key: string, values: readonly (string | number)[]): string =>
  hmacHex('sha256', key, values.join('|'));

/**
 * ZaloPay requires the date in Vietnam as a prefix of merchant IDs: of a payment’s creation, or of a refund’s
 * request.
 */
const toDay = (at: Date): string => vietnamTime(at).slice(2, 8);

/** A payment’s app_trans_id, at most 40 characters. */
export const getTransId = (reference: string, createdAt: Date): string => `${toDay(createdAt)}_${reference}`;

/** @returns undefined if the app_trans_id has another format */
export const getReference = (appTransId: string): string | undefined => /^\d{6}_(\w+)$/.exec(appTransId)?.[1];

/** A refund’s m_refund_id, at most 45 characters. */
export const getRefundId = (appId: string, reference: string, requestedAt: Date): string =>
  `${toDay(requestedAt)}_${appId}_${reference}`;
