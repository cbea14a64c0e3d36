const HERE = 'http://sen.invalid';

/**
 * The path of a link as the browser resolves it, if it stays on this site (not `//evil`, `/\evil`, `/.//evil`,
 * `https:`) and resolves to a path of this site again.
 * @returns null if the link leads to another site
 */
export const ownPath = (value: string | null): string | null => {
  if (!value?.startsWith('/') || !URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  const path = `${pathname}${search}${hash}`;
  const isOwn = origin === HERE && URL.canParse(path, HERE) && new URL(path, HERE).origin === HERE;
  return isOwn ? path : null;
};
