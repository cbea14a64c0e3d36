/**
 * For data that other people, devices or jobs change. It renders from the cache and is fetched again on each mount. Data
 * that rarely changes (categories, the viewer's name) uses the default policy, which fetches it once.
 */
export const cacheAndNetwork = { fetchPolicy: 'cache-and-network' } as const;

/** For data that an edit or a decision is based on, which must not render from the cache. */
export const networkOnly = { fetchPolicy: 'network-only' } as const;

/** For data that is valid only once: counts, previews, the state of a payment. */
export const uncached = { fetchPolicy: 'no-cache' } as const;

/** For data that another part of the same screen fetches. */
export const cacheOnly = { fetchPolicy: 'cache-only' } as const;
