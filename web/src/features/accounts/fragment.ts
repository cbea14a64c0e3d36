/**
 * A code that a mail's link carries after `#`: read once and taken out of the address, so that neither history nor
 * whatever the page links to learns it. Null when there is none.
 */
export const takeFragment = (name: string): string | null => {
  const value = new URLSearchParams(window.location.hash.slice(1)).get(name);
  if (!value) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return value;
};
