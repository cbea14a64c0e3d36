import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { derived, ReadMutation, ReadQuery, resultRow, sql, uuid } from '../../graphql/read/index.ts';
import { Deleted } from '../operations/index.ts';
import { Category } from './category.entity.ts';
import { CategoryUse, categoryUseSql } from './category-use.ts';
import { deleteCategory } from './delete-category.ts';
import { MergeCategoriesInput, mergeCategories } from './merge-categories.ts';
import { MoveCategoryInput, moveCategory } from './move-category.ts';
import { CreateCategoryInput, createCategory, UpdateCategoryInput, updateCategory } from './save-category.ts';

@Resolver()
export class CategoryTreeResolver {
  @Allow('category:update')
  @ReadQuery(() => CategoryUse, {
    nullable: true,
    description:
      'Counts of the references to a category, to preview a merge or deletion. Null if the category does not exist.',
  })
  categoryUse(@Arg('id', () => ID, { description: 'ID of the category to inspect.' }) id: string) {
    return derived(
      CategoryUse,
      categoryUseSql(sql`${uuid(id)}::uuid`),
      'The query requires the permission to edit categories.',
    );
  }

  @Allow('category:create')
  @ReadMutation(() => Category, {
    description:
      'Creates a category at the end of its level. BAD_INPUT: an invalid name or icon. NOT_FOUND: no such parent. POLICY: the level is full. CONFLICT: the parent is a subcategory.',
  })
  async createCategory(@Arg('input') input: CreateCategoryInput, @Ctx() context: Context) {
    return resultRow(Category, await createCategory(context, input));
  }

  @Allow('category:update')
  @ReadMutation(() => Category, {
    description:
      'Updates a category. Its former slug redirects to it. BAD_INPUT: an invalid name or icon, or a slug that another category has or had. NOT_FOUND: no such category.',
  })
  async updateCategory(@Arg('input') input: UpdateCategoryInput, @Ctx() context: Context) {
    return resultRow(Category, await updateCategory(context, input));
  }

  @Allow('category:update')
  @ReadMutation(() => Category, {
    description:
      'Moves a category within its level or to the other level. BAD_INPUT: an invalid position. NOT_FOUND: no such category or parent. POLICY: the level is full. CONFLICT: the category would be at a third level.',
  })
  async moveCategory(@Arg('input') input: MoveCategoryInput, @Ctx() context: Context) {
    return resultRow(Category, await moveCategory(context, input));
  }

  @Allow('category:merge')
  @ReadMutation(() => Category, {
    description:
      'Merges a category into another one, which takes its courses, coupons and slugs. Cannot be undone. BAD_INPUT: both categories are the same. NOT_FOUND: no such category. CONFLICT: the category has subcategories.',
  })
  async mergeCategories(@Arg('input') input: MergeCategoriesInput, @Ctx() context: Context) {
    return resultRow(Category, await mergeCategories(context, input));
  }

  @Allow('category:delete')
  @Mutation(() => Deleted, {
    description:
      'Deletes a category without courses, coupons and subcategories. The slug of a subcategory then redirects to its parent. NOT_FOUND: no such category. CONFLICT: the category is in use; merge it instead.',
  })
  deleteCategory(
    @Arg('categoryId', () => ID, { description: 'ID of a category without references.' }) categoryId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteCategory(context, categoryId);
  }
}
