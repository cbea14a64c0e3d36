/** An idempotency key, by which the server detects repeated requests. It also works outside secure contexts. */
export const createIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
