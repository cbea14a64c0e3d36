import { createHmac, timingSafeEqual } from 'node:crypto';

/** yyyyMMddHHmmss in the time of Vietnam, whatever zone the process runs in. */
export function vietnamTime(date: Date): string {
  // Vietnam has had no daylight saving time since 1975
  return new Date(date.getTime() + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** Letters, digits and spaces: gateways refuse or re-encode anything else. */
export const plainAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
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
) => Promise<{ json(): Promise<unknown> }>;

/** Sends JSON and reads JSON. @throws where no object comes back */
export async function postJson(
  send: Send,
  address: string,
  message: object,
): Promise<Readonly<Record<string, unknown>>> {
  const headers = { 'content-type': 'application/json' };
  const response = await send(address, { method: 'POST', headers, body: JSON.stringify(message) });
  const answer = await response.json();
  if (typeof answer !== 'object' || answer === null) throw new Error('a gateway answered without a message');
  return answer as Record<string, unknown>;
}
