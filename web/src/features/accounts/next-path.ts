const HERE = 'http://sen.invalid';

/**
 * Where to go after signing in: a path of our own, never another site (`//evil`, `/\evil`, `/.//evil`, `https:`).
 * A path counts only as the browser resolves it, and only when what it resolves to is again a path of our own.
 *
 * @param value what the address names, for instance `?next=`.
 * @param otherwise taken when that is not a path of our own.
 */
export const nextPath = (value: string | null, otherwise: string): string => {
  if (!value?.startsWith('/') || !URL.canParse(value, HERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  const path = `${pathname}${search}${hash}`;
  const isOwn = origin === HERE && URL.canParse(path, HERE) && new URL(path, HERE).origin === HERE;
  return isOwn ? path : otherwise;
};
