const HERE = 'http://sen.invalid';

/**
 * The path of a link as the browser resolves it, where it stays on this site (not `//evil`, `/\evil`, `/.//evil`,
 * `https:`), and only when what it resolves to is again a path of this site.
 *
 * @returns null when the link leads elsewhere.
 */
export const ownPath = (value: string | null): string | null => {
  if (!value?.startsWith('/') || !URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  const path = `${pathname}${search}${hash}`;
  const isOwn = origin === HERE && URL.canParse(path, HERE) && new URL(path, HERE).origin === HERE;
  return isOwn ? path : null;
};
