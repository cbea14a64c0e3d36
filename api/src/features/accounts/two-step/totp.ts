import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps before and after the current one that are accepted, because clocks differ (RFC 6238, section 5.2). */
const DRIFT = 1;

/** 160 random bits, as RFC 4226 (section 4, R6) recommends. */
export const newSecret = (): Buffer => randomBytes(20);

const toSecret = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** SHA-1 and six digits, the only variant that all authenticators support. */
const createTotp = (secret: Buffer, options: { issuer?: string; label?: string; digits?: number } = {}) =>
  new TOTP({ algorithm: 'SHA1', period: STEP_SECONDS, secret: toSecret(secret), ...options });

/** Base32 without padding (RFC 4648, section 6), the format in which people type secrets and recovery codes. */
export const base32 = (bytes: Buffer): string => toSecret(bytes).base32;

export const codeAt = (secret: Buffer, step: number, digits = 6): string =>
  createTotp(secret, { digits }).generate({ timestamp: step * STEP_SECONDS * 1000 });

export const stepAt = (time: number): number => Math.floor(time / 1000 / STEP_SECONDS);

/**
 * The time step of a code.
 * @returns undefined if the code is wrong, or not later than the last used one
 */
export function findStep(
  secret: Buffer,
  code: string,
  lastStep: number,
  now = Date.now(),
): number | undefined {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: DRIFT });
  if (delta === null) return undefined;
  const step = stepAt(now) + delta;
  return step > lastStep ? step : undefined;
}

/** @param issuer name under which an authenticator lists the account */
export const otpauthUri = (secret: Buffer, issuer: string, account: string): string =>
  createTotp(secret, { issuer, label: account }).toString();
