/** Query parameters that change a rendered page, by path. Other paths have none. */
export type PageParameters = readonly (readonly [path: RegExp, parameters: readonly string[]])[];

/** The URL of a page as it is rendered and cached: without tokens and parameters that do not change the page. */
export function pageKey(url: string, pages: PageParameters): string {
  // `//` would begin a host, and proxies may send an absolute URL
  const path = url.replace(/^https?:\/\/.*?\//i, '/').replace(/^[/\\]+/, '/');
  const address = new URL(path, 'http://sen.invalid');
  const known = pages.find(([path]) => path.test(address.pathname))?.[1] ?? [];
  for (const name of new Set(address.searchParams.keys()))
    if (!known.includes(name)) address.searchParams.delete(name);
  address.searchParams.sort();
  return `${address.pathname}${address.search}`;
}
