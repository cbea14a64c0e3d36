import type { LegalDocumentKind } from '../../generated/schema.ts';

/** The page of each legal document. */
export const LEGAL_PATHS: Readonly<Record<LegalDocumentKind, string>> = {
  TERMS: '/terms',
  PRIVACY: '/privacy',
  REFUNDS: '/refund-policy',
  OWNER: '/operator',
  RULES: '/marketplace-rules',
};

/** In the order in which pages link to them. */
export const LEGAL_KINDS = Object.keys(LEGAL_PATHS) as LegalDocumentKind[];
