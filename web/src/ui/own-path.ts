const BASE_URL = 'http://sen.invalid';

/**
 * The path of a link as the browser resolves it, if it stays on this site (not `//evil`, `/\evil`, `/.//evil`,
 * `https:`) and resolves to a path of this site again.
 * @returns null if the link leads to another site
 */
export const ownPath = (value: string | null): string | null => {
  if (!value?.startsWith('/') || !URL.canParse(value, BASE_URL)) return null;
  const { origin, pathname, search, hash } = new URL(value, BASE_URL);
  const path = `${pathname}${search}${hash}`;
  const isOwn =
    origin === BASE_URL && URL.canParse(path, BASE_URL) && new URL(path, BASE_URL).origin === BASE_URL;
  return isOwn ? path : null;
};
