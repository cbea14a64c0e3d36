/** Exports for other features: forms with drafts. */
export { DraftNotices } from './draft-notices.tsx';
export { DraftState } from './draft-state.tsx';
export type { KeptDraftFragment } from './edit-draft.gen.ts';
export { UnsavedDraftWarning } from './unsaved-draft-warning.tsx';
export { type DraftForm, useDraftForm } from './use-draft-form.ts';
