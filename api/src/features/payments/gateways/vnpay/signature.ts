import { hmacHex, sameHex } from '../wire.ts';

const hmac = (secret: string, text: string) => hmacHex('sha512', secret, text);

/** Form encoding as PHP's `urlencode` has it, which VNPay's signature is made over: a space becomes `+`. */
const encode = (text: string) =>
  encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Parameters sorted by name and form-encoded; empty ones and the signature itself are left out. */
export function canonical(parameters: Readonly<Record<string, string>>): string {
  return Object.keys(parameters)
    .filter((name) => parameters[name] !== '' && name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType')
    .sort()
    .map((name) => `${encode(name)}=${encode(parameters[name]!)}`)
    .join('&');
}

/** The signed query of a payment address or a notice (VNPay 2.1.0: HMAC-SHA512, lower-case hex). */
export function signedQuery(secret: string, parameters: Readonly<Record<string, string>>): string {
  const query = canonical(parameters);
  return `${query}&vnp_SecureHash=${hmac(secret, query)}`;
}

/** Whether received `vnp_` parameters carry their right signature; others, as trackers add them, do not count. */
export function isSigned(secret: string, parameters: Readonly<Record<string, string>>): boolean {
  const own = Object.fromEntries(Object.entries(parameters).filter(([name]) => name.startsWith('vnp_')));
  return sameHex(parameters.vnp_SecureHash, hmac(secret, canonical(own)));
}

/** The signature of a message to or from the query interface: values joined by bars, not encoded. */
export const messageSignature = (secret: string, values: readonly (string | undefined)[]): string =>
  hmac(secret, values.map((value) => value ?? '').join('|'));
