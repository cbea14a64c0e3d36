import type { FieldPolicy, Reference } from '@apollo/client';

interface Edge {
  node: Reference;
}

interface Feed {
  edges?: readonly Edge[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
}

/** The known edges after the last of the incoming ones; empty if the two do not overlap. */
const getLaterEdges = (known: readonly Edge[], incoming: readonly Edge[]): readonly Edge[] => {
  const last = incoming.at(-1)?.node.__ref;
  const index = last === undefined ? -1 : known.findIndex(({ node }) => node.__ref === last);
  return index < 0 ? [] : known.slice(index + 1);
};

/**
 * Merges the pages of a feed. A page fetched with `after` is appended. A refetch of the first page updates the start
 * of the feed and keeps the later pages. If the new first page and the known edges do not overlap, edges between them
 * may be missing, so the feed starts again with the new page.
 * @param keyArgs arguments that distinguish feeds; never `first` and `after`
 */
export const cursorPagination = (keyArgs: readonly string[] = []): FieldPolicy<Feed> => ({
  keyArgs: [...keyArgs],
  merge(known, incoming, { args }) {
    if (!known?.edges || !incoming.edges) return { ...known, ...incoming };
    if (args?.after) {
      const shown = new Set(known.edges.map(({ node }) => node.__ref));
      const added = incoming.edges.filter(({ node }) => !shown.has(node.__ref));
      return { ...known, ...incoming, edges: [...known.edges, ...added] };
    }
    const rest = incoming.pageInfo?.hasNextPage === false ? [] : getLaterEdges(known.edges, incoming.edges);
    if (rest.length === 0 || !known.pageInfo) return { ...known, ...incoming };
    return { ...known, ...incoming, edges: [...incoming.edges, ...rest], pageInfo: known.pageInfo };
  },
});

interface NumberedPage {
  items?: readonly unknown[];
  limit?: number;
}

/**
 * Merges the numbered pages of a list that grows on the screen: a page replaces the cached items from its start on.
 * @param keyArgs arguments that distinguish lists; never `page` and `limit`
 */
export const numberedPagination = (keyArgs: readonly string[]): FieldPolicy<NumberedPage> => ({
  keyArgs: [...keyArgs],
  merge(known, incoming, { args }) {
    const start = (Number(args?.page ?? 1) - 1) * (incoming.limit ?? 0);
    return { ...incoming, items: [...(known?.items ?? []).slice(0, start), ...(incoming.items ?? [])] };
  },
});
