/** For each path, the query parameters that change the rendered page. Paths that are not listed have none. */
export type PageParameters = readonly (readonly [path: RegExp, parameters: readonly string[]])[];

/** Returns the cache key of a page: its URL without parameters that do not change the page, such as tokens. */
export function pageKey(url: string, pages: PageParameters): string {
  // URL would parse `//` as the beginning of a host. Proxies may send an absolute URL
  const path = url.replace(/^https?:\/\/.*?\//i, '/').replace(/^[/\\]+/, '/');
  const parsed = new URL(path, 'http://sen.invalid');
  const known = pages.find(([path]) => path.test(parsed.pathname))?.[1] ?? [];
  for (const name of new Set(parsed.searchParams.keys()))
    if (!known.includes(name)) parsed.searchParams.delete(name);
  parsed.searchParams.sort();
  return `${parsed.pathname}${parsed.search}`;
}
