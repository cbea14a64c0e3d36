import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Rows of another feature that name categories, and how they follow one that is merged into another. */
export interface CategoryReference {
  readonly kind: 'courses' | 'revisions' | 'coupons';
  /** How many name the category: one number. */
  readonly count: (categoryId: Sql) => Sql;
  /** Makes them name the other one, within the merger's transaction. */
  readonly follow: (em: EntityManager, from: string, into: string) => Promise<unknown>;
}

const all: CategoryReference[] = [];

/** Done once for each feature, when the features are collected. */
export const addCategoryReferences = (added: readonly CategoryReference[]): void => void all.push(...added);

/** Those of the features that there are, in the order in which rows are locked: courses before coupons. */
export const categoryReferences = (): readonly CategoryReference[] => all;

@ObjectType({ description: 'What names a category: what would move with it, or stands against deleting it.' })
export class CategoryUse {
  @Field(() => ID, { description: 'Of the category that is named.' })
  id!: string;
  @Field(() => Int, { description: 'Courses in any state that are in it itself, not below it.' })
  courses!: number;
  @Field(() => Int, { description: 'Of those courses: how many wait for a reviewer.' })
  inReview!: number;
  @Field(() => Int, { description: 'Open revisions of courses that would move into it.' })
  revisions!: number;
  @Field(() => Int, { description: 'Coupons for the courses of the category, ended ones included.' })
  coupons!: number;
  @Field(() => Int, { description: 'How many categories stand below it.' })
  children!: number;
}

/** One row of a {@link CategoryUse}, or none where there is no such category. */
export const categoryUseOf = (id: Sql): Sql => {
  const counted = (wanted: CategoryReference['kind']): Sql =>
    categoryReferences()
      .find(({ kind }) => kind === wanted)!
      .count(sql`k.id`);
  return sql`select k.id,
      ${counted('courses')} as courses,
      (select count(*)::int from course c where c.category_id = k.id and c.status = 'PENDING_REVIEW') as "inReview",
      ${counted('revisions')} as revisions, ${counted('coupons')} as coupons,
      (select count(*)::int from category b where b.parent_id = k.id) as children
    from category k where k.id = ${id}`;
};
