/** A key that the server takes for "the same request again"; works outside secure contexts, too. */
export const uniqueKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
