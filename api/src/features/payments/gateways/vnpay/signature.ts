import { hmacHex, sameHex } from '../wire.ts';

const hmac = (secret: string, text: string) => hmacHex('sha512', secret, text);

/** Form encoding of PHP's `urlencode`, which VNPay signs: a space becomes `+`. */
const encode = (text: string) =>
  encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Form-encoded parameters sorted by name, without empty ones and the signature itself. */
export function canonical(parameters: Readonly<Record<string, string>>): string {
  return Object.keys(parameters)
    .filter((name) => parameters[name] !== '' && name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType')
    .sort()
    .map((name) => `${encode(name)}=${encode(parameters[name]!)}`)
    .join('&');
}

/** The signed query of a payment URL or a notification (VNPay 2.1.0: HMAC-SHA512, lower-case hex). */
export function signedQuery(secret: string, parameters: Readonly<Record<string, string>>): string {
  const query = canonical(parameters);
  return `${query}&vnp_SecureHash=${hmac(secret, query)}`;
}

/**
 * True if the received `vnp_` parameters have a valid signature. Other parameters, such as those of trackers, are
 * ignored.
 */
export function isSigned(secret: string, parameters: Readonly<Record<string, string>>): boolean {
  const own = Object.fromEntries(Object.entries(parameters).filter(([name]) => name.startsWith('vnp_')));
  return sameHex(parameters.vnp_SecureHash, hmac(secret, canonical(own)));
}

/** The signature of a message of the query API: values joined by bars, not encoded. */
export const messageSignature = (secret: string, values: readonly (string | undefined)[]): string =>
  hmac(secret, values.map((value) => value ?? '').join('|'));
