import type { EntityManager } from '@mikro-orm/postgresql';
import { getById, runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { Category, MAX_CATEGORIES, MAX_SUBCATEGORIES } from './category.entity.ts';

/**
 * Serialises changes of the tree until the commit. They are rare, so positions and slugs need no locks of their own.
 */
export const lockTree = (em: EntityManager): Promise<unknown> =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtext('category tree'))`);

/** The caller holds the lock of the tree. @throws NOT_FOUND */
export const loadCategory = (em: EntityManager, id: string): Promise<Category> => getById(em, Category, id);

/**
 * Locks and loads a category, so that it is not deleted or merged before the commit. @throws BAD_INPUT at
 * `categoryId`
 */
export async function lockCategory(em: EntityManager, id: string): Promise<Category> {
  if (isUuid(id)) await runSql(em, sql`select 1 from category where id = ${id} for key share`);
  const category = isUuid(id) ? await em.findOne(Category, { id }) : null;
  if (!category) throw badInput('categoryId', 'validation.invalid');
  return category;
}

/**
 * Asserts that a category may be at the upper level (no parent), or below a category of the upper level that has
 * room.
 * @throws POLICY if the level is full, CONFLICT if the parent is a subcategory or the category has subcategories
 */
export async function assertFitsBelow(
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
