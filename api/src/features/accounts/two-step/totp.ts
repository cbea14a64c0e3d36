import { createHmac, randomBytes } from 'node:crypto';

const DIGITS = 6;
const STEP_SECONDS = 30;
/** Steps before and after the present one that are taken too: clocks differ (RFC 6238, section 5.2). */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits, as RFC 4226 (section 4, R6) recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** RFC 4648, section 6, without padding: how secrets and recovery codes are typed. */
export function base32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

/** The code of a time step (RFC 6238 with SHA-1, which is what authenticators support). */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step of a moment in milliseconds. */
export const stepAt = (time: number): number => Math.floor(time / 1000 / STEP_SECONDS);

/** The step that a code belongs to; undefined when it is wrong, or not later than the last one that was used. */
export function stepOf(secret: Buffer, code: string, lastStep: number, now = Date.now()): number | undefined {
  const present = stepAt(now);
  for (let step = present - DRIFT; step <= present + DRIFT; step++)
    if (step > lastStep && codeAt(secret, step) === code) return step;
  return undefined;
}

/** What an authenticator reads from a QR code. */
export function otpauthUri(secret: Buffer, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Sen' });
  return `otpauth://totp/Sen:${encodeURIComponent(account)}?${query}`;
}
