/** What an address of the catalogue's lists may say (web: features/courses/catalogue-filter.ts). */
const LIST = [
  'search',
  'category',
  'level',
  'minPrice',
  'maxPrice',
  'free',
  'sale',
  'rating',
  'duration',
  'language',
  'sort',
  'page',
];

/**
 * The parameters that make a difference to what the server renders, by route; the others are passed over, so that
 * no one gets a fresh rendering by making one up. A page that reads another parameter has to be named here.
 */
export const PAGE_PARAMETERS: readonly (readonly [route: RegExp, parameters: readonly string[]])[] = [
  [/^\/courses\/?$/, LIST],
  [/^\/category\/[^/]+\/?$/, LIST],
  [/^\/instructor\/[^/]+\/?$/, ['page']],
];

/** The URL of a page as it is rendered and cached: without tokens and parameters that do not change the page. */
export function pageKey(url: string): string {
  // `//` would begin a host, and a proxy's absolute address has one
  const path = url.replace(/^https?:\/\/.*?\//i, '/').replace(/^[/\\]+/, '/');
  const address = new URL(path, 'http://sen.invalid');
  const known = PAGE_PARAMETERS.find(([route]) => route.test(address.pathname))?.[1] ?? [];
  for (const name of new Set(address.searchParams.keys()))
    if (!known.includes(name)) address.searchParams.delete(name);
  address.searchParams.sort();
  return `${address.pathname}${address.search}`;
}
