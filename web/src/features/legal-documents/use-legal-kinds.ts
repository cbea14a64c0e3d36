import type { LegalDocumentKind } from '../../generated/schema.ts';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { LEGAL_KINDS } from './legal-paths.ts';

/** Kinds of legal documents that the site links. An academy has no rules of a marketplace. */
export function useLegalKinds(): readonly LegalDocumentKind[] {
  const { isAcademy } = useSiteMode();
  return LEGAL_KINDS.filter((kind) => kind !== 'RULES' || !isAcademy);
}
