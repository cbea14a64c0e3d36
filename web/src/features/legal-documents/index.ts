export { LEGAL_KINDS, LEGAL_PATHS } from './legal-paths.ts';
export { areTermsPostponed } from './postponed-terms.ts';
export { useLegalKinds } from './use-legal-kinds.ts';
