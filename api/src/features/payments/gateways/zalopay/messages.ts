import { hmacHex, vietnamTime } from '../wire.ts';

export interface ZaloPayKeys {
  readonly appId: string;
  /** Signs what shops send. */
  readonly key1: string;
  /** Signs what ZaloPay tells. */
  readonly key2: string;
}

/** HMAC-SHA256 over values joined by bars. */
export const mac = (key: string, values: readonly (string | number)[]): string =>
  hmacHex('sha256', key, values.join('|'));

/** ZaloPay puts the day in Vietnam in front of the names that shops give: of a payment’s beginning, or a refund’s. */
const dayOf = (at: Date): string => vietnamTime(at).slice(2, 8);

/** A payment’s name at ZaloPay, at most 40 characters. */
export const transIdOf = (reference: string, createdAt: Date): string => `${dayOf(createdAt)}_${reference}`;

/** What we called it; undefined where the name is none of ours. */
export const referenceOf = (appTransId: string): string | undefined => /^\d{6}_(\w+)$/.exec(appTransId)?.[1];

/** A refund’s name at ZaloPay, at most 45 characters. */
export const refundIdOf = (appId: string, reference: string, requestedAt: Date): string =>
  `${dayOf(requestedAt)}_${appId}_${reference}`;
