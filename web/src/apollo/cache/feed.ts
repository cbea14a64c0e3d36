import type { FieldPolicy, Reference } from '@apollo/client';

interface Edge {
  node: Reference;
}

interface Feed {
  edges?: readonly Edge[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
}

/** What stands behind the last of the newly read edges; nothing when they do not meet what was known. */
const behind = (known: readonly Edge[], incoming: readonly Edge[]): readonly Edge[] => {
  const last = incoming.at(-1)?.node.__ref;
  const index = last === undefined ? -1 : known.findIndex(({ node }) => node.__ref === last);
  return index < 0 ? [] : known.slice(index + 1);
};

/**
 * Merges a connection as feeds show it: a page asked for `after` a cursor goes behind what is known, and the first page
 * asked for again renews the head of the feed without dropping the pages that were read after it. When the new head
 * does not meet what is known, something may lie between them, so the feed begins anew.
 *
 * @param keyArgs arguments that make another feed; `first` and `after` never do.
 */
export const feed = (keyArgs: readonly string[] = []): FieldPolicy<Feed> => ({
  keyArgs: [...keyArgs],
  merge(known, incoming, { args }) {
    if (!known?.edges || !incoming.edges) return { ...known, ...incoming };
    if (args?.after) {
      const shown = new Set(known.edges.map(({ node }) => node.__ref));
      const added = incoming.edges.filter(({ node }) => !shown.has(node.__ref));
      return { ...known, ...incoming, edges: [...known.edges, ...added] };
    }
    const rest = incoming.pageInfo?.hasNextPage === false ? [] : behind(known.edges, incoming.edges);
    if (rest.length === 0 || !known.pageInfo) return { ...known, ...incoming };
    return { ...known, ...incoming, edges: [...incoming.edges, ...rest], pageInfo: known.pageInfo };
  },
});
