import { createHmac, timingSafeEqual } from 'node:crypto';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { withoutAccents } from '../../../platform/i18n/without-accents.ts';

/** Formats a time as yyyyMMddHHmmss in Vietnam, regardless of the process's time zone. */
export function vietnamTime(date: Date): string {
  return new Date(date.getTime() + VIETNAM_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** Removes all but letters, digits and spaces. Gateways reject or re-encode other characters. */
export const plainAscii = (text: string): string =>
  withoutAccents(text)
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 255);

export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, text: string): string =>
  createHmac(algorithm, secret).update(text, 'utf8').digest('hex');

/** Compares signatures in constant time, upper or lower case. */
export function sameHex(actual: unknown, expected: string): boolean {
  const a = Buffer.from(typeof actual === 'string' ? actual.toLowerCase() : '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Transport of an adapter. A simulator is called without a network. */
export type Send = (
  address: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ text(): Promise<string> }>;

/** A parsed message. Numbers keep their original digits, since some exceed JavaScript's safe integers. */
export type Message = Readonly<Record<string, unknown>>;

/**
 * Parses a JSON object. Numbers become strings with their original digits.
 * @throws Error if the text is not a JSON object
 */
export function readJson(text: string): Message {
  const exact = (_: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' ? source : value;
  const message: unknown = JSON.parse(text, exact as (key: string, value: unknown) => unknown);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new Error('the response is not a JSON object');
  return message as Message;
}

/** @throws Error if the response is not a JSON object */
export async function postJson(send: Send, address: string, message: object): Promise<Message> {
  const headers = { 'content-type': 'application/json' };
  const response = await send(address, { method: 'POST', headers, body: JSON.stringify(message) });
  return readJson(await response.text());
}

/** A field of a message as a string; empty if it is missing or neither a string nor a number. */
export const getText = (message: Message, name: string): string => {
  const value = message[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

/**
 * Parses whole đồng.
 * @returns undefined for an empty text, NaN for an invalid number, which equals no amount
 */
export const parseDong = (text: string): number | undefined => {
  if (!text) return undefined;
  const amount = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(amount) ? amount : Number.NaN;
};

// Available in Node.js since version 22, but missing in TypeScript's library
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** Serialises a string of digits as a JSON number of any length; other values are not changed. */
export const longNumber = (digits: string): unknown => (/^\d+$/.test(digits) ? rawJSON(digits) : digits);
