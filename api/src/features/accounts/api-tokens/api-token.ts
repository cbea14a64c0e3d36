import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { defineSwitch } from '../../../platform/settings/index.ts';

/**
 * While it is off, personal API tokens can neither be created nor used. It takes effect on every process within a
 * second.
 */
export const API_TOKENS_ALLOWED = defineSwitch('apiTokens.allowed', true);

/** The prefix by which secret scanners and the server recognise a token of this platform. */
const PREFIX = 'sen_pat_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Base-62 digits of 256 random bits. */
const SECRET_DIGITS = 43;
/** Base-62 digits of a CRC-32. */
const CHECK_DIGITS = 6;
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_DIGITS + CHECK_DIGITS}}$`);

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = ALPHABET[Number(rest % 62n)]! + text;
  return text.padStart(length, '0');
}

const checksum = (secret: string): string => base62(BigInt(crc32(secret)), CHECK_DIGITS);

/**
 * A new token: 256 random bits in base 62, and a checksum by which scanners distinguish a leak from a similar text.
 */
export function newApiToken(): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_DIGITS);
  return `${PREFIX}${secret}${checksum(secret)}`;
}

export const hasApiTokenPrefix = (token: string): boolean => token.startsWith(PREFIX);

/** True if a token has the format and a valid checksum. Others are rejected without a query. */
export const isWellFormed = (token: string): boolean =>
  FORM.test(token) && checksum(token.slice(PREFIX.length, -CHECK_DIGITS)) === token.slice(-CHECK_DIGITS);
