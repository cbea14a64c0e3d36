/**
 * The same request by REST and by GraphQL: the same data, the same permission decision, the same code. The GraphQL
 * side is written by hand, like a third party's, and not taken from the route.
 */
export interface Pair {
  readonly name: string;
  /** Below /api, as in the route table, and with its parameters replaced. */
  readonly route: string;
  readonly path?: () => string;
  readonly body?: () => object;
  readonly query: string;
  readonly variables?: () => object;
  /** The parts of each response that must be equal. Default to the whole data. */
  readonly ofRest?: (data: Record<string, unknown>) => unknown;
  readonly ofGraphql?: (data: Record<string, unknown>) => unknown;
  /** A null in GraphQL that is a 404 in REST. */
  readonly isAbsent?: (data: Record<string, unknown>) => boolean;
}
export const ids = (items: unknown) => (items as { id: string }[]).map(({ id }) => id);
export const page = (data: unknown) => {
  const { items, ...rest } = data as { items: unknown };
  return { ...rest, items: ids(items) };
};
