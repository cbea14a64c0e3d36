/** Query parameters of course lists (web: features/courses/catalogue-filter.ts). */
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
 * Query parameters that change a rendered page, by route. All others are ignored, so that nobody can bypass the cache
 * with invented ones. A page that reads another parameter must be added here.
 */
export const PAGE_PARAMETERS: readonly (readonly [route: RegExp, parameters: readonly string[]])[] = [
  [/^\/courses\/?$/, LIST],
  [/^\/category\/[^/]+\/?$/, LIST],
  [/^\/instructor\/[^/]+\/?$/, ['page']],
];

/** The URL of a page as it is rendered and cached: without tokens and parameters that do not change the page. */
export function pageKey(url: string): string {
  // `//` would begin a host, and proxies may send an absolute URL
  const path = url.replace(/^https?:\/\/.*?\//i, '/').replace(/^[/\\]+/, '/');
  const address = new URL(path, 'http://sen.invalid');
  const known = PAGE_PARAMETERS.find(([route]) => route.test(address.pathname))?.[1] ?? [];
  for (const name of new Set(address.searchParams.keys()))
    if (!known.includes(name)) address.searchParams.delete(name);
  address.searchParams.sort();
  return `${address.pathname}${address.search}`;
}
