import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { LegalDocument } from './legal-document.entity.ts';
import { LegalDocumentResolver } from './legal-document.resolver.ts';
import { LegalDraftResolver } from './legal-draft.resolver.ts';
import { TERMS_NOTICE_DAYS } from './publish-legal-document.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['legal-document:manage'] },
  groups: { 'legal-document': PermissionGroup.OPERATIONS },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.legal-documents',
  columns: [
    keep('legal_document', 'published_by', 'ID of the administrator who published a version', false),
    keep('legal_draft', 'saved_by', 'ID of the administrator who last saved a draft', false),
  ],
};

/**
 * Terms, policies and the particulars of the operator, as dated versions in each language.
 *
 * Writes: SQL only. The first version of each document comes from a migration.
 */
export const legalDocuments = defineFeature({
  name: 'legal-documents',
  tables: ['legal_document', 'legal_draft'],
  offers: ['legal_document'],
  entities: [LegalDocument],
  resolvers: [LegalDocumentResolver, LegalDraftResolver],
  permissions,
  personalData,
  auditTargets: {
    'legal-document': (id) => sql`select d.title from legal_document d where d.id = ${id}`,
  },
  settings: [TERMS_NOTICE_DAYS],
  texts: { vi, en },
  reasons,
  faults,
});
