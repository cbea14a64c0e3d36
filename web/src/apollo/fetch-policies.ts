/**
 * For what other people, devices or jobs change while it is not on the screen: what is known shows at once, and the
 * server is asked again whenever the viewer arrives. Whatever hardly changes (categories, the viewer's own name) stays
 * with the default, which asks once.
 */
export const freshOnArrival = { fetchPolicy: 'cache-and-network' } as const;

/** For what edits are based on, or a decision: nothing that was known before may stand in for it, not for a moment. */
export const fromServerOnly = { fetchPolicy: 'network-only' } as const;

/** For answers of one moment that no one else may find in the cache: counts, previews, the states of a payment. */
export const uncached = { fetchPolicy: 'no-cache' } as const;

/** For what another part of the same screen asks for: shown as soon as it is there, and not asked for twice. */
export const askedElsewhere = { fetchPolicy: 'cache-only' } as const;
