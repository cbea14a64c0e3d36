import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { audit, type Deleted } from '../operations/index.ts';
import { redirectSlugs } from './category-slug.ts';
import { loadCategoryUse } from './category-use.ts';
import { loadCategory, lockTree } from './load-category.ts';
import { lockAgainstNewCourses } from './merge-categories.ts';

/** Deletes a category without references. The slug of a subcategory then redirects to its parent. @throws CONFLICT */
export function deleteCategory(context: Context, categoryId: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const category = await loadCategory(em, categoryId);
    await lockAgainstNewCourses(em, category);
    const { courses, revisions, coupons, children } = await loadCategoryUse(em, category);
    const count = courses + revisions + coupons + children;
    if (count > 0) throw conflict('CATEGORY_IN_USE', { title: category.name, count });
    if (category.parent) await redirectSlugs(em, category, category.parent.id);
    audit(em, context, {
      action: 'category.delete',
      targetId: category.id,
      before: { name: category.name, address: category.slug },
    });
    await em.remove(category).flush();
    return { id: categoryId };
  });
}
