import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { CustomPageBlockResolver, CustomPageResolver } from './custom-page.resolver.ts';
import { CustomPageDraftResolver, CustomPageTranslationResolver } from './custom-page-draft.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['custom-page:manage'] },
  groups: { 'custom-page': PermissionGroup.OPERATIONS },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.custom-pages',
  columns: [
    keep('custom_page_version', 'saved_by', 'ID of the administrator who saved a version of a page', false),
  ],
};

/**
 * Pages that administrators write, and the sections that they add to the home page, as versions of blocks.
 *
 * Writes: SQL only. Pictures are files of the branding.
 */
export const customPages = defineFeature({
  name: 'custom-pages',
  tables: ['custom_page', 'custom_page_version'],
  resolvers: [
    CustomPageResolver,
    CustomPageBlockResolver,
    CustomPageDraftResolver,
    CustomPageTranslationResolver,
  ],
  permissions,
  personalData,
  auditTargets: {
    'custom-page': (id) => sql`select coalesce('/p/' || p.slug, '/') from custom_page p where p.id = ${id}`,
  },
  texts: { vi, en },
  reasons,
  faults,
});
