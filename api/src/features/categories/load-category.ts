import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { badInput, conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { Category, MAX_CATEGORIES, MAX_SUBCATEGORIES } from './category.entity.ts';

/** Changes of the tree are rare: one at a time, so that places and addresses need no further locks. Until the commit. */
export const lockTree = (em: EntityManager): Promise<unknown> =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtext('category tree'))`);

/** A category, under the lock of the tree. @throws NOT_FOUND */
export async function loadCategory(em: EntityManager, id: string): Promise<Category> {
  const category = isUuid(id) ? await em.findOne(Category, { id }) : null;
  if (!category) throw notFound();
  return category;
}

/** A category that stays until the commit: what is given up meanwhile takes no course. @throws BAD_INPUT at `categoryId` */
export async function categoryById(em: EntityManager, id: string): Promise<Category> {
  if (isUuid(id)) await runSql(em, sql`select 1 from category where id = ${id} for key share`);
  const category = isUuid(id) ? await em.findOne(Category, { id }) : null;
  if (!category) throw badInput('categoryId', 'validation.invalid');
  return category;
}

/**
 * Where a category may stand: on the upper level, or below one of it that has room.
 * @throws POLICY where the level is full, CONFLICT where it would stand below a branch or has branches itself
 */
export async function mustFitBelow(
  em: EntityManager,
  parent: Category | null,
  category?: Category,
): Promise<void> {
  const siblings = await em.count(Category, { parent, ...(category && { id: { $ne: category.id } }) });
  const limit = parent ? MAX_SUBCATEGORIES : MAX_CATEGORIES;
  if (siblings >= limit) throw policy('TOO_MANY_CATEGORIES', { limit });
  if (!parent) return;
  if (parent.parent || parent.id === category?.id) throw conflict('TWO_LEVELS', { title: parent.name });
  if (!category) return;
  const count = await em.count(Category, { parent: category });
  if (count > 0) throw conflict('TWO_LEVELS', { title: category.name, count });
}
