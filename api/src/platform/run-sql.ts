import type { EntityManager } from '@mikro-orm/postgresql';

/** A statement in pieces, as the `sql` tag of graphql/read makes them. */
interface Pieces {
  readonly chunks: readonly string[];
  readonly values: readonly unknown[];
}

/** Runs a statement inside the entity manager's transaction, if it has one. */
export const runSql = <R extends object>(em: EntityManager, { chunks, values }: Pieces): Promise<R[]> =>
  em.execute<R[]>(chunks.join('?'), [...values]);
