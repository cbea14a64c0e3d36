import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import { Category } from './category.entity.ts';
import { redirectSlugs } from './category-slug.ts';
import { loadCategoryUse, moveReferences } from './category-use.ts';
import { loadCategory, lockTree } from './load-category.ts';

@InputType({ description: 'Input to merge two categories.' })
export class MergeCategoriesInput {
  @Field(() => ID, { description: 'ID of the category that is merged and deleted.' })
  categoryId!: string;

  @Field(() => ID, { description: 'ID of the category that takes all references.' })
  intoId!: string;
}

/** @throws CONFLICT if the category has subcategories */
export function mergeCategories(context: Context, { categoryId, intoId }: MergeCategoriesInput) {
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const category = await loadCategory(em, categoryId);
    if (intoId === categoryId) throw badInput('intoId', 'catalog.mergeItself');
    const into = await loadCategory(em, intoId);
    const { children, courses, coupons } = await loadCategoryUse(em, category);
    if (children > 0) throw conflict('CATEGORY_IN_USE', { title: category.name, count: children });
    await lockAgainstNewCourses(em, category);
    await moveReferences(em, category.id, into.id);
    await redirectSlugs(em, category, into.id);
    audit(em, context, {
      action: 'category.merge',
      targetId: into.id,
      before: { name: category.name, address: category.slug, courses, coupons },
      after: { name: into.name, address: into.slug },
    });
    await em.remove(category).flush();
    return into.id;
  });
}

/**
 * Locks the category: transactions that add a course to it wait, and then find that it was deleted. The courses are
 * locked first, in the order of their writers: the trigger that counts courses locks the category after them.
 */
export async function lockAgainstNewCourses(em: EntityManager, { id }: Category): Promise<void> {
  await runSql(em, sql`select 1 from course where category_id = ${id} order by id for no key update`);
  await runSql(em, sql`select 1 from category where id = ${id} for update`);
}
