/** Names, in lower case, under which clients send an access token in `connection_init`. */
const NAMES = ['authorization', 'authtoken', 'token'];

/**
 * The `Authorization` value of a `connection_init`. Clients send it as `authorization`, `token` or `authToken`, in
 * any case, at the top level or inside `headers`. An invalid value is returned too, so that the client is rejected
 * and not treated as a guest.
 */
export function getAuthorization(
  params: Readonly<Record<string, unknown>>,
  isNested = false,
): string | undefined {
  for (const [name, value] of Object.entries(params)) {
    if (value == null) continue;
    const key = name.toLowerCase();
    if (key === 'headers' && typeof value === 'object' && !isNested) {
      const inner = getAuthorization(value as Record<string, unknown>, true);
      if (inner !== undefined) return inner;
    }
    if (!NAMES.includes(key)) continue;
    // Any other value is an invalid token
    const text = typeof value === 'string' ? value : '';
    return key === 'authorization' || /^Bearer /i.test(text) ? text : `Bearer ${text}`;
  }
  return undefined;
}
