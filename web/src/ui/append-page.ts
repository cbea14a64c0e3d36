interface Connection {
  edges: readonly unknown[];
}

/**
 * A feed with its next page behind it; everything else as the next page says.
 *
 * @param before what was known; left out when nothing was.
 * @param next null where the viewer may not see the feed any more.
 */
export const appendPage = <C extends Connection | null>(before: C | undefined, next: C): C =>
  next && { ...next, edges: [...(before?.edges ?? []), ...next.edges] };
