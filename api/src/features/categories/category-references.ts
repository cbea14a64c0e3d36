import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from '../../platform/db/sql.ts';

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
