import { parseMoment } from '../../../../graphql/scalars.ts';
import type { VietqrSettings } from '../../../../payment-settings.ts';
import type { GatewayNotification, GatewayPaymentStatus } from '../gateway.ts';
import { getText, hmacHex, type Message, parseDong, readJson, sameHex } from '../wire.ts';
import { referenceIn } from './reference.ts';

/**
 * Maximum difference between the signed timestamp and the current time. It prevents later replays of a recorded
 * notification.
 */
const MAX_SKEW_SECONDS = 300;

/** SePay signs the timestamp and the raw body. */
export const sepaySignature = (secret: string, timestamp: string, rawBody: string): string =>
  `sha256=${hmacHex('sha256', secret, `${timestamp}.${rawBody}`)}`;

/** True if a notification is from SePay: signed, or sent with our API key. */
export function isSepay(
  { headers, rawBody }: GatewayNotification,
  { webhookSecret, apiKey }: VietqrSettings,
  now = new Date(),
): boolean {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  if (webhookSecret) {
    const timestamp = header('x-sepay-timestamp');
    const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp || Number.NaN)) <= MAX_SKEW_SECONDS;
    return isFresh && sameHex(header('x-sepay-signature'), sepaySignature(webhookSecret, timestamp, rawBody));
  }
  return !!apiKey && sameText(header('authorization'), `Apikey ${apiKey}`);
}

/** Compares strings of any format in constant time. */
const sameText = (actual: string, expected: string): boolean =>
  sameHex(hmacHex('sha256', 'compare', actual), hmacHex('sha256', 'compare', expected));

/**
 * Parses an incoming transfer in SePay's format.
 * @returns undefined for other messages: outgoing money, or another account
 */
export function transferIn(rawBody: string, account: string): GatewayPaymentStatus | undefined {
  let message: Message;
  try {
    message = readJson(rawBody);
  } catch {
    return undefined;
  }
  const field = (name: string) => getText(message, name).trim();
  const amount = parseDong(field('transferAmount'));
  if (field('transferType') !== 'in' || field('accountNumber') !== account) return undefined;
  if (!amount || !field('id')) return undefined;
  return {
    reference: referenceIn(`${field('code')} ${field('content')}`) ?? '',
    amount,
    outcome: 'PAID',
    // The bank’s reference, which its statement also contains; SePay’s ID if the bank gives none
    transaction: field('referenceCode') || `SEPAY${field('id')}`,
    transfer: {
      content: field('content').slice(0, 300),
      receivedAt: parseTimestamp(field('transactionDate')) ?? new Date(),
    },
  };
}

/** Parses `2026-11-22 14:02:37` in Vietnam time. */
export function parseTimestamp(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(text) ?? [];
  return parseMoment(`${day}T${time}+07:00`);
}
