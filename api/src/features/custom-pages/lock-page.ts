import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';

export interface LockedPage {
  readonly id: string;
  readonly slug: string | null;
  /** Number of the latest version. */
  readonly version: number;
  readonly publishedVersion: number | null;
}

/** @throws NOT_FOUND */
export async function lockPage(em: EntityManager, id: string): Promise<LockedPage> {
  if (!isUuid(id)) throw notFound();
  const [page] = await runSql<LockedPage>(
    em,
    sql`select id, slug, version, published_version as "publishedVersion" from custom_page
      where id = ${id} for update`,
  );
  if (!page) throw notFound();
  return page;
}

/** @throws CONFLICT if the caller has not read the latest version */
export function assertLatest({ version }: LockedPage, expected: number | null | undefined): void {
  if (version !== expected) throw conflict('STALE_VERSION', { version }, 'customPages.stale');
}
