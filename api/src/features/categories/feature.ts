import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { Category } from './category.entity.ts';
import { CategoryResolver } from './category.resolver.ts';
import { CategoryTreeResolver } from './category-tree.resolver.ts';
import { permissions } from './permissions.ts';
import { faults, reasons } from './reasons.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';

/**
 * The two levels of categories under which courses are found.
 *
 * Writes: entities for categories. SQL: their order and their former addresses.
 */
export const categories = defineFeature({
  name: 'categories',
  tables: ['category', 'category_slug'],
  offers: ['category'],
  entities: [Category],
  resolvers: [CategoryResolver, CategoryTreeResolver],
  permissions,
  auditTargets: {
    category: (id) => sql`select k.name from category k where k.id = ${id}`,
  },
  texts: { vi, en },
  reasons,
  faults,
});
