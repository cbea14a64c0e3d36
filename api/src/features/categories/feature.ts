import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import type { SetupSource } from '../operations/index.ts';
import { Category } from './category.entity.ts';
import { CategoryResolver } from './category.resolver.ts';
import { CategoryTreeResolver } from './category-tree.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

const permissions = {
  grants: { [Role.ADMIN]: ['category:create', 'category:update', 'category:merge', 'category:delete'] },
  groups: { category: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const firstCategory: SetupSource = {
  kind: 'CATEGORY',
  isDone: () => sql`exists (select 1 from category)`,
};

/**
 * The two levels of categories that contain courses.
 *
 * Writes: entities for categories. SQL: their order and their former slugs.
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
  setupSources: [firstCategory],
  texts: { vi, en },
  reasons,
  faults,
});
