import { defineFeature } from '../define-feature.ts';
import { LegalDocument } from './legal-document.entity.ts';
import { LegalDocumentResolver } from './legal-document.resolver.ts';

/**
 * Terms, policies and the particulars of the operator, as dated versions in each language.
 *
 * Writes: SQL only, in the migration that inserts the first version of each document.
 */
export const legalDocuments = defineFeature({
  name: 'legal-documents',
  tables: ['legal_document'],
  entities: [LegalDocument],
  resolvers: [LegalDocumentResolver],
});
