import { parseMoment } from '../../../../graphql/scalars.ts';
import type { VietqrSettings } from '../../../../payment-settings.ts';
import type { GatewayNotice, GatewayPaymentStatus } from '../gateway.ts';
import { dong, hmacHex, type Message, readJson, sameHex, textOf } from '../wire.ts';
import { referenceIn } from './reference.ts';

/** How far a signed moment may be from ours: who records a notice can’t play it again later. */
const MOST_SKEW_SECONDS = 300;

/** SePay signs the moment and the body as it is sent. */
export const sepaySignature = (secret: string, timestamp: string, rawBody: string): string =>
  `sha256=${hmacHex('sha256', secret, `${timestamp}.${rawBody}`)}`;

/** Whether a notice is SePay’s: signed, or sent with our key. */
export function isSepay(
  { headers, rawBody }: GatewayNotice,
  { webhookSecret, apiKey }: VietqrSettings,
  now = new Date(),
): boolean {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  if (webhookSecret) {
    const timestamp = header('x-sepay-timestamp');
    const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp || Number.NaN)) <= MOST_SKEW_SECONDS;
    return isFresh && sameHex(header('x-sepay-signature'), sepaySignature(webhookSecret, timestamp, rawBody));
  }
  return !!apiKey && sameText(header('authorization'), `Apikey ${apiKey}`);
}

/** Texts of any form, compared without telling how much of them is right. */
const sameText = (given: string, expected: string): boolean =>
  sameHex(hmacHex('sha256', 'compare', given), hmacHex('sha256', 'compare', expected));

/** Money that came, as SePay tells of it; undefined of anything else: money that left, or another account’s. */
export function transferIn(rawBody: string, account: string): GatewayPaymentStatus | undefined {
  let message: Message;
  try {
    message = readJson(rawBody);
  } catch {
    return undefined;
  }
  const field = (name: string) => textOf(message, name).trim();
  const amount = dong(field('transferAmount'));
  if (field('transferType') !== 'in' || field('accountNumber') !== account) return undefined;
  if (!amount || !field('id')) return undefined;
  return {
    reference: referenceIn(`${field('code')} ${field('content')}`) ?? '',
    amount,
    outcome: 'PAID',
    // The bank’s own name, which its statement has too; SePay’s where the bank gives none
    transaction: field('referenceCode') || `SEPAY${field('id')}`,
    transfer: {
      content: field('content').slice(0, 300),
      receivedAt: momentOf(field('transactionDate')) ?? new Date(),
    },
  };
}

/** `2026-11-22 14:02:37` by the clocks of Vietnam. */
export function momentOf(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(text) ?? [];
  return parseMoment(`${day}T${time}+07:00`);
}
