import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  derived,
  ReadMutation,
  ReadQuery,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { Deleted } from '../operations/index.ts';
import { Category } from './category.entity.ts';
import { CategoryUse, categoryUseOf } from './category-use.ts';
import { deleteCategory } from './delete-category.ts';
import { MergeCategoriesInput, mergeCategories } from './merge-categories.ts';
import { MoveCategoryInput, moveCategory } from './move-category.ts';
import { CreateCategoryInput, createCategory, UpdateCategoryInput, updateCategory } from './save-category.ts';

const category = (id: string) =>
  rows(Category, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

/** What administrators do to the tree of categories; everyone reads it with `categories`. */
@Resolver()
export class CategoryTreeResolver {
  @Allow('category:update')
  @ReadQuery(() => CategoryUse, {
    nullable: true,
    description:
      'What names a category: the figures of merging or deleting it beforehand; null where there is none.',
  })
  categoryUse(@Arg('id', () => ID, { description: 'Of the category that is looked at.' }) id: string) {
    return derived(
      CategoryUse,
      categoryUseOf(sql`${uuid(id)}::uuid`),
      'The query is open to whoever may edit categories.',
    );
  }

  @Allow('category:create')
  @ReadMutation(() => Category, {
    description:
      'Makes a category, last of its level. BAD_INPUT: a name or the icon. NOT_FOUND: the one that it is to stand below. POLICY: there are as many as there may be. CONFLICT: it would stand below a branch.',
  })
  async createCategory(@Arg('input') input: CreateCategoryInput, @Ctx() context: Context) {
    return category(await createCategory(context, input));
  }

  @Allow('category:update')
  @ReadMutation(() => Category, {
    description:
      'Edits a category; its former address goes on leading to it. BAD_INPUT: a name, the icon, or an address that another one has or had. NOT_FOUND.',
  })
  async updateCategory(@Arg('input') input: UpdateCategoryInput, @Ctx() context: Context) {
    return category(await updateCategory(context, input));
  }

  @Allow('category:update')
  @ReadMutation(() => Category, {
    description:
      'Moves a category to a place of its level or of the other one. BAD_INPUT: the place. NOT_FOUND. POLICY: there are as many there as there may be. CONFLICT: there would be a third level.',
  })
  async moveCategory(@Arg('input') input: MoveCategoryInput, @Ctx() context: Context) {
    return category(await moveCategory(context, input));
  }

  @Allow('category:merge')
  @ReadMutation(() => Category, {
    description:
      'Gives a category up for another one, which takes its courses, coupons and addresses; can not be undone. BAD_INPUT: into itself. NOT_FOUND. CONFLICT: there are categories below it.',
  })
  async mergeCategories(@Arg('input') input: MergeCategoriesInput, @Ctx() context: Context) {
    return category(await mergeCategories(context, input));
  }

  @Allow('category:delete')
  @Mutation(() => Deleted, {
    description:
      'Removes a category that no course, coupon or category names; a branch’s address leads to the one above. NOT_FOUND. CONFLICT: something names it, merge it instead.',
  })
  deleteCategory(
    @Arg('categoryId', () => ID, { description: 'Of the category that is removed.' }) categoryId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteCategory(context, categoryId);
  }
}
