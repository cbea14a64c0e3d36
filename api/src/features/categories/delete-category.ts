import type { Context } from '../../graphql/context.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { audit, type Deleted } from '../operations/index.ts';
import { leadOn } from './category-address.ts';
import { type CategoryUse, categoryUseOf } from './category-use.ts';
import { loadCategory, lockTree } from './load-category.ts';
import { letNothingJoin } from './merge-categories.ts';

/** Deletes a category without references. The slug of a subcategory then redirects to its parent. @throws CONFLICT */
export function deleteCategory(context: Context, categoryId: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const category = await loadCategory(em, categoryId);
    await letNothingJoin(em, category);
    const [use] = await runSql<CategoryUse & Record<string, unknown>>(
      em,
      categoryUseOf(sql`${category.id}::uuid`),
    );
    const { courses, revisions, coupons, children } = use!;
    const count = courses + revisions + coupons + children;
    if (count > 0) throw conflict('CATEGORY_IN_USE', { title: category.name, count });
    if (category.parent) await leadOn(em, category, category.parent.id);
    audit(em, context, {
      action: 'category.delete',
      targetType: 'category',
      targetId: category.id,
      before: { name: category.name, address: category.slug },
    });
    await em.remove(category).flush();
    return { id: categoryId };
  });
}
