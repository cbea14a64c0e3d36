import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import type { Category } from './category.entity.ts';

/** Column of another feature that refers to categories, and its update when one category is merged into another. */
export interface CategoryReference {
  readonly kind: 'courses' | 'revisions' | 'coupons';
  readonly count: (categoryId: Sql) => Sql;
  /** Moves the references to the other category within the transaction of the merge. */
  readonly moveTo: (em: EntityManager, from: string, into: string) => Promise<unknown>;
}

/** The references of all features, in the order in which rows are locked: courses before coupons. */
const references: CategoryReference[] = [];

/** Called once for each feature at the start. */
export const addCategoryReferences = (added: readonly CategoryReference[]): void =>
  void references.push(...added);

/** Moves all references to another category. Part of the caller's transaction. */
export async function moveReferences(em: EntityManager, from: string, into: string): Promise<void> {
  for (const { moveTo } of references) await moveTo(em, from, into);
}

@ObjectType({
  description: 'Counts of the references to a category. A merge moves them; any of them prevents deletion.',
})
export class CategoryUse {
  @Field(() => ID, { description: 'ID of the counted category.' })
  id!: string;
  @Field(() => Int, {
    description:
      'Number of courses in the category itself in any state. Courses of its subcategories are not counted.',
  })
  courses!: number;
  @Field(() => Int, { description: 'Number of those courses that are in review.' })
  inReview!: number;
  @Field(() => Int, {
    description: 'Number of open revisions that would move their course into the category.',
  })
  revisions!: number;
  @Field(() => Int, {
    description: 'Number of coupons for the courses of the category, including expired ones.',
  })
  coupons!: number;
  @Field(() => Int, { description: 'Number of subcategories of the category.' })
  children!: number;
}

/** One row of a {@link CategoryUse}, or no row if the category does not exist. */
export const categoryUseSql = (id: Sql): Sql => {
  const counted = (wanted: CategoryReference['kind']): Sql =>
    references.find(({ kind }) => kind === wanted)!.count(sql`k.id`);
  return sql`select k.id,
      ${counted('courses')} as courses,
      (select count(*)::int from course c where c.category_id = k.id and c.status = 'PENDING_REVIEW') as "inReview",
      ${counted('revisions')} as revisions, ${counted('coupons')} as coupons,
      (select count(*)::int from category b where b.parent_id = k.id) as children
    from category k where k.id = ${id}`;
};

export async function loadCategoryUse(em: EntityManager, { id }: Category): Promise<CategoryUse> {
  const [use] = await runSql<CategoryUse>(em, categoryUseSql(sql`${id}::uuid`));
  return use!;
}
