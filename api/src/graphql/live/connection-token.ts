/** Names, in small letters, under which clients send an access token in `connection_init`. */
const NAMES = ['authorization', 'authtoken', 'token'];

/**
 * The `Authorization` of a `connection_init`: clients send it as `authorization`, `token` or `authToken`, in any
 * case, by itself or inside `headers`. What is there and no good token is no way to be anonymous.
 */
export function authorizationOf(
  params: Readonly<Record<string, unknown>>,
  isInside = false,
): string | undefined {
  for (const [name, value] of Object.entries(params)) {
    if (value == null) continue;
    const key = name.toLowerCase();
    if (key === 'headers' && typeof value === 'object' && !isInside) {
      const inner = authorizationOf(value as Record<string, unknown>, true);
      if (inner !== undefined) return inner;
    }
    if (!NAMES.includes(key)) continue;
    // Whatever else it is, it is no token
    const text = typeof value === 'string' ? value : '';
    return key === 'authorization' || /^Bearer /i.test(text) ? text : `Bearer ${text}`;
  }
  return undefined;
}
