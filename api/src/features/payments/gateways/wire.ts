import { createHmac, timingSafeEqual } from 'node:crypto';
import { withoutAccents } from '../../../platform/i18n/without-accents.ts';

/** yyyyMMddHHmmss in the time of Vietnam, whatever zone the process runs in. */
export function vietnamTime(date: Date): string {
  // Vietnam has had no daylight saving time since 1975
  return new Date(date.getTime() + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** Letters, digits and spaces: gateways refuse or re-encode anything else. */
export const plainAscii = (text: string): string =>
  withoutAccents(text)
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 255);

/** A signature in lower-case hex. */
export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, text: string): string =>
  createHmac(algorithm, secret).update(text, 'utf8').digest('hex');

/** Compares signatures in constant time, upper or lower case. */
export function sameHex(given: unknown, expected: string): boolean {
  const a = Buffer.from(typeof given === 'string' ? given.toLowerCase() : '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The network as an adapter sees it; a simulator is reached without one. */
export type Send = (
  address: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ text(): Promise<string> }>;

/** A message as it was sent: numbers are kept in their own words, since some are larger than JavaScript can count. */
export type Message = Readonly<Record<string, unknown>>;

/** Reads a JSON object. Numbers become texts, digit by digit as they were sent. @throws where it is no object */
export function readJson(text: string): Message {
  const exact = (_: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' ? source : value;
  const message: unknown = JSON.parse(text, exact as (key: string, value: unknown) => unknown);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new Error('that is no message');
  return message as Message;
}

/** Sends JSON and reads JSON. @throws where no object comes back */
export async function postJson(send: Send, address: string, message: object): Promise<Message> {
  const headers = { 'content-type': 'application/json' };
  const response = await send(address, { method: 'POST', headers, body: JSON.stringify(message) });
  return readJson(await response.text());
}

/** A field of a message as text; empty where it is absent or neither text nor number. */
export const textOf = (message: Message, name: string): string => {
  const value = message[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

/** Whole đồng; a number that is none of ours becomes one that fits nothing. */
export const dong = (text: string): number | undefined => {
  if (!text) return undefined;
  const amount = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(amount) ? amount : Number.NaN;
};

// Of Node.js since 22; TypeScript's library does not know of it yet
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** Digits as a number of JSON, however many they are; anything else stays what it is. */
export const longNumber = (digits: string): unknown => (/^\d+$/.test(digits) ? rawJSON(digits) : digits);
